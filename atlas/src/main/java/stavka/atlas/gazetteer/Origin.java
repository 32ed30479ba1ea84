package stavka.atlas.gazetteer;

import stavka.formats.BadFile;
import stavka.formats.Node;

/** Where an entry stands in its file, and where its author took it from. */
public record Origin(String file, int line, String from) {
  static Origin of(Node entry) {
    return new Origin(
        entry.file(), entry.line(), entry.optional("from").map(Node::text).orElse(""));
  }

  public BadFile bad(String reason) {
    return new BadFile(file, line, reason);
  }
}
