"""Rules that compile and check Diorama's scenes, and Interface Builder's documents as they are.

One action compiles one scene, or one storyboard with its scenes, so that an edit runs one action and caches share the
others. An action reads the scenes, the configuration and the schemas that the rule names, and nothing else: no
configuration is searched for.
"""

DioramaInfo = provider(
    doc = "The scene compiler.",
    fields = {"tool": "The executable."},
)

def _diorama_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(diorama = DioramaInfo(tool = ctx.executable.tool))]

diorama_toolchain = rule(
    implementation = _diorama_toolchain_impl,
    attrs = {
        "tool": attr.label(
            doc = "The statically linked executable, which needs nothing of the machine that runs it.",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
            mandatory = True,
        ),
    },
)

_TOOLCHAIN = "@diorama//:toolchain_type"

_SETTINGS = {
    "schemas": attr.label_list(
        doc = "The schemas of custom classes.",
        allow_files = [".yaml"],
    ),
    "data": attr.label_list(
        doc = "Other files that the scenes or the configuration name, such as asset catalogs and components.",
        allow_files = True,
    ),
    "config": attr.label(
        doc = "The configuration; the default one says nothing.",
        allow_single_file = [".yaml"],
        default = "@diorama//:default_config",
    ),
}

_MODULE = {
    "module": attr.string(
        doc = "The module of the classes that a document has from its target; empty for the one that the document was saved with.",
    ),
}

_SCENES = {
    "scenes": attr.label_list(
        doc = "The scenes and xibs.",
        allow_files = [".scene.yaml", ".xib"],
        mandatory = True,
    ),
}

_SOURCES = {
    "scenes": attr.label_list(
        doc = "The scenes; storyboards and the scenes in their folders; Interface Builder's documents.",
        allow_files = [".scene.yaml", ".storyboard.yaml", ".xib", ".storyboard"],
        mandatory = True,
    ),
}

def _with_settings(*attributes):
    """Attributes with those that all rules have."""
    all = dict(_SETTINGS)
    for some in attributes:
        all.update(some)
    return all

def _settings(ctx):
    """The arguments and the files that hold for all scenes of a rule."""
    arguments = ["--config=" + ctx.file.config.path]
    for schema in ctx.files.schemas:
        arguments.append("--schemas=" + schema.path)
    return arguments, [ctx.file.config] + ctx.files.schemas + ctx.files.data

def _module(ctx):
    """The arguments that say which module the classes of documents are in."""
    return ["--module=" + ctx.attr.module] if ctx.attr.module else []

def _name(file):
    """The name of a file without what its kind adds to it."""
    for suffix in [".scene.yaml", ".storyboard.yaml", ".xib", ".storyboard"]:
        if file.basename.endswith(suffix):
            return file.basename[:-len(suffix)]
    fail("%s is neither a scene nor a document" % file.path)

def _diorama_nibs_impl(ctx):
    tool = ctx.toolchains[_TOOLCHAIN].diorama.tool
    arguments, files = _settings(ctx)
    nibs = []
    maps = []
    names = {}
    for scene in ctx.files.scenes:
        name = _name(scene)
        if name in names:
            fail("two files become %s.nib: %s and %s" % (name, names[name].path, scene.path))
        names[name] = scene
        nib = ctx.actions.declare_file("%s.nibs/%s.nib" % (ctx.label.name, name))
        source_map = ctx.actions.declare_file("%s.nibs/%s.nib.map" % (ctx.label.name, name))
        ctx.actions.run(
            executable = tool,
            arguments = ["compile", "--quiet", "--jobs", "1", "--debug-info"] + arguments + _module(ctx) +
                        ["-o", nib.path, "--", scene.path],
            inputs = [scene] + files,
            outputs = [nib, source_map],
            mnemonic = "DioramaCompile",
            progress_message = "Compiling scene %s" % scene.short_path,
            # The same bytes on every machine: nothing of the user's shell reaches the tool.
            use_default_shell_env = False,
        )
        nibs.append(nib)
        maps.append(source_map)
    return [
        DefaultInfo(files = depset(nibs), runfiles = ctx.runfiles(files = nibs)),
        OutputGroupInfo(maps = depset(maps)),
    ]

diorama_nibs = rule(
    doc = "Compiles scenes and xibs; the nibs are the rule's files, and their source maps the output group 'maps'.",
    implementation = _diorama_nibs_impl,
    attrs = _with_settings(_SCENES, _MODULE),
    toolchains = [_TOOLCHAIN],
)

def _diorama_storyboard_impl(ctx):
    tool = ctx.toolchains[_TOOLCHAIN].diorama.tool
    arguments, files = _settings(ctx)
    storyboard = ctx.file.storyboard
    name = _name(storyboard)
    beside = storyboard.path[:len(storyboard.path) - len(storyboard.basename)]
    for scene in ctx.files.scenes:
        # A document has all its scenes in itself.
        if storyboard.extension == "storyboard" or not scene.path.startswith(beside + name + "/"):
            fail("%s is not in the folder of %s" % (scene.path, storyboard.path))
    folder = ctx.actions.declare_directory("%s.storyboards/%s.storyboardc" % (ctx.label.name, name))
    ctx.actions.run(
        executable = tool,
        arguments = ["compile", "--quiet", "--jobs", "1", "--debug-info"] + arguments + _module(ctx) +
                    ["-o", folder.path, "--", storyboard.path],
        inputs = [storyboard] + ctx.files.scenes + files,
        outputs = [folder],
        mnemonic = "DioramaCompile",
        progress_message = "Compiling storyboard %s" % storyboard.short_path,
        use_default_shell_env = False,
    )
    return [DefaultInfo(files = depset([folder]), runfiles = ctx.runfiles(files = [folder]))]

diorama_storyboard = rule(
    doc = "Compiles a storyboard; the rule's file is the folder that UIStoryboard(name:bundle:) loads.",
    implementation = _diorama_storyboard_impl,
    attrs = _with_settings(_MODULE, {
        "storyboard": attr.label(
            doc = "The storyboard, of scenes or of Interface Builder.",
            allow_single_file = [".storyboard.yaml", ".storyboard"],
            mandatory = True,
        ),
        "scenes": attr.label_list(
            doc = "The scenes in the folder of a storyboard of scenes.",
            allow_files = [".scene.yaml"],
        ),
    }),
    toolchains = [_TOOLCHAIN],
)

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _diorama_lint_test_impl(ctx):
    tool = ctx.toolchains[_TOOLCHAIN].diorama.tool
    words = [tool.short_path, "lint", "--strict", "--config=" + ctx.file.config.short_path]
    for schema in ctx.files.schemas:
        words.append("--schemas=" + schema.short_path)
    words += ["--"] + [file.short_path for file in ctx.files.scenes]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "#!/bin/sh\nexec %s\n" % " ".join([_quoted(word) for word in words]), is_executable = True)
    files = [tool, ctx.file.config] + ctx.files.scenes + ctx.files.schemas + ctx.files.data
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

diorama_lint_test = rule(
    doc = "Holds scenes and documents against the rules of the linter; warnings fail, too.",
    implementation = _diorama_lint_test_impl,
    attrs = _with_settings(_SOURCES),
    toolchains = [_TOOLCHAIN],
    test = True,
)
