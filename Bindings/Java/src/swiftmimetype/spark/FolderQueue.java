package swiftmimetype.spark;

import java.util.ArrayDeque;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** The folders that are still to be listed, shared by the threads that list them and find more. */
final class FolderQueue {
    /** A folder, and the file system that knows it. */
    record Folder(FileSystem fileSystem, Path path) {}

    private final ArrayDeque<Folder> folders = new ArrayDeque<>();
    private int inWork;
    private boolean isStopped;

    synchronized void add(Folder folder) {
        folders.addLast(folder);
        notify();
    }

    /** A folder, for which `finish` has to be called; null once there can be no more. The last one that was found goes first. */
    synchronized Folder take() throws InterruptedException {
        while (folders.isEmpty() && inWork > 0 && !isStopped) wait();
        if (isStopped || folders.isEmpty()) return null;
        inWork++;
        return folders.removeLast();
    }

    synchronized void finish() {
        inWork--;
        if (inWork == 0) notifyAll();
    }

    /** Lets no thread go on, since one has failed. */
    synchronized void stop() {
        isStopped = true;
        notifyAll();
    }
}
