package stavka.formats;

/** A name or title in both languages of the project, written {@code {en: ..., fr: ...}}. */
public record Bilingual(String english, String french) {
  /** Reads both languages, or a single text that serves for both. */
  public static Bilingual read(Node node) {
    if (node.isScalar()) {
      return new Bilingual(node.text(), node.text());
    }
    node.only("en", "fr");
    return new Bilingual(node.field("en").text(), node.field("fr").text());
  }
}
