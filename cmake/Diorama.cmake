# Compiles scenes, xibs and storyboards as part of a CMake build.
#
#   include(Diorama)
#   diorama_compile(TARGET SCENES FILE... [OUTPUT_DIRECTORY DIR] [CONFIG FILE] [OPTIONS ARGUMENT...])
#
# TARGET is built with the nibs of the scenes; each scene is compiled again when it, or a file that it is made of, changes.
# Interface Builder's documents are compiled as they are: X.xib becomes X.nib, X.storyboard the folder X.storyboardc.
# A storyboard of scenes, X.storyboard.yaml, becomes the folder X.storyboardc, and is compiled again when a scene in the folder X beside
# it changes, comes or goes. Nibs and folders are listed in the target's property DIORAMA_NIBS. DIORAMA_EXECUTABLE names the
# tool; otherwise it is searched for. Ninja and, since CMake 3.20, Makefiles read the dependency files.

cmake_minimum_required(VERSION 3.20)

function(diorama_compile target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT_DIRECTORY;CONFIG" "SCENES;OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "diorama_compile: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_SCENES)
    message(FATAL_ERROR "diorama_compile: no SCENES for ${target}")
  endif()
  find_program(DIORAMA_EXECUTABLE diorama REQUIRED DOC "The scene compiler")
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/${target}.nibs")
  endif()
  get_filename_component(directory "${arg_OUTPUT_DIRECTORY}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")

  set(options ${arg_OPTIONS})
  set(settings)
  if(arg_CONFIG)
    get_filename_component(config "${arg_CONFIG}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_SOURCE_DIR}")
    list(APPEND options "--config=${config}")
    list(APPEND settings "${config}")
  endif()

  set(nibs)
  foreach(scene IN LISTS arg_SCENES)
    get_filename_component(source "${scene}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_SOURCE_DIR}")
    get_filename_component(name "${scene}" NAME)
    set(members)
    if(name MATCHES "^(.+)\\.scene\\.yaml$")
      set(nib "${directory}/${CMAKE_MATCH_1}.nib")
    elseif(name MATCHES "^(.+)\\.storyboard\\.yaml$")
      set(nib "${directory}/${CMAKE_MATCH_1}.storyboardc")
      get_filename_component(folder "${source}" DIRECTORY)
      set(folder "${folder}/${CMAKE_MATCH_1}")
      # The build looks for new scenes first; a scene that was moved there may be older than the last build.
      file(GLOB members CONFIGURE_DEPENDS "${folder}/*.scene.yaml")
      if(IS_DIRECTORY "${folder}")
        list(APPEND members "${folder}")
      endif()
    elseif(name MATCHES "^(.+)\\.xib$")
      set(nib "${directory}/${CMAKE_MATCH_1}.nib")
    elseif(name MATCHES "^(.+)\\.storyboard$")
      set(nib "${directory}/${CMAKE_MATCH_1}.storyboardc")
    else()
      message(FATAL_ERROR "diorama_compile: ${scene}: the name of a scene ends in .scene.yaml, of a storyboard in .storyboard.yaml, of a document in .xib or .storyboard")
    endif()
    if(nib IN_LIST nibs)
      get_filename_component(output "${nib}" NAME)
      message(FATAL_ERROR "diorama_compile: ${scene} is not the only file of ${target} that becomes ${output}")
    endif()
    list(APPEND nibs "${nib}")
    # An unchanged nib is not written again: the time of the depfile says when the scene was compiled.
    add_custom_command(
      OUTPUT "${nib}"
      COMMAND "${CMAKE_COMMAND}" -E make_directory "${directory}"
      COMMAND "${DIORAMA_EXECUTABLE}" compile --quiet ${options} -o "${nib}" --depfile "${nib}.d" -- "${source}"
      COMMAND "${CMAKE_COMMAND}" -E touch "${nib}"
      DEPENDS "${source}" ${members} "${DIORAMA_EXECUTABLE}" ${settings}
      DEPFILE "${nib}.d"
      COMMENT "Compiling ${name}"
      VERBATIM
    )
  endforeach()
  add_custom_target("${target}" ALL DEPENDS ${nibs})
  set_target_properties("${target}" PROPERTIES DIORAMA_NIBS "${nibs}")
endfunction()
