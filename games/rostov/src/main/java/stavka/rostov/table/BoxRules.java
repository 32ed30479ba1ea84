package stavka.rostov.table;

import stavka.engine.rule.Rule;
import stavka.operational.table.OperationalOpenState;
import stavka.rostov.model.RostovPieces;

/**
 * By which rule counters come into the boxes beside the map. Who flies lies among the ready
 * meanwhile, so that nothing is told of missions: between air boxes only what dice of readiness and
 * points do is told apart.
 */
@Rule({"7.43", "8.11", "9.11", "9.13", "16.24", "17.12"})
record BoxRules(RostovPieces pieces) implements OperationalOpenState.BoxRules {
  @Override
  public String of(int unit, String from, String to) {
    int dash = to.indexOf('-');
    return switch (dash < 0 ? to : to.substring(0, dash)) {
      case "supply" -> "6.82";
      case "pool" -> pieces.pontoon(unit) ? "23.22" : "16.24";
      case "left" -> "8.71";
      case "eliminated", "never" -> "16.24";
      case "cadre" -> from.startsWith("eliminated-") ? "7.43" : "16.24";
      case "active" -> "7.43";
      case "ready" -> from.startsWith("flown-") ? "9.11" : "9.13";
      case "flown" -> from.startsWith("damaged-") ? "9.11" : "17.12";
      case "damaged", "destroyed" -> "17.12";
      default -> to.endsWith("-track") ? "7.23" : "8.11";
    };
  }
}
