package swiftmimetype.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerApplicationEnd;

/** A folder for a list of objects, which nobody else may read, and which is deleted when the application ends. */
final class ListFolder extends SparkListener {
    private static final FsPermission OWNER_ONLY = new FsPermission((short) 0700);

    private final Path path;
    private final FileSystem fileSystem;

    private ListFolder(Path path, FileSystem fileSystem) {
        this.path = path;
        this.fileSystem = fileSystem;
    }

    static ListFolder create(Path path, Configuration configuration) throws IOException {
        FileSystem fileSystem = path.getFileSystem(configuration);
        make(path, fileSystem);
        // In case that the application does not come to its end. Only what exists is deleted on exit.
        fileSystem.deleteOnExit(path);
        return new ListFolder(path, fileSystem);
    }

    private static void make(Path path, FileSystem fileSystem) throws IOException {
        if (fileSystem instanceof LocalFileSystem) {
            // Hadoop would start a program to set the permissions, and only after the folder is there.
            java.nio.file.Path folder = LocalEntry.path(path);
            Files.createDirectories(folder.getParent());
            Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else if (!FileSystem.mkdirs(fileSystem, path, OWNER_ONLY)) {
            throw new IOException("the folder " + path + " can't be made");
        }
    }

    Path path() {
        return path;
    }

    void delete() throws IOException {
        fileSystem.delete(path, true);
        fileSystem.cancelDeleteOnExit(path);
    }

    @Override
    public void onApplicationEnd(SparkListenerApplicationEnd end) {
        try {
            delete();
        } catch (IOException failure) {
            // It is tried once more when the process ends.
        }
    }
}
