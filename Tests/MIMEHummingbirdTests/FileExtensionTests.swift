#if Server
import FileTesting
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import MIMEHummingbird
import MIMETypes
import Testing

struct FileExtensionTests {
    @Test(arguments: [
        ("image/png", "image/png"), ("application/vnd.ms-excel", "application/vnd.ms-excel"),
        ("text/html;charset=utf-8", "text/html; charset=utf-8"),
    ])
    func typeIsTakenOver(_ name: String, _ expected: String) throws {
        let type = try #require(MIMEType(name))
        #expect(MediaType(type)?.description == expected)
    }

    @Test func unknownTopLevelTypeIsNil() throws {
        #expect(MediaType(try #require(MIMEType("chemical/x-cif"))) == nil)
    }

    @Test func tableIsLargerThanHummingbirds() {
        #expect(MediaType.knownFileExtensions.count > 1000)
        #expect(MediaType.knownFileExtensions["epub"]?.description == "application/epub+zip")
    }

    @Test(arguments: [
        ("a.epub", "application/epub+zip"), ("a.xls", "application/vnd.ms-excel"),
        ("a.webmanifest", "application/manifest+json"),
    ])
    func filesAreServedWithTheirType(_ name: String, _ type: String) async throws {
        let folder = try TemporaryFolder([name: "content"])
        let router = Router()
        router.add(
            middleware: FileMiddleware(folder.url.path)
                .withAdditionalMediaTypes(forFileExtensions: MediaType.knownFileExtensions))
        try await Application(router: router).test(.router) { client in
            let response = try await client.execute(uri: "/\(name)", method: .get)
            #expect(response.headers[.contentType]?.hasPrefix(type) == true)
        }
    }
}
#endif
