package swiftmimetype.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The shared library in this process, and one detector for each set of options. */
final class Engine {
    private static Engine engine;

    private final long[] detectors = new long[32];

    private Engine(String bridge, String library) throws IOException {
        load(Path.of(bridge));
        String message = open(library);
        if (message != null) throw new IOException("the shared library can't be opened: " + message);
    }

    /** The engine with the libraries at two paths; those of the first call are used. */
    static synchronized Engine with(String bridge, String library) throws IOException {
        if (engine == null) engine = new Engine(bridge, library);
        return engine;
    }

    /** A detector with these options; it is never freed. */
    synchronized long detector(int flags) {
        int index = flags & 31;
        if (detectors[index] == 0) detectors[index] = create(index);
        return detectors[index];
    }

    /** A library can be loaded by one class loader only, so the second one in a process takes a copy. */
    private static void load(Path library) throws IOException {
        try {
            System.load(library.toString());
        } catch (UnsatisfiedLinkError failure) {
            if (!Files.exists(library)) throw new IOException("there is no " + library + " on this machine", failure);
            Path copy = Files.createTempFile("libmimetype-jni", ".so");
            try {
                Files.copy(library, copy, StandardCopyOption.REPLACE_EXISTING);
                System.load(copy.toString());
            } finally {
                Files.delete(copy);
            }
        }
    }

    private static native String open(String path);

    private static native long create(int flags);

    /**
     * Detects what a source reads.
     *
     * @param texts is filled with type, description, charset, reason, basis and message, then four texts a conflict,
     *     then three a reading.
     * @param numbers is filled with code, flags, bytes read, reads, the bits of the confidence, the number of
     *     conflicts and that of readings, and the offsets of these.
     */
    static native void detect(
            long detector, ObjectSource source, long size, byte[] name, byte[][] texts, long[] numbers);
}
