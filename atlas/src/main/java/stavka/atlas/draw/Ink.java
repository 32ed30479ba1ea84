package stavka.atlas.draw;

/** The colours of a map, one for each theme: the tokens of the web table. */
enum Ink {
  SHEET("#FCFAF5", "#1B1E21"),
  PAPER("#F1E9D7", "#2C2D2A"),
  PAPER_SHADE("#E8DFC9", "#343530"),
  FRAME("#8D8068", "#5A584F"),
  GRID("#9D8F71", "#6E6B60"),
  NUMBER("#8C8066", "#8D897C"),
  VALLEY("#BCCDA0", "#3D4A3A"),
  WOOD("#C6D2A8", "#364232"),
  WOOD_EDGE("#9FB182", "#46543F"),
  TREE("#8BA66D", "#54694A"),
  TREE_SHADE("#6C8754", "#3F5139"),
  WOOD_NAME("#4C6636", "#A4BC90"),
  HILL("#D9C29A", "#453E31"),
  HILL_LINE("#A98A5B", "#7A6B50"),
  BUILT("#D3B39B", "#5A4A41"),
  BUILT_LINE("#A8826A", "#7B6658"),
  WATER("#93BCD2", "#47799A"),
  WATER_EDGE("#5A8CAB", "#274D68"),
  WATER_LIGHT("#B4D3E2", "#5C93B5"),
  WATER_NAME("#275C80", "#93C3E0"),
  ROAD("#F2D08C", "#B98D48"),
  ROAD_CASING("#8A5F25", "#17120A"),
  RAIL("#3A352E", "#C4BEB0"),
  INK("#2A251D", "#EBE5D6"),
  FAINT_INK("#57534A", "#BAB5A9"),
  FRONT_SOVIET("#C0301C", "#E8644C"),
  FRONT_AXIS("#4D5964", "#9FB0C0"),
  SECTOR("#2F8A48", "#58B36F");

  private final String light;
  private final String dark;

  Ink(String light, String dark) {
    this.light = light;
    this.dark = dark;
  }

  String in(Theme theme) {
    return theme == Theme.LIGHT ? light : dark;
  }
}
