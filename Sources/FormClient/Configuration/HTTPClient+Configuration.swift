#if Upload
import AsyncHTTPClient
import NIOCore
import NIOSSL

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension HTTPClient.Configuration {
    /// Translates a configuration.
    ///
    /// - Throws: a `FormClientError` if a file of it can't be read.
    init(_ configuration: HTTPFormClient.Configuration) throws(FormClientError) {
        let timeouts = configuration.timeouts
        // Time-outs of reading and writing are not set: that of writing stands still while the connection takes nothing.
        let proxy = try configuration.proxy.map(Self.proxy)
        self.init(
            tlsConfiguration: try TLSConfiguration(configuration.tls),
            redirectConfiguration: .disallow,
            timeout: Timeout(connect: TimeAmount(timeouts.connect)),
            connectionPool: ConnectionPool(idleTimeout: TimeAmount(timeouts.idleConnection)),
            proxy: proxy)
        connectionPool.retryConnectionEstablishment = false
        // A form has a connection to itself in any case, and there is one way less in which servers differ.
        httpVersion = .http1Only
        http1_1ConnectionDebugInitializer = { channel in
            Self.keepBuffersShort(channel).flatMap { EarlyAnswerHandler.add(to: channel) }
        }
    }

    private static func proxy(
        _ proxy: HTTPFormClient.Configuration.Proxy
    ) throws(FormClientError) -> HTTPClient.Configuration.Proxy {
        switch proxy {
        case .http(let host, let port, let credentials):
            let target = try RequestTarget(host: host, port: port)
            return .server(
                host: target.address, port: target.port, authorization: credentials.map(authorization))
        case .socks(let host, let port):
            let target = try RequestTarget(host: host, port: port)
            return .socksServer(host: target.address, port: target.port)
        }
    }

    private static func authorization(_ credentials: String) -> HTTPClient.Authorization {
        let name = credentials.prefix { $0 != ":" }
        return .basic(username: String(name), password: String(credentials.dropFirst(name.count + 1)))
    }

    /// Lets the system hold little that it has not sent yet.
    ///
    /// Otherwise megabytes of a body count as sent long before they are, and at the end of an upload over a slow line
    /// nothing would seem to move until they have gone.
    /// https://lwn.net/Articles/560082/
    private static func keepBuffersShort(_ channel: any Channel) -> EventLoopFuture<Void> {
        #if os(Linux)
        // In <linux/tcp.h>, which has no module.
        let notSentLowWaterMark: CInt = 25
        let option = ChannelOptions.socket(SocketOptionLevel(IPPROTO_TCP), SocketOptionName(notSentLowWaterMark))
        // An option that is refused costs precision, nothing else.
        return channel.setOption(option, value: 128 << 10).recover { _ in }
        #else
        return channel.eventLoop.makeSucceededVoidFuture()
        #endif
    }
}

extension TLSConfiguration {
    fileprivate init(_ tls: HTTPFormClient.Configuration.TLS) throws(FormClientError) {
        self = .makeClientConfiguration()
        switch tls.verification {
        case .full: certificateVerification = .fullVerification
        case .anyHost: certificateVerification = .noHostnameVerification
        case .none: certificateVerification = .none
        }
        if let path = tls.trustRoots {
            trustRoots = .certificates(try Self.certificates(path))
        }
        if let path = tls.certificateChain {
            certificateChain = try Self.certificates(path).map { .certificate($0) }
        }
        if let path = tls.privateKey {
            privateKey = .privateKey(
                try Self.reading(path) { try NIOSSLPrivateKey(file: path, format: .pem) })
        }
    }

    private static func certificates(_ path: String) throws(FormClientError) -> [NIOSSLCertificate] {
        try reading(path) { try NIOSSLCertificate.fromPEMFile(path) }
    }

    private static func reading<Value>(_ path: String, _ read: () throws -> Value) throws(FormClientError) -> Value {
        do {
            return try read()
        } catch {
            throw FormClientError(
                .invalidParameter, path, reason: "is no readable file with what is needed in PEM; check the path",
                underlyingError: error)
        }
    }
}

extension TimeAmount {
    fileprivate init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        // More than a century is no limit, and must not overflow.
        self = .seconds(min(seconds, 1 << 32)) + .nanoseconds(attoseconds / 1_000_000_000)
    }
}
#endif
