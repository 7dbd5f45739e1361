# What `cmake --install` puts in place: the program, and the rules engine as a
# library for other programs.

# The engine once more as a shared library. It is compiled anew, because code
# that can be shared is a little slower and the program itself need not pay.
get_target_property(engine_sources engine SOURCES)
add_library(engine_shared SHARED ${engine_sources})
target_include_directories(engine_shared PUBLIC include PRIVATE src/engine)

# It shows what the public headers declare. The other names of the engine stay
# inside, even those that begin with mw_ too.
file(GLOB public_headers CONFIGURE_DEPENDS include/mistwall/*.h)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${public_headers})
set(public_names)
foreach(header IN LISTS public_headers)
  file(STRINGS ${header} lines REGEX "^[a-z].*mw_[a-z0-9_]+\\(|^mw_[a-z0-9_]+\\(")
  list(TRANSFORM lines REPLACE "^(.*[ *])?(mw_[a-z0-9_]+)\\(.*" "\\2")
  list(APPEND public_names ${lines})
endforeach()
list(JOIN public_names "\n" public_lines)
list(JOIN public_names " " public_names)
string(REPLACE " " ";\n  " public_names "${public_names}")
set(engine_map ${PROJECT_BINARY_DIR}/engine.map)
file(CONFIGURE OUTPUT ${engine_map}
     CONTENT "{ global:\n  @public_names@;\nlocal: *; };\n" @ONLY)
target_link_options(engine_shared PRIVATE LINKER:--version-script=${engine_map})

set_target_properties(engine_shared PROPERTIES
  OUTPUT_NAME mistwall
  VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}
  LINK_DEPENDS ${engine_map})

# The archive that is installed is one object that shows the same names, so that
# a program may use the others for itself. The tests look at the engine's own.
set(engine_names ${PROJECT_BINARY_DIR}/engine.names)
file(CONFIGURE OUTPUT ${engine_names} CONTENT "@public_lines@\n" @ONLY)
set(engine_archive ${PROJECT_BINARY_DIR}/installed/libmistwall.a)
set(engine_object ${PROJECT_BINARY_DIR}/installed/mistwall.o)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/installed)
add_custom_command(
  OUTPUT ${engine_archive}
  COMMAND ${CMAKE_LINKER} -r -o ${engine_object} --whole-archive $<TARGET_FILE:engine>
  COMMAND ${CMAKE_OBJCOPY} --keep-global-symbols=${engine_names} ${engine_object}
  COMMAND ${CMAKE_COMMAND} -E rm -f ${engine_archive}
  COMMAND ${CMAKE_AR} qc ${engine_archive} ${engine_object}
  DEPENDS engine ${engine_names}
  VERBATIM)
add_custom_target(engine_archive ALL DEPENDS ${engine_archive})

# The file finds the prefix from its own place, so that the installed tree may
# be moved and `cmake --install --prefix` may choose another one.
file(RELATIVE_PATH prefix_from_pc
     ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
string(REGEX REPLACE "/$" "" prefix_from_pc "${prefix_from_pc}")
configure_file(cmake/mistwall.pc.in mistwall.pc @ONLY)

install(TARGETS mistwall engine_shared)
install(FILES ${engine_archive} DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/mistwall TYPE INCLUDE FILES_MATCHING PATTERN *.h)
install(FILES ${PROJECT_BINARY_DIR}/mistwall.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(DIRECTORY assets/tiles DESTINATION ${CMAKE_INSTALL_DATADIR}/mistwall)
install(FILES assets/mistwall.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES README.md LICENSE TYPE DOC)
