package stavka.rostov.model;

import stavka.engine.rule.Rule;

/** Roads, the best first; the map's network of each includes those of the better ones. */
@Rule("10.75")
public enum Way {
  MOTORWAY,
  MAIN_ROAD,
  ROAD
}
