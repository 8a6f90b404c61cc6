package swiftmimetype.spark;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayDeque;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * Lists the objects below some paths into files of JSON lines, so that neither the driver nor anybody else holds them
 * all, and a task that is run again sees the same objects.
 */
public final class ObjectList {
    private final Configuration configuration;
    private final Path target;
    private final int linesPerFile;
    private BufferedWriter writer;
    private long count;

    private ObjectList(Configuration configuration, Path target, int linesPerFile) {
        this.configuration = configuration;
        this.target = target;
        this.linesPerFile = linesPerFile;
    }

    /** Lists; what can't be listed becomes a line with an error. Returns how many lines there are. */
    public static long write(
            Configuration configuration, String[] paths, boolean recursive, String target, int linesPerFile)
            throws IOException {
        ObjectList list = new ObjectList(configuration, new Path(target), linesPerFile);
        list.target.getFileSystem(configuration).deleteOnExit(list.target);
        try {
            for (String path : paths) list.addRoot(path, recursive);
        } finally {
            if (list.writer != null) list.writer.close();
        }
        return list.count;
    }

    private void addRoot(String text, boolean recursive) throws IOException {
        FileSystem fileSystem;
        FileStatus status;
        try {
            Path path = new Path(text);
            fileSystem = ObjectSource.fileSystem(path, configuration);
            status = fileSystem.getFileStatus(path);
        } catch (IOException | RuntimeException failure) {
            write(text, 0, 0, DetectObject.sentence(failure));
            return;
        }
        if (status.isDirectory()) addFolder(fileSystem, status.getPath(), recursive); else write(status);
    }

    private void addFolder(FileSystem fileSystem, Path root, boolean recursive) throws IOException {
        ArrayDeque<Path> folders = new ArrayDeque<>();
        folders.add(root);
        while (!folders.isEmpty()) {
            Path folder = folders.removeLast();
            RemoteIterator<FileStatus> entries = entries(fileSystem, folder);
            while (entries != null) {
                FileStatus status = next(entries, folder);
                if (status == null) break;
                if (!status.isDirectory()) {
                    write(status);
                } else if (recursive && !isLink(fileSystem, status.getPath())) {
                    folders.add(status.getPath());
                }
            }
        }
    }

    private RemoteIterator<FileStatus> entries(FileSystem fileSystem, Path folder) throws IOException {
        try {
            return fileSystem.listStatusIterator(folder);
        } catch (IOException | RuntimeException failure) {
            write(folder.toString(), 0, 0, DetectObject.sentence(failure));
            return null;
        }
    }

    private FileStatus next(RemoteIterator<FileStatus> entries, Path folder) throws IOException {
        try {
            return entries.hasNext() ? entries.next() : null;
        } catch (IOException | RuntimeException failure) {
            write(folder.toString(), 0, 0, DetectObject.sentence(failure));
            return null;
        }
    }

    /** Links to folders may lead in a circle. */
    private static boolean isLink(FileSystem fileSystem, Path folder) {
        return fileSystem instanceof RawLocalFileSystem
                && Files.isSymbolicLink(java.nio.file.Path.of(folder.toUri().getPath()));
    }

    private void write(FileStatus status) throws IOException {
        write(status.getPath().toString(), status.getLen(), status.getModificationTime(), null);
    }

    private void write(String path, long size, long modified, String error) throws IOException {
        if (count % linesPerFile == 0) {
            if (writer != null) writer.close();
            Path file = new Path(target, String.format("objects-%06d.json", count / linesPerFile));
            writer = new BufferedWriter(new OutputStreamWriter(
                    file.getFileSystem(configuration).create(file, false), StandardCharsets.UTF_8));
        }
        count++;
        writer.write("{\"path\":" + quoted(path) + ",\"size\":" + size + ",\"modified\":" + modified
                + (error == null ? "" : ",\"error\":" + quoted(error)) + "}\n");
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            if (character < 0x20 || character == '"' || character == '\\' || character >= 0x7F) {
                quoted.append(String.format("\\u%04x", (int) character));
            } else {
                quoted.append(character);
            }
        }
        return quoted.append('"').toString();
    }
}
