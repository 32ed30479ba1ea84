package stavka.formats;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.rule.Rulebook;

/** Reads the index of a rulebook. */
public final class RulebookFile {
  private RulebookFile() {}

  public static Rulebook read(Document document) {
    List<Rulebook.Entry> entries = new ArrayList<>();
    for (Node node : document.root().field("rules").items()) {
      node.only("id", "kind", "title", "text", "reading", "provenance", "source");
      entries.add(
          new Rulebook.Entry(
              node.field("id").text(),
              node.field("kind").choice(Rulebook.Kind.class),
              text(node.field("title")),
              node.optional("text").map(RulebookFile::text).orElse(Rulebook.Text.NONE),
              node.optional("reading").map(RulebookFile::text).orElse(Rulebook.Text.NONE),
              node.optional("source")
                  .map(source -> source.choice(Rulebook.Source.class))
                  .orElse(Rulebook.Source.BOOK)));
    }
    return new Rulebook(entries);
  }

  static Rulebook.Text text(Node node) {
    node.only("en", "fr");
    return new Rulebook.Text(node.field("en").text(), node.field("fr").text());
  }
}
