package stavka.rostov.model;

/** What may lie on a hexside, as the map names it. */
public enum SideFeature {
  RIVER,
  CANAL,
  MAJOR_RIVER,
  LAKE,

  /** The Dnieper above Zaporozhye: a lake until the dam is blown, beside the major river. */
  RESERVOIR,
  FORTIFIED_LINE
}
