package swiftmimetype.spark;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;

/** Writes objects as JSON lines, so many to a file, for one thread. */
final class LineFiles implements AutoCloseable {
    private final Configuration configuration;
    private final Path folder;
    private final String prefix;
    private final int linesPerFile;
    private BufferedWriter writer;
    private long count;

    LineFiles(Configuration configuration, Path folder, String prefix, int linesPerFile) {
        this.configuration = configuration;
        this.folder = folder;
        this.prefix = prefix;
        this.linesPerFile = linesPerFile;
    }

    long count() {
        return count;
    }

    /** Writes an object; a store that does not know its size says that it is negative. */
    void write(FileStatus status) throws IOException {
        String size = status.getLen() < 0 ? "null" : Long.toString(status.getLen());
        write(status.getPath().toString(), size, status.getModificationTime(), null);
    }

    /** Writes what can't be listed. */
    void write(String path, Exception failure) throws IOException {
        write(path, "0", 0, DetectObject.sentence(failure));
    }

    private void write(String path, String size, long modified, String error) throws IOException {
        if (count % linesPerFile == 0) {
            close();
            Path file = new Path(folder, String.format("%s-%06d.json", prefix, count / linesPerFile));
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

    @Override
    public void close() throws IOException {
        if (writer != null) writer.close();
        writer = null;
    }
}
