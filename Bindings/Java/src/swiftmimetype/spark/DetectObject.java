package swiftmimetype.spark;

import java.io.FileNotFoundException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutionException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.expressions.UserDefinedFunction;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;

/** The detection of an object by its path, reading only what the library asks for; also as a function for Spark. */
public final class DetectObject implements UDF1<String, Row> {
    private static final long serialVersionUID = 2;
    private static final int MOST_TEXTS = 256;
    private static final long UNKNOWN = -1;

    private final String bridge;
    private final String library;
    private final int flags;

    /** A detection with the libraries at two paths, which are the same on all machines. */
    public DetectObject(String bridge, String library, int flags) {
        this.bridge = bridge;
        this.library = library;
        this.flags = flags;
    }

    /**
     * The function for Spark. It counts as not deterministic, since the optimiser would call it once for each field that is
     * used. It is made here because Python can't tell Java's overloads of `udf` apart.
     */
    public UserDefinedFunction function(String type) {
        return functions.udf(this, DataType.fromDDL(type)).asNondeterministic();
    }

    @Override
    public Row call(String path) {
        return path == null ? failure("there is no path") : detection(path, null, null);
    }

    /** Whether an object is on this machine's disk. */
    static boolean isLocal(String path) {
        return path.startsWith("file:") || path.startsWith("/");
    }

    /** The detection, or its error, of an object whose size may be unknown; it never throws for what is wrong with an object. */
    Row detection(String path, Long size, String error) {
        if (error != null) return failure(error);
        try {
            Engine engine = Engine.with(bridge, library);
            Path place = new Path(path);
            Configuration configuration = SparkHadoopUtil.get().conf();
            long length = size == null ? length(place, configuration) : size;
            try (ObjectSource source = new ObjectSource(place, length, configuration)) {
                byte[][] texts = new byte[MOST_TEXTS][];
                long[] numbers = new long[MOST_TEXTS];
                byte[] name = path.substring(path.lastIndexOf('/') + 1).getBytes(StandardCharsets.UTF_8);
                Engine.detect(engine.detector(flags), source, length, name, texts, numbers);
                if (source.failure != null) return failure(sentence(source.failure));
                return numbers[0] == 0 ? row(texts, numbers) : failure(text(texts[5]));
            }
        } catch (Exception failure) {
            return failure(sentence(failure));
        }
    }

    /** The size of an object of which only the path is known. Some stores know none, such as HTTP. */
    private static long length(Path path, Configuration configuration) throws Exception {
        FileStatus status = ObjectSource.fileSystem(path, configuration).getFileStatus(path);
        if (status.isDirectory()) throw new FileNotFoundException(path + " is a folder");
        return status.getLen() < 0 ? UNKNOWN : status.getLen();
    }

    private static Row row(byte[][] texts, long[] numbers) {
        double confidence = Double.longBitsToDouble(numbers[4]);
        int next = 6;
        Row[] conflicts = new Row[(int) numbers[5]];
        for (int index = 0; index < conflicts.length; index++, next += 4) {
            conflicts[index] = RowFactory.create(
                    text(texts[next]), text(texts[next + 1]), text(texts[next + 2]), text(texts[next + 3]));
        }
        Row[] readings = new Row[(int) numbers[6]];
        for (int index = 0; index < readings.length; index++, next += 3) {
            readings[index] = RowFactory.create(
                    text(texts[next]), text(texts[next + 1]), numbers[7 + index], text(texts[next + 2]));
        }
        return RowFactory.create(
                text(texts[0]), text(texts[1]), text(texts[2]), text(texts[3]), text(texts[4]),
                confidence < 0 ? null : confidence, conflicts, readings, numbers[2], numbers[3], null);
    }

    static Row failure(String error) {
        return RowFactory.create(null, null, null, null, null, null, new Row[0], new Row[0], 0L, 0L, error);
    }

    private static String text(byte[] bytes) {
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    static String sentence(Throwable failure) {
        Throwable cause = failure instanceof ExecutionException && failure.getCause() != null
                ? failure.getCause() : failure;
        return cause.getClass().getSimpleName() + ": " + cause.getMessage();
    }
}
