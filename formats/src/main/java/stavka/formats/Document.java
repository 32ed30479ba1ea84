package stavka.formats;

/** One data file, read whole. */
public record Document(String file, Node root) {}
