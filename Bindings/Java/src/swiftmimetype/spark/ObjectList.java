package swiftmimetype.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkContext;

/**
 * Lists the objects below some paths into files of JSON lines, so that neither the driver nor anybody else holds them
 * all, and a task that is run again sees the same objects.
 */
public final class ObjectList {
    private final Configuration configuration;
    private final Path target;
    private final int linesPerFile;
    private final boolean isRecursive;
    private final FolderQueue folders = new FolderQueue();

    private ObjectList(Configuration configuration, Path target, int linesPerFile, boolean isRecursive) {
        this.configuration = configuration;
        this.target = target;
        this.linesPerFile = linesPerFile;
        this.isRecursive = isRecursive;
    }

    /**
     * Lists with some threads, each a folder at a time; what can't be listed becomes a line with an error. Returns how
     * many lines there are. The list is deleted when the application ends, or at once if it is empty or can't be written.
     */
    public static long write(
            SparkContext context, String[] paths, boolean recursive, String target, int linesPerFile, int threads)
            throws IOException, InterruptedException {
        Configuration configuration = context.hadoopConfiguration();
        ListFolder folder = ListFolder.create(new Path(target), configuration);
        long count = 0;
        try {
            ObjectList list = new ObjectList(configuration, folder.path(), linesPerFile, recursive);
            count = list.addRoots(paths) + list.addFolders(threads);
        } finally {
            if (count == 0) folder.delete();
        }
        if (count > 0) context.addSparkListener(folder);
        return count;
    }

    private long addRoots(String[] paths) throws IOException {
        try (FolderLister lister = lister("roots")) {
            for (String path : paths) lister.addRoot(path, configuration);
            return lister.count();
        }
    }

    private long addFolders(int threads) throws IOException, InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Long>> counts = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                String prefix = "objects-" + thread;
                counts.add(executor.submit(() -> work(prefix)));
            }
            long count = 0;
            for (Future<Long> part : counts) count += part.get();
            return count;
        } catch (ExecutionException failure) {
            throw new IOException("the list of objects can't be written to " + target, failure.getCause());
        } finally {
            folders.stop();
            executor.shutdownNow();
        }
    }

    private long work(String prefix) throws IOException, InterruptedException {
        boolean isDone = false;
        try (FolderLister lister = lister(prefix)) {
            for (FolderQueue.Folder folder = folders.take(); folder != null; folder = folders.take()) {
                lister.addEntries(folder);
                folders.finish();
            }
            isDone = true;
            return lister.count();
        } finally {
            if (!isDone) folders.stop();
        }
    }

    private FolderLister lister(String prefix) {
        return new FolderLister(new LineFiles(configuration, target, prefix, linesPerFile), folders, isRecursive);
    }
}
