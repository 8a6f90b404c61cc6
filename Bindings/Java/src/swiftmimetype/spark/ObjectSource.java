package swiftmimetype.spark;

import java.io.EOFException;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FutureDataInputStreamBuilder;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/** An object of a store, opened when the first bytes are read. */
final class ObjectSource implements AutoCloseable {
    private static final int HEAD_LENGTH = 8192;
    /** How much is read in vain in a store that can't read from any place, at most. */
    private static final long MOST_SKIPPED = 16 << 20;

    private final Path path;
    private final long size;
    private final Configuration configuration;
    private FSDataInputStream stream;
    private boolean isSequential;
    private long position;
    private byte[] room = new byte[HEAD_LENGTH];

    /** Why bytes could not be read, or null. */
    Exception failure;

    ObjectSource(Path path, long size, Configuration configuration) {
        this.path = path;
        this.size = size;
        this.configuration = configuration;
    }

    /** Reads up to `length` bytes into the room; is called by the library. Returns how many, or -1. */
    int read(long offset, int length) {
        try {
            if (stream == null) stream = open();
            if (room.length < length) room = new byte[length];
            return isSequential ? readInOrder(offset, length) : readAt(offset, length);
        } catch (Exception failure) {
            this.failure = failure;
            return -1;
        }
    }

    private int readAt(long offset, int length) throws Exception {
        int done = 0;
        while (done < length) {
            int count;
            try {
                count = stream.read(offset + done, room, done, length - done);
            } catch (UnsupportedOperationException | IOException failure) {
                if (!saysThatItCannot(failure)) throw failure;
                isSequential = true;
                return readInOrder(offset, length);
            }
            if (count <= 0) break;
            done += count;
        }
        return done;
    }

    /** Some stores can only read on, such as HTTP and FTP. */
    private static boolean saysThatItCannot(Exception failure) {
        return failure instanceof UnsupportedOperationException
                || String.valueOf(failure.getMessage()).contains("not supported");
    }

    private int readInOrder(long offset, int length) throws Exception {
        if (offset < position) {
            stream.close();
            stream = open();
            position = 0;
        }
        if (offset - position > MOST_SKIPPED) {
            throw new IOException("this store can't read from byte " + offset + " on; fetch the object first");
        }
        try {
            stream.skipNBytes(offset - position);
        } catch (EOFException failure) {
            return 0;
        }
        int done = stream.readNBytes(room, 0, length);
        position = offset + done;
        return done;
    }

    byte[] room() {
        return room;
    }

    /**
     * Tells the store what is known, so that it need not be asked for it again; a local file needs a small buffer. S3A would
     * fetch 64 KiB ahead; other stores ignore that.
     */
    private FSDataInputStream open() throws Exception {
        FileSystem fileSystem = fileSystem(path, configuration);
        if (fileSystem instanceof RawLocalFileSystem) return fileSystem.open(path, HEAD_LENGTH);
        FutureDataInputStreamBuilder builder =
                fileSystem.openFile(path).opt("fs.option.openfile.read.policy", "random")
                        .opt("fs.s3a.readahead.range", Integer.toString(HEAD_LENGTH));
        if (size >= 0) builder = builder.opt("fs.option.openfile.length", Long.toString(size));
        return builder.build().get();
    }

    /** The file system of a path; the local one without the checksums that Hadoop looks for beside each file. */
    static FileSystem fileSystem(Path path, Configuration configuration) throws IOException {
        FileSystem fileSystem = path.getFileSystem(configuration);
        return fileSystem instanceof LocalFileSystem local ? local.getRawFileSystem() : fileSystem;
    }

    @Override
    public void close() throws IOException {
        if (stream != null) stream.close();
    }
}
