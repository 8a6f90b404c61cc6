package swiftmimetype.spark;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.RemoteIterator;

/** Lists folders for one thread: objects and errors become lines, and folders are put off. */
final class FolderLister implements AutoCloseable {
    private final LineFiles lines;
    private final FolderQueue folders;
    private final boolean isRecursive;

    FolderLister(LineFiles lines, FolderQueue folders, boolean isRecursive) {
        this.lines = lines;
        this.folders = folders;
        this.isRecursive = isRecursive;
    }

    long count() {
        return lines.count();
    }

    void addRoot(String text, Configuration configuration) throws IOException {
        FileSystem fileSystem;
        FileStatus status;
        try {
            Path path = new Path(text);
            fileSystem = ObjectSource.fileSystem(path, configuration);
            status = fileSystem.getFileStatus(path);
        } catch (IOException | RuntimeException failure) {
            lines.write(text, failure);
            return;
        }
        add(fileSystem, status);
    }

    void addEntries(FolderQueue.Folder folder) throws IOException {
        if (folder.fileSystem() instanceof RawLocalFileSystem) {
            addLocalEntries(folder);
            return;
        }
        RemoteIterator<FileStatus> entries = entries(folder);
        FileStatus status = entries == null ? null : next(entries, folder);
        for (; status != null; status = next(entries, folder)) {
            if (!status.isDirectory() || isRecursive) add(folder.fileSystem(), status);
        }
    }

    private RemoteIterator<FileStatus> entries(FolderQueue.Folder folder) throws IOException {
        try {
            return folder.fileSystem().listStatusIterator(folder.path());
        } catch (IOException | RuntimeException failure) {
            lines.write(folder.path().toString(), failure);
            return null;
        }
    }

    private FileStatus next(RemoteIterator<FileStatus> entries, FolderQueue.Folder folder) throws IOException {
        try {
            return entries.hasNext() ? entries.next() : null;
        } catch (IOException | RuntimeException failure) {
            lines.write(folder.path().toString(), failure);
            return null;
        }
    }

    /** Hadoop would hold a whole local folder in memory, and leave out without a word what it can't name. */
    private void addLocalEntries(FolderQueue.Folder folder) throws IOException {
        DirectoryStream<java.nio.file.Path> entries;
        try {
            entries = Files.newDirectoryStream(LocalEntry.path(folder.path()));
        } catch (IOException | RuntimeException failure) {
            lines.write(folder.path().toString(), failure);
            return;
        }
        try (entries) {
            for (java.nio.file.Path entry : entries) addLocalEntry(folder, entry);
        } catch (DirectoryIteratorException failure) {
            lines.write(folder.path().toString(), failure.getCause());
        }
    }

    private void addLocalEntry(FolderQueue.Folder folder, java.nio.file.Path entry) throws IOException {
        FileStatus status;
        try {
            status = LocalEntry.status(folder.path(), entry);
        } catch (IOException | RuntimeException failure) {
            lines.write(folder.path() + "/" + entry.getFileName(), failure);
            return;
        }
        // Links to folders may lead in a circle.
        if (!status.isDirectory() || isRecursive && !Files.isSymbolicLink(entry)) add(folder.fileSystem(), status);
    }

    private void add(FileSystem fileSystem, FileStatus status) throws IOException {
        if (status.isDirectory()) {
            folders.add(new FolderQueue.Folder(fileSystem, status.getPath()));
        } else {
            lines.write(status);
        }
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
