# Writes OUTPUT, a C file with the contents of FILES (below ROOT) as arrays.
list(SORT FILES)
set(arrays "")
set(rows "")
set(number 0)
foreach(file IN LISTS FILES)
  file(RELATIVE_PATH name ${ROOT} ${file})
  file(READ ${file} hex HEX)
  string(LENGTH "${hex}" length)
  math(EXPR length "${length} / 2")
  string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," hex "${hex}")
  string(APPEND arrays
         "static const unsigned char data_${number}[] = {\n${hex}0};\n")
  string(APPEND rows
         "    {\"${name}\", (const char *)data_${number}, ${length}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT}
     "#include \"assets.h\"\n\n${arrays}\nconst struct asset assets[] = {\n"
     "${rows}    {NULL, NULL, 0}};\n")
