/// Scripts and projects of engines for games, and programs for graphics processors.
extension Language {
    static let engines = [
        // https://docs.godotengine.org/en/stable/tutorials/scripting/gdscript
        Language(
            type: "application/x-gdscript", comments: "# @",
            lines: #"""
                6 extends ~u~$
                9 func _ready():
                9 func _ready() ->
                8 func _process(
                6 func ~i(~>:
                9 onready var ~i
                9 @onready var ~i
                9 @export var ~i
                6 class_name ~u
                4 signal ~i
                """#),
        // https://docs.godotengine.org/en/stable/tutorials/shaders
        Language(
            type: "application/x-godot-shader", comments: "/* //",
            lines: #"""
                10 shader_type ~i;~$
                3 render_mode ~i
                """#),
        // https://docs.godotengine.org/en/stable/classes/class_projectsettings.html
        Language(
            type: "application/x-godot-project", comments: "; config_version",
            lines: #"""
                8 config_version=~d~$
                4 ; Engine configuration file.
                4 [application]~$
                4 config/name="
                """#),
        // https://www.w3.org/TR/WGSL
        Language(
            type: "text/wgsl", comments: "/* //",
            lines: #"""
                7 @vertex~*
                7 @fragment~*
                7 @compute ~*
                9 @group(~*) @binding(~*
                7 @workgroup_size(~*
                7 var<~*>~*
                6  @builtin(~*
                6  @location(~*
                4 fn ~i(~*) -> ~*
                3 struct ~u {~$
                4 override ~i~*
                3 const ~i = ~*
                3 enable ~i;~$
                """#),
    ]
}
