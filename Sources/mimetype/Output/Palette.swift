import MIMETypes

/// The colours of the output on a terminal.
///
/// They are among the sixteen basic colours of all terminals, so that the user's colour scheme applies to them.
/// https://www.ecma-international.org/publications-and-standards/standards/ecma-48/
struct Palette: Sendable {
    let isOn: Bool

    init(isOn: Bool) {
        self.isOn = isOn
    }

    /// Makes a palette with or without colours, depending on the user's choice.
    init(_ choice: ColorChoice) {
        switch choice {
        case .always: isOn = true
        case .never: isOn = false
        case .auto: isOn = Terminal.showsColor
        }
    }

    /// Writes the output of a closure in the colour of a type.
    func paint(_ type: MIMEType, in output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
        guard isOn else { return body(&output) }
        write(in: &output, colour: Self.colour(of: type), body)
    }

    /// Writes the output of a closure as a warning.
    func warn(in output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
        write(in: &output, colour: "33", body)
    }

    /// Writes the output of a closure dimmed, to mark it as less important.
    func dim(in output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
        write(in: &output, colour: "2", body)
    }

    private func write(in output: inout [UInt8], colour: String, _ body: (inout [UInt8]) -> Void) {
        if isOn { output.append("\u{1B}[\(colour)m") }
        body(&output)
        if isOn { output.append("\u{1B}[0m") }
    }

    private static func colour(of type: MIMEType) -> String {
        switch type.type {
        case "text", "message": "32"
        case "image", "model": "35"
        case "audio", "video": "36"
        case "inode": "34"
        case "font": "33"
        default: type == .octetStream ? "2" : "0"
        }
    }
}
