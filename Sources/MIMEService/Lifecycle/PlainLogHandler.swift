#if Server
import Logging

/// Passes messages on and keeps no metadata.
///
/// Hummingbird makes a logger with an id for each request, whether or not anything is logged, and nothing here reads it:
/// requests have ids of their own.
struct PlainLogHandler: LogHandler {
    private let logger: Logger
    var logLevel: Logger.Level

    init(_ logger: Logger) {
        self.logger = logger
        logLevel = logger.logLevel
    }

    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        logger.log(level: event.level, event.message, metadata: event.metadata, source: event.source)
    }
}
#endif
