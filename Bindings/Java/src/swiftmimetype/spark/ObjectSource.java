package swiftmimetype.spark;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;

/** An object of a store, opened when the first bytes are read. */
final class ObjectSource implements AutoCloseable {
    private final Path path;
    private final long size;
    private final Configuration configuration;
    private FSDataInputStream stream;
    private byte[] room = new byte[8192];

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
            int done = 0;
            while (done < length) {
                int count = stream.read(offset + done, room, done, length - done);
                if (count <= 0) break;
                done += count;
            }
            return done;
        } catch (Exception failure) {
            this.failure = failure;
            return -1;
        }
    }

    String name() {
        return path.getName();
    }

    byte[] room() {
        return room;
    }

    /** Tells the store what is known, so that it need not be asked for it again. */
    private FSDataInputStream open() throws Exception {
        return fileSystem(path, configuration).openFile(path)
                .opt("fs.option.openfile.length", Long.toString(size))
                .opt("fs.option.openfile.read.policy", "random").build().get();
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
