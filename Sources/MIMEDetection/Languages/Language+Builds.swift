/// What programs are built and packed with.
extension Language {
    static let builds = [
        // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/make.html and
        // https://www.gnu.org/software/make/manual
        Language(
            type: "text/x-makefile", comments: "#",
            lines: #"""
                5 all:~$
                4 all: ~n
                10 .PHONY: ~*
                9 .PHONY : ~*
                6 clean:~$
                4 install: ~n
                4 install:~$
                8 include $(
                8 ifeq (
                8 ifneq (
                3 endif~$
                4 CC = ~*
                5 CFLAGS = ~*
                6 CFLAGS += ~*
                5 CFLAGS=~*
                8  $(MAKE) ~*
                8  $(CC) ~*
                5  @echo ~*
                5  rm -f ~*
                4  -rm -f ~*
                6 $(~i): ~*
                10 %.o: %.c
                9 .SUFFIXES:
                6 -include ~n
                10 srcdir = @srcdir@
                5 SUBDIRS = ~*
                6 EXTRA_DIST = ~*
                10 bin_PROGRAMS = ~*
                10 AUTOMAKE_OPTIONS = ~*
                10 ACLOCAL_AMFLAGS = ~*
                8 lib_LTLIBRARIES = ~*
                8 noinst_~i = ~*
                8 man_MANS = ~*
                6 CC ?= ~*
                6 CC := ~*
                5 OBJS = ~*
                5 OBJS := ~*
                5 SRCS = ~*
                5 SRCS := ~*
                5 SRC = ~*
                5 SRC := ~*
                5 LDFLAGS = ~*
                6 LDFLAGS += ~*
                5 CXXFLAGS = ~*
                6 CXXFLAGS += ~*
                6 SHELL = /~*
                6 SHELL := /~*
                6 PREFIX ?= ~*
                4 ifdef ~i~$
                4 ifndef ~i~$
                5 endef~$
                4 default: ~n
                4 test:~$
                6  @mkdir -p ~*
                6  @$(~*
                8  $(RM) ~*
                8  $(AR) ~*
                4  mkdir -p ~*
                8 VPATH = ~*
                8 VPATH=~*
                6 srcdir=~_@srcdir@
                4 RM = ~*
                5 CC=~*
                """#),
        // https://cmake.org/cmake/help/latest/manual/cmake-language.7.html
        Language(
            type: "text/x-cmake", comments: "#", ignoresCase: true,
            lines: #"""
                10 cmake_minimum_required~_(
                3 project(~i
                4 set(~i~*
                3 set(~i~$
                9 add_executable(
                9 add_library(
                10 target_link_libraries(
                8 find_package(
                8 find_path(
                8 find_library(
                3 include(~i
                3 if(
                5 endif(
                4 function(~i
                8 endfunction(
                4 macro(~i
                8 endmacro(
                4 foreach(~i
                8 endforeach(
                8 message(status
                9 set_target_properties(
                9 configure_file(
                9 add_subdirectory(
                4 else()~$
                3  set(~i ~*
                4  message(
                7  list(append ~i
                8 get_filename_component(
                10 #[=~*[.rst:~$
                8 #.rst:~$
                9 set(cmake_~*
                9 set (cmake_~*
                8  set(cmake_~*
                9 mark_as_advanced(
                10 find_package_handle_standard_args(
                8 include_guard(
                5 string(~i ~*
                6 list(~i ~*
                8 add_test(
                5 install(~i ~*
                9 add_custom_command(
                9 add_custom_target(
                9 target_~i(
                6 option(~i "~*
                4 elseif(
                8 message(fatal_error ~*
                8 enable_language(
                8 enable_testing(
                5 if(not ~*
                5 if (not ~*
                3 set (~i ~*
                8 cmake_policy(
                7 endif (~*
                8 find_package (
                """#),
        // https://mesonbuild.com/Syntax.html
        Language(
            type: "text/x-meson", comments: "#",
            lines: #"""
                5 project('~*'
                7 project('~*', '~*'
                5 project(~$
                7 executable('
                4 subdir('
                10 option('~*', type~_:
                8 if get_option('
                10 i18n = import('i18n')
                10 gnome = import('gnome')
                8 install_data(
                6 shared_library(
                6 configure_file(~$
                7 foreach ~i : ~*
                5 endforeach~$
                2 endif~$
                """#),
        // https://docs.docker.com/reference/dockerfile
        Language(
            type: "text/x-dockerfile", comments: "#",
            lines: #"""
                6 FROM ~n~$
                9 FROM ~n AS ~i
                9 FROM ~n as ~i
                9 RUN apt-get ~i
                9 RUN apk ~i
                4 RUN ~*
                8 CMD [
                8 ENTRYPOINT [
                4 COPY ~n ~n~$
                4 COPY --from=~n
                4 ENV ~i
                5 EXPOSE ~d
                5 WORKDIR ~n
                5 MAINTAINER ~*
                2 ARG ~i
                9 # syntax=docker/~n
                9 RUN pip install ~*
                9 RUN npm ~*
                9 RUN yum ~*
                9 FROM --platform=~*
                5 LABEL ~n=~*
                5 CMD ~*
                """#),
        // https://nsis.sourceforge.io/Docs
        Language(
            type: "text/x-nsis", comments: "; # !",
            lines: #"""
                9 !include "~*.nsh"
                9 !include ~n.nsh
                5 !define ~i ~*
                9 !insertmacro ~i
                6 !macro ~i
                7 OutFile "
                8 SectionEnd~$
                3 Section "
                7 FunctionEnd~$
                4 InstallDir ~*
                """#),
        // https://www.gnu.org/software/autoconf/manual
        Language(
            type: "application/x-m4", comments: "# dnl",
            lines: #"""
                10 AC_INIT(
                9 AC_DEFUN([
                9 AC_PREREQ(
                8 AM_INIT_AUTOMAKE
                8 AC_OUTPUT
                8 AC_CONFIG_~i(
                8 m4_define([
                6 divert(-1)
                6 define(`
                2 dnl ~*
                """#),
        // https://rpm-software-management.github.io/rpm/manual/spec.html
        Language(
            type: "text/x-rpm-spec", comments: "# %",
            lines: #"""
                2 Name: ~n~$
                2 Version: ~n~$
                5 Release: ~*%{
                3 Summary: ~*
                3 License: ~*
                5 BuildRequires: ~*
                7 %description~$
                7 %prep~$
                7 %build~$
                7 %install~$
                7 %files~$
                6 %changelog~$
                5 %define ~i ~*
                6 %global ~i ~*
                """#),
    ]
}
