package swiftmimetype.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.attribute.BasicFileAttributes;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;

/** What is in a folder of the local file system, as Hadoop describes it. */
final class LocalEntry {
    private LocalEntry() {}

    static java.nio.file.Path path(Path path) {
        return java.nio.file.Path.of(path.toUri().getPath());
    }

    /** The status of a file, of a folder, or of what a link leads to; throws for anything that can't be read by its name. */
    static FileStatus status(Path folder, java.nio.file.Path entry) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(entry, BasicFileAttributes.class);
        if (attributes.isOther()) throw new IOException("it is a pipe, a socket or a device, and no file");
        String name = entry.getFileName().toString();
        if (!isText(entry)) throw new IOException("the name is not text in this locale; rename it, or set LC_ALL=C.UTF-8");
        return new FileStatus(
                attributes.size(), attributes.isDirectory(), 1, 1 << 25, attributes.lastModifiedTime().toMillis(),
                new Path(folder, new Path(null, null, name)));
    }

    /** Whether the name as text leads back to the same bytes. */
    private static boolean isText(java.nio.file.Path entry) {
        try {
            return java.nio.file.Path.of(entry.toString()).equals(entry);
        } catch (InvalidPathException failure) {
            return false;
        }
    }
}
