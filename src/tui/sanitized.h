/* Was this built with a sanitizer? It catches crashes itself and prints its
 * reports to stderr as the program dies, so it must find both untouched. */
#ifndef TUI_SANITIZED_H
#define TUI_SANITIZED_H

#if defined(__SANITIZE_ADDRESS__)
enum { SANITIZED = 1 };
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif
#else
enum { SANITIZED = 0 };
#endif

#endif
