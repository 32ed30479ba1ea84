package stavka.bautzen.combat;

import stavka.engine.rule.Rule;

/**
 * A result of the table: the attacker's part, then the defender's.
 *
 * @param attacker steps the attacker loses
 * @param defender steps the defender loses
 * @param retreat whether what is left of the defender goes back
 * @param eliminated whether all who defend are lost
 */
@Rule("9.5")
record BautzenResult(int attacker, int defender, boolean retreat, boolean eliminated) {
  static BautzenResult of(String code) {
    String[] parts = code.split("/", -1);
    return new BautzenResult(
        steps(parts[0]), steps(parts[1]), parts[1].endsWith("R"), parts[1].equals("E"));
  }

  private static int steps(String part) {
    return Character.isDigit(part.charAt(0)) ? part.charAt(0) - '0' : 0;
  }
}
