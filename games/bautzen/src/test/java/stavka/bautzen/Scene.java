package stavka.bautzen;

import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Journey;
import stavka.engine.position.BitField;
import stavka.engine.value.Ints;
import stavka.testkit.ScriptedPlay;

/** Positions on the shipped map, and orders by the names of units and hexes. */
public final class Scene {
  public static final Bautzen GAME = new Bautzen();

  private final ScriptedPlay play;

  private Scene(ScriptedPlay play) {
    this.play = play;
  }

  /** A scenario as it begins. */
  public static Scene of(String scenario) {
    return new Scene(ScriptedPlay.of(GAME, GAME.setUp(GAME.scenario(scenario), 1)));
  }

  /** The whole battle as it begins. */
  public static Scene battle() {
    return of("bautzen");
  }

  /** The whole map without a counter on it. */
  public static Scene alone() {
    return alone("bautzen");
  }

  /** The ground of a scenario without a counter on it. */
  public static Scene alone(String scenario) {
    Scene scene = of(scenario);
    scene.play.arrange(
        draft -> {
          for (int unit = 0; unit < GAME.sections().theatre().pieces().count(); unit++) {
            draft.moveToBox(unit, Box.OUT);
          }
        });
    return scene;
  }

  public Scene place(String hex, String units) {
    play.place(hex, units);
    return this;
  }

  public Scene mark(BitField field, int value, String units) {
    play.mark(field, value, units);
    return this;
  }

  public Scene at(int turn, String phase, int... dice) {
    play.at(turn, phase, dice);
    return this;
  }

  public BautzenTheatre theatre() {
    return GAME.sections().theatre();
  }

  public ScriptedPlay play() {
    return play;
  }

  public Move march(String unit, String path) {
    return new Move(play.units(unit), play.hexes(path), "march");
  }

  public Move breakOut(String unit, String path) {
    return new Move(play.units(unit), play.hexes(path), "break-out");
  }

  public Attack attack(String units, String target, String supporters) {
    return new Attack(play.units(units), play.hexes(target), 0, play.units(supporters));
  }

  /** What the cheapest march of a unit to a hex costs, in half points; -1 if it cannot go there. */
  public int cost(String unit, String hex) {
    return play.legal().movesOf(Ints.of(play.unit(unit))).stream()
        .filter(journey -> journey.move().mode().equals("march"))
        .filter(journey -> journey.move().path().last() == play.hex(hex))
        .mapToInt(Journey::halfPoints)
        .findFirst()
        .orElse(-1);
  }

  /** "rule code" of what speaks against an order, or empty. */
  public String why(Order order) {
    return play.why(order);
  }
}
