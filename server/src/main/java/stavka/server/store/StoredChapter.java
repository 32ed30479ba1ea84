package stavka.server.store;

/**
 * A stretch of a match that is over.
 *
 * @param first the number of its first order
 * @param last the number of its last order
 * @param entry the number in the log of the entry with which it was over
 * @param mark of the build that wrote it; another build does not use it
 */
public record StoredChapter(
    String match, int first, int last, int entry, String mark, String content) {}
