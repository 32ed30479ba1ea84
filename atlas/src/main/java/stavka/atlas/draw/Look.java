package stavka.atlas.draw;

/** How a map is to look: the language of its names and the theme of its colours. */
public record Look(Language language, Theme theme) {
  public static final Look DEFAULT = new Look(Language.EN, Theme.LIGHT);

  String ink(Ink ink) {
    return ink.in(theme);
  }

  boolean dark() {
    return theme == Theme.DARK;
  }
}
