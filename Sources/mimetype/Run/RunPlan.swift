import MIMEDetection
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A run, as the options specify it.
struct RunPlan {
    private let options: CommandOptions
    private let magic: MagicResolver
    private let task: FileTask

    init(_ options: CommandOptions) throws(CommandLineError) {
        self.options = options
        // libmagic is used so rarely that one instance is sufficient for all threads.
        magic = MagicResolver(
            databasePath: options.magicDatabase.map { CommandLineBytes.string(of: $0) }, concurrency: 1)
        let pathStyle = PathStyle(isHarmless: Terminal.isOutput)
        let layout = OutputLayout(options: options, pathStyle: pathStyle)
        task = FileTask(
            answerer: Answerer(
                detector: try Self.detector(options, magic), readsContent: !options.nameOnly,
                usesNames: !options.contentOnly,
                followsLinks: options.followsLinks, describes: options.printsDescriptions,
                inputName: options.isFileCompatible ? Answerer.fileInputName : Answerer.standardInputName),
            filter: options.filter,
            format: layout.format(
                nameWidth: layout.isAligned ? options.longestName(pathStyle, limit: layout.widestAlignment) : 0),
            summarizes: options.summarizes, debugs: options.debugs,
            check: try CheckSettings(options),
            fixesExtensions: options.fixesExtension, passesOverMissing: options.watches)
    }

    /// Performs the run.
    ///
    /// - Returns: the exit status.
    func run() -> CInt {
        let palette = Palette(options.color)
        let summary = options.summarizes ? summaryFormat(palette) : nil
        var writer = ReportWriter(
            format: task.format, summaryFormat: summary, check: task.check, progress: progress)
        if options.debugs { writer.write(dataFolders) }
        if options.readsStandardInput { writer.write(standardInputReport()) }
        let sources: PathSources
        do throws(ResourceError) { sources = try options.sources() } catch {
            StandardError.write("mimetype: \(error)")
            return 1
        }
        let batches = PathBatches(sources, length: writer.isInteractive ? 1 : BatchRunner.batchLength)
        if options.summarizes { Interruption.stopsRuns() }
        let runner = BatchRunner(task: task, jobs: jobs, batches: batches, writer: writer)
        runner.run()
        // Whether libmagic was needed is known only after the last file.
        var totals = runner.finish(with: magicReport())
        if Interruption.hasHappened {
            StandardError.write("mimetype: interrupted; the counts are of the files read so far")
            Interruption.endProcess()
        }
        if !totals.renames.isEmpty { rename(&totals) }
        if let path = options.newBaseline { totals.failed = !writeBaseline(path, totals.entries) || totals.failed }
        return status(totals)
    }

    /// Renames files.
    ///
    /// All files must have been examined before, since one file may have the name that another file needs.
    private func rename(_ totals: inout ReportWriter.Totals) {
        let renamer = Renamer(
            isDryRun: options.isDryRun, undoPath: options.undoScript.map { CommandLineBytes.decode($0) },
            pathStyle: PathStyle(isHarmless: Terminal.isOutput))
        var writer = ReportWriter(format: task.format, summaryFormat: nil, progress: Progress(isOn: false))
        writer.write(renamer.run(totals.renames, besides: totals.links))
        totals.failed = writer.finish().failed || totals.failed
    }

    /// Writes a baseline.
    ///
    /// - Returns: true if the baseline was written.
    private func writeBaseline(_ path: String, _ entries: [BaselineEntry]) -> Bool {
        do throws(SystemError) {
            try OutputFile.save(CommandLineBytes.decode(path), Baseline.text(entries))
            let count = entries.count == 1 ? "1 alarm is" : "\(entries.count) alarms are"
            StandardError.write("mimetype: \(count) written to '\(path.printable())'")
            return true
        } catch {
            StandardError.write("mimetype: cannot write '\(path.printable())': \(error)")
            return false
        }
    }

