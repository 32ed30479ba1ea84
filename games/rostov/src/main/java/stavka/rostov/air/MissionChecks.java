package stavka.rostov.air;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.rostov.command.Command;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;

/** Which air units may be sent where. */
@Rule({"13.11", "13.13", "15.12", "17.13", "17.21", "17.22", "17.23", "17.24", "22.25"})
public record MissionChecks(
    RostovTheatre theatre,
    Squadrons squadrons,
    AirRange range,
    Declarations declarations,
    Command command) {
  @Nullable Objection objection(Position position, Side side, MissionKind kind, Fly fly) {
    Citations cites = theatre.cites();
    if (fly.squadrons().isEmpty() || fly.squadrons().hasDuplicates()) {
      return cites.objection("fly-none");
    }
    for (int squadron : fly.squadrons()) {
      Objection objection = available(position, side, squadron);
      if (objection != null) {
        return objection;
      }
    }
    if (fly.squadrons().size() > left(position, side, fly.hex())) {
      return cites.objection("fly-too-many");
    }
    Objection objection = over(position, side, kind, fly.hex());
    for (int i = 0; i < fly.squadrons().size() && objection == null; i++) {
      objection = joins(position, kind, fly.squadrons().get(i), fly.hex());
    }
    return objection;
  }

  @Rule({"17.13", "17.21"})
  private @Nullable Objection available(Position position, Side side, int squadron) {
    Citations cites = theatre.cites();
    Objection stranger = theatre.stranger(side, squadron);
    if (stranger != null) {
      return stranger;
    }
    if (!squadrons.is(squadron)) {
      return cites.objection("fly-no-role", unit(squadron));
    }
    if (squadrons.idle(position, squadron)) {
      return null;
    }
    boolean flies = squadrons.over(position, squadron) >= 0;
    return cites.objection(flies ? "fly-before" : "fly-not-ready", unit(squadron));
  }

  /** How many units of a side may yet join its mission over a hex, be it a new one. */
  @Rule("17.21")
  int left(Position position, Side side, int hex) {
    int most = theatre.charts().air().missions().mostUnits();
    return hex >= 0 && hex < theatre.grid().size()
        ? most - position.at(hex, RostovLayers.mission(side))
        : most;
  }

  /**
   * Why a side can begin no mission over a hex, or null: one a hex and a declared attack. Until the
   * phase ends more units may join it.
   */
  @Rule({"13.13", "15.12", "17.21", "17.23", "17.24"})
  @Nullable Objection target(Position position, Side side, MissionKind kind, int hex) {
    Objection objection = over(position, side, kind, hex);
    return objection == null && flown(position, side, hex)
        ? theatre.cites().objection("fly-twice", hex(hex))
        : objection;
  }

  /** Why a side can send nobody over a hex, whoever flies there already, or null. */
  @Nullable Objection over(Position position, Side side, MissionKind kind, int hex) {
    Citations cites = theatre.cites();
    if (hex < 0 || hex >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    if (!theatre.board(position).inPlay(hex)) {
      return cites.objection("off-area", hex(hex));
    }
    return switch (kind) {
      case INTERDICTION -> null;
      case INTERCEPTION ->
          flown(position, side.enemy(), hex) ? null : cites.objection("fly-no-target", hex(hex));
      case SUPPORT -> attack(position, hex);
    };
  }

  private @Nullable Objection attack(Position position, int hex) {
    Declared attack = declarations.at(position, hex);
    if (attack == null) {
      return theatre.cites().objection("fly-no-target", hex(hex));
    }
    Ints others = attack.targets().without(hex);
    boolean elsewhere =
        others.any(
            other -> flown(position, Side.AXIS, other) || flown(position, Side.SOVIET, other));
    return elsewhere ? theatre.cites().objection("fly-twice", hex(hex)) : null;
  }

  /** Whether a side flies over a hex, as everybody sees. */
  static boolean flown(Position position, Side side, int hex) {
    return position.at(hex, RostovLayers.mission(side)) > 0;
  }

  /** Why an air unit has no part in a mission over a hex, or null. */
  @Rule({"13.11", "17.22", "17.24", "22.25"})
  @Nullable Objection joins(Position position, MissionKind kind, int squadron, int hex) {
    Citations cites = theatre.cites();
    Side side = squadrons.side(squadron);
    boolean fights = squadrons.fighter(squadron) || squadrons.dummy(squadron);
    boolean useful =
        kind != MissionKind.INTERCEPTION
            && squadrons.value(squadron, kind == MissionKind.SUPPORT) > 0;
    if (!fights && !useful) {
      return cites.objection("fly-no-role", unit(squadron));
    }
    boolean opposes = fights && flown(position, side.enemy(), hex);
    if (side == Side.SOVIET
        && kind == MissionKind.SUPPORT
        && !opposes
        && command.nonOp(position, hex)) {
      return cites.objection("non-op-range", hex(hex));
    }
    return squadrons.unlimited(squadron) || range.reaches(position, side, hex)
        ? null
        : cites.objection("fly-range", hex(hex), unit(squadron));
  }

  /** The units of a side, of those that do not fly yet, that could join a mission over a hex. */
  Ints able(Position position, Side side, MissionKind kind, int hex) {
    return squadrons
        .idle(position, side)
        .filter(squadron -> joins(position, kind, squadron, hex) == null);
  }
}
