package swiftmimetype.spark;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.TaskCompletionListener;

/**
 * Adds the detection of an object to each row. Many objects are read at once, since a store takes much longer to answer than
 * an answer takes to be worked out; the rows keep their order.
 */
public final class DetectObjects implements MapPartitionsFunction<Row, Row> {
    private static final long serialVersionUID = 1;
    /** How many rows can wait for each thread: with only one, an object that takes many reads would leave the other threads idle. */
    private static final int ROWS_PER_THREAD = 4;

    private final DetectObject detect;
    private final int path;
    private final int size;
    private final int error;
    private final int concurrency;

    private DetectObjects(DetectObject detect, int path, int size, int error, int concurrency) {
        this.detect = detect;
        this.path = path;
        this.size = size;
        this.error = error;
        this.concurrency = concurrency;
    }

    /**
     * The rows with one more column.
     *
     * @param names are those of the columns with the path of an object, its size, and why it can't be read. The last two may
     *     be empty.
     * @param concurrency is how many objects each task reads at once.
     */
    public static Dataset<Row> add(
            Dataset<Row> rows, String[] names, String column, String type, DetectObject detect, int concurrency) {
        StructType schema = rows.schema();
        StructType wider = schema.add(column, DataType.fromDDL(type));
        DetectObjects function = new DetectObjects(
                detect, schema.fieldIndex(names[0]), index(schema, names[1]), index(schema, names[2]), concurrency);
        return rows.mapPartitions(function, Encoders.row(wider));
    }

    private static int index(StructType schema, String name) {
        return name.isEmpty() ? -1 : schema.fieldIndex(name);
    }

    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        return new Detections(rows);
    }

    /** Threads that wait for a store; they keep no process alive. */
    static ExecutorService threads(int count) {
        return Executors.newFixedThreadPool(count, body -> {
            Thread thread = new Thread(body, "swift-mimetype");
            thread.setDaemon(true);
            return thread;
        });
    }

    private Row withDetection(Row row, Row detection) {
        Object[] values = new Object[row.size() + 1];
        for (int index = 0; index < row.size(); index++) values[index] = row.get(index);
        values[row.size()] = detection;
        return RowFactory.create(values);
    }

    private Row detection(Row row) {
        if (row.isNullAt(path)) return DetectObject.failure("there is no path");
        boolean isKnown = size >= 0 && !row.isNullAt(size);
        Long length = isKnown ? ((Number) row.get(size)).longValue() : null;
        return detect.detection(row.getString(path), length, error < 0 ? null : row.getString(error));
    }

    /** Starts to read objects ahead of the row that is asked for. */
    private final class Detections implements Iterator<Row> {
        private final Iterator<Row> rows;
        private final ArrayDeque<Row> waiting = new ArrayDeque<>();
        private final ArrayDeque<Future<Row>> results = new ArrayDeque<>();
        private ExecutorService executor;

        Detections(Iterator<Row> rows) {
            this.rows = rows;
        }

        @Override
        public boolean hasNext() {
            return !waiting.isEmpty() || rows.hasNext();
        }

        @Override
        public Row next() {
            while (waiting.size() < ROWS_PER_THREAD * concurrency && rows.hasNext()) start(rows.next());
            if (waiting.isEmpty()) throw new NoSuchElementException();
            try {
                return withDetection(waiting.removeFirst(), results.removeFirst().get());
            } catch (InterruptedException failure) {
                throw new IllegalStateException("the task was ended", failure);
            } catch (ExecutionException failure) {
                throw new IllegalStateException(failure.getCause());
            }
        }

        private void start(Row row) {
            waiting.addLast(row);
            // A local disk answers sooner than another thread could.
            boolean isLocal = concurrency == 1 || row.isNullAt(path) || DetectObject.isLocal(row.getString(path));
            results.addLast(isLocal ? CompletableFuture.completedFuture(detection(row)) : threads().submit(() -> detection(row)));
        }

        private ExecutorService threads() {
            if (executor == null) {
                ExecutorService started = DetectObjects.threads(concurrency);
                executor = started;
                TaskContext.get().addTaskCompletionListener((TaskCompletionListener & Serializable) task -> started.shutdownNow());
            }
            return executor;
        }
    }
}
