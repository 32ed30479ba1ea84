package stavka.lab.study;

import java.util.Base64;
import java.util.BitSet;
import stavka.engine.map.HexMap;
import stavka.engine.value.Side;
import stavka.lab.Losses;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** How a match stood at the end of a turn. */
public final class TurnState {
  private final int[] points;
  private final Losses axisLosses;
  private final Losses sovietLosses;
  private final byte[] axisUnits;
  private final byte[] sovietUnits;
  private final BitSet axisGround;

  TurnState(
      int[] points,
      Losses axisLosses,
      Losses sovietLosses,
      byte[] axisUnits,
      byte[] sovietUnits,
      BitSet axisGround) {
    this.points = points;
    this.axisLosses = axisLosses;
    this.sovietLosses = sovietLosses;
    this.axisUnits = axisUnits;
    this.sovietUnits = sovietUnits;
    this.axisGround = axisGround;
  }

  TurnState withPoints(int axis, int soviet) {
    return new TurnState(
        new int[] {axis, soviet}, axisLosses, sovietLosses, axisUnits, sovietUnits, axisGround);
  }

  public int points(Side side) {
    return points[side.ordinal()];
  }

  /** All that a side has lost so far. */
  public Losses losses(Side side) {
    return side == Side.AXIS ? axisLosses : sovietLosses;
  }

  /** How many of a side's fighting units are on a hex. */
  public int units(Side side, int hex) {
    return (side == Side.AXIS ? axisUnits : sovietUnits)[hex];
  }

  /** Whether a hex is the Axis's ground, see {@link Control}. */
  public boolean axisHolds(int hex) {
    return axisGround.get(hex);
  }

  ObjectNode json(HexMap map) {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    json.putArray("points").add(points[0]).add(points[1]);
    json.putArray("steps").add(axisLosses.steps()).add(sovietLosses.steps());
    json.putArray("units").add(axisLosses.units()).add(sovietLosses.units());
    write(json.putObject("axis"), axisUnits, map);
    write(json.putObject("soviet"), sovietUnits, map);
    json.put("ground", Base64.getEncoder().encodeToString(axisGround.toByteArray()));
    return json;
  }

  static TurnState read(JsonNode json, HexMap map) {
    return new TurnState(
        new int[] {json.path("points").path(0).asInt(), json.path("points").path(1).asInt()},
        losses(json, 0),
        losses(json, 1),
        units(json.path("axis"), map),
        units(json.path("soviet"), map),
        BitSet.valueOf(Base64.getDecoder().decode(json.path("ground").asString())));
  }

  private static Losses losses(JsonNode json, int side) {
    return new Losses(json.path("steps").path(side).asInt(), json.path("units").path(side).asInt());
  }

  private static void write(ObjectNode json, byte[] units, HexMap map) {
    for (int hex = 0; hex < units.length; hex++) {
      if (units[hex] > 0) {
        json.put(map.name(hex), units[hex]);
      }
    }
  }

  private static byte[] units(JsonNode json, HexMap map) {
    byte[] units = new byte[map.grid().size()];
    json.properties()
        .forEach(entry -> units[map.hex(entry.getKey())] = (byte) entry.getValue().asInt());
    return units;
  }
}