    private var jobs: Int {
        options.jobs ?? min(8, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    }

    private var progress: Progress {
        let counter = showsProgress ? FileCounter(options) : nil
        return Progress(isOn: showsProgress, total: { counter?.total })
    }

    /// Whether to show a progress line.
    ///
    /// It is not needed if results appear on a terminal.
    private var showsProgress: Bool {
        let isQuiet = options.summarizes || options.filter.isCheck || options.filter.isSearch
        return Terminal.isError && (!Terminal.isOutput || isQuiet)
    }

    private func summaryFormat(_ palette: Palette) -> SummaryFormat {
        let style: SummaryFormat.Style =
            options.printsJSON
            ? .json
            : options.printsJSONLines
                ? .jsonLines : Terminal.isOutput ? .bars(columns: Terminal.outputColumns) : .columns
        return SummaryFormat(style: style, palette: palette, order: options.summaryOrder ?? .files)
    }

    private func status(_ totals: ReportWriter.Totals) -> CInt {
        let filter = options.filter
        if totals.failed { return 1 }
        if filter.isCheck { return totals.accepted > 0 ? 1 : 0 }
        return filter.isSearch && totals.accepted == 0 ? 1 : 0
    }

    private func standardInputReport() -> Report {
        var report = Report()
        do throws(ResourceError) {
            var answer = try task.answerer.answerStandardInput()
            task.judge(&answer)
            task.present(answer, &report)
        } catch {
            report.fail("\(error)")
        }
        return report
    }

    /// Returns a report of the reason why libmagic was not used.
    ///
    /// This is a failure only if the user specified libmagic's database.
    ///
    /// A statically linked program never has libmagic; `--version` reports this.
    private func magicReport() -> Report {
        var report = Report()
        guard let failure = magic.failure, failure != .staticProgram || options.magicDatabase != nil else {
            return report
        }
        if options.magicDatabase != nil { report.fail("\(failure)") } else { report.say("\(failure)") }
        return report
    }

    /// The line that lists the data folders, with which the output of Perl's command starts.
    ///
    /// If the output is for programs, the line goes to standard error, so that the programs don't read it.
    private var dataFolders: Report {
        var report = Report()
        let folders = options.database.map { $0.split(separator: ":").map(String.init) } ?? SharedMIMEInfo.dataFolders
        let text = "> Data dirs are: \(folders.joined(separator: ", "))"
        if options.isForPrograms { report.say(text) } else { report.write(Array("\(text)\n".utf8)) }
        return report
    }

    private static func detector(
        _ options: CommandOptions, _ magic: MagicResolver
    ) throws(CommandLineError) -> MIMEDetector {
        if let database = options.magicDatabase,
            (try? DescriptorReader.openRegularFile(CommandLineBytes.decode(database))) == nil
        {
            throw .contradiction("there is no database of libmagic at '\(database.printable())'")
        }
        var (resolvers, registry) = (MIMEDetector.standardResolvers(magic: magic), TypeRegistry.standard)
        if options.nameOnly { resolvers = [NameResolver(), FallbackResolver()] }
        if options.usesSystemDatabase {
            let folders = SharedMIMEInfo.folders
            guard let database = try? SharedMIMEInfoDatabase(folders: folders) else {
                throw .contradiction(
                    "there is no shared-mime-info database in '\(folders.joined(separator: ":"))'")
            }
            registry = registry.adding(database)
        }
        if let database = options.database {
            let folders = CommandLineBytes.string(of: database).split(separator: ":").map(String.init)
            guard let found = try? SharedMIMEInfoDatabase(folders: folders) else {
                throw .contradiction("there is no shared-mime-info database in '\(database.printable())'")
            }
            registry = TypeRegistry(registering: found.registrations)
            let resolver = RegistryResolver(registry, usesNames: !options.contentOnly)
            resolvers = [FileKindResolver(), resolver, TextResolver(), FallbackResolver()]
        }
        if options.isStrict { resolvers = MIMEDetector.nativeResolvers + [FallbackResolver()] }
        return MIMEDetector(
            resolvers: options.contentOnly ? resolvers.filter { !($0 is NameResolver) } : resolvers,
            limits: options.isStrict ? .thorough : .standard, search: options.search,
            minimumTextConfidence: options.minimumConfidence, checksLanguages: options.asksForConflicts,
            registry: registry)
    }
}
