#if Server
/// The parts of the OpenAPI document that the page about the API shows.
///
/// https://spec.openapis.org/oas/v3.1.1.html
struct InterfaceDocument: Decodable {
    struct Operation: Decodable {
        let summary: String
        let description: String?
        let parameters: [Parameter]?
        let requestBody: Body?
        let responses: [String: Answer]
    }

    struct Parameter: Decodable {
        /// The name; nil if this is a reference to one of the components.
        let name: String?
        let `in`: String?
        let description: String?
        let required: Bool?
        let example: Example?
        /// The reference to the component, such as `#/components/parameters/Fields`.
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case name, `in`, description, required, example
            case reference = "$ref"
        }
    }

    struct Body: Decodable {
        /// The accepted media types.
        let content: [String: Media]
    }

    struct Media: Decodable {
        let example: Example?
    }

    /// An example value: a string, several strings, or something else, which is left out.
    struct Example: Decodable {
        let values: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            values = (try? container.decode([String].self)) ?? [try? container.decode(String.self)].compactMap(\.self)
        }
    }

    struct Components: Decodable {
        let parameters: [String: Parameter]
    }

    struct Answer: Decodable {
        let description: String?
    }

    struct Info: Decodable {
        let summary: String
        let description: String
    }

    let info: Info
    let paths: [String: [String: Operation]]
    let components: Components

    /// Follows a reference.
    func resolved(_ parameter: Parameter) -> Parameter? {
        guard let name = parameter.reference?.split(separator: "/").last else { return parameter }
        return components.parameters[String(name)]
    }
}
#endif
