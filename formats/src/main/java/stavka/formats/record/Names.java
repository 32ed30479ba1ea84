package stavka.formats.record;

import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.position.Setting;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.JsonNode;

/**
 * What counters and hexes of a setting are called in JSON; no counter and no hex, -1, is null.
 * Names of hexes are made when first written; two threads may make the same one, which does no
 * harm.
 */
final class Names {
  private final HexMap map;
  private final Roster roster;
  private final @Nullable SerializableString[] hexes;
  private final SerializableString[] units;

  Names(Setting setting) {
    this.map = setting.map();
    this.roster = setting.roster();
    this.hexes = new SerializableString[map.grid().size()];
    this.units =
        roster.all().stream()
            .map(counter -> new SerializedString(counter.id()))
            .toArray(SerializableString[]::new);
  }

  void writeUnit(JsonGenerator out, int unit) {
    if (unit == -1) {
      out.writeNull();
    } else {
      out.writeString(units[unit]);
    }
  }

  void writeHex(JsonGenerator out, int hex) {
    if (hex == HexGrid.NONE) {
      out.writeNull();
      return;
    }
    SerializableString name = hexes[hex];
    if (name == null) {
      name = new SerializedString(map.name(hex));
      hexes[hex] = name;
    }
    out.writeString(name);
  }

  int readUnit(JsonNode node, String where) {
    int unit = node.isString() ? roster.index(node.stringValue()) : -1;
    if (unit < 0) {
      throw new BadNotation("unknown unit " + shown(node) + " in " + where);
    }
    return unit;
  }

  int readHex(JsonNode node, String where) {
    int hex = node.isString() ? map.hex(node.stringValue()) : HexGrid.NONE;
    if (hex == HexGrid.NONE) {
      throw new BadNotation("unknown hex " + shown(node) + " in " + where);
    }
    return hex;
  }

  /** A value from a file, short enough for one line. */
  static String shown(JsonNode node) {
    String text = node.isString() ? "'" + node.stringValue() + "'" : node.toString();
    String line = text.replaceAll("\\p{Cntrl}", "?");
    return line.length() > 60 ? line.substring(0, 57) + "..." : line;
  }
}
