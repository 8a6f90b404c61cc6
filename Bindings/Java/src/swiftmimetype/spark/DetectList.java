package swiftmimetype.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF6;
import scala.collection.Seq;

/**
 * The detections of a list of objects, many of which are read at once: a function that can be called by its name, since
 * clients of Spark Connect can't hand over an object.
 */
public final class DetectList implements UDF6<Seq<String>, Seq<Long>, String, String, Integer, Integer, List<Row>> {
    private static final long serialVersionUID = 1;

    /**
     * The rows of detections.
     *
     * @param paths are those of objects, or null.
     * @param sizes are as many, or null where they are not known.
     * @param bridge and `library` are the paths of the libraries on this machine.
     */
    @Override
    public List<Row> call(
            Seq<String> paths, Seq<Long> sizes, String bridge, String library, Integer flags, Integer concurrency)
            throws InterruptedException {
        DetectObject detect = new DetectObject(bridge, library, flags);
        ExecutorService threads = null;
        List<Future<Row>> results = new ArrayList<>();
        try {
            for (int index = 0; index < paths.size(); index++) {
                String path = paths.apply(index);
                Long size = sizes.apply(index);
                if (path == null || DetectObject.isLocal(path)) {
                    Row row = path == null ? detect.call(null) : detect.detection(path, size, null);
                    results.add(CompletableFuture.completedFuture(row));
                } else {
                    if (threads == null) threads = DetectObjects.threads(concurrency);
                    results.add(threads.submit(() -> detect.detection(path, size, null)));
                }
            }
            List<Row> rows = new ArrayList<>();
            for (Future<Row> result : results) rows.add(result.get());
            return rows;
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } finally {
            if (threads != null) threads.shutdownNow();
        }
    }
}
