package stavka.rostov.air;

import java.util.List;
import java.util.stream.Stream;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.reason.Detail;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.Box;
import stavka.testkit.ScriptedPlay;

/** Air units over the shipped map, by the names of hexes and counters, in play. */
final class Skies {
  private static final List<String> BOXES =
      List.of("ready", "flown", "damaged", "destroyed", "out");

  private final ScriptedPlay play;

  private Skies(ScriptedPlay play) {
    this.play = play;
  }

  /** Sumy when the Axis sends its raids. */
  static Skies sumy() {
    return new Skies(ScriptedPlay.of(Field.GAME, Field.sumy(1))).until("axis-interdiction");
  }

  /** The same with a second dive bomber. */
  static Skies withTwoJu87() {
    return sumy().ready("de-ju-87-2");
  }

  static Skies azov() {
    return begun("battle-on-the-sea-of-azov").until("axis-interdiction");
  }

  static Skies begun(String scenario) {
    return new Skies(
        ScriptedPlay.of(Field.GAME, Field.GAME.setUp(Field.GAME.scenario(scenario), 1)));
  }

  /** Sumy when support is flown over de-299's attack on A5212 from A5112. */
  static Skies attacked() {
    Skies skies = sumy().until("axis-movement").place("A5112", "de-299").until("axis-declaration");
    skies.give(
        new Declare(skies.play.units("de-299"), skies.play.hexes("A5212"), false), new EndPhase());
    return skies.until("axis-missions");
  }

  Skies until(String phase) {
    play.until(phase);
    return this;
  }

  Skies place(String hex, String ids) {
    play.place(hex, ids);
    return this;
  }

  Skies dice(int... dice) {
    play.arrange(draft -> draft.setChance(ScriptedChance.of(dice)));
    return this;
  }

  Skies box(int box, String ids) {
    play.arrange(draft -> play.units(ids).each(unit -> draft.moveToBox(unit, box)));
    return this;
  }

  Skies ready(String ids) {
    return box(Box.READY, ids);
  }

  Skies give(Order... orders) {
    play.give(orders);
    return this;
  }

  /** Sends units over a hex. */
  Skies fly(String ids, String hex) {
    return give(new Fly(play.units(ids), play.hex(hex)));
  }

  /** The first order that is offered. */
  Order any() {
    return play.choices().getFirst();
  }

  /** Why units cannot be sent over a hex; empty if they can. */
  String why(String ids, String hex) {
    return play.why(new Fly(ids.isEmpty() ? Ints.EMPTY : play.units(ids), play.hex(hex)));
  }

  Skies end() {
    return give(new EndPhase());
  }

  Skies fires(String ids) {
    return give(new Roles(ids.isEmpty() ? Ints.EMPTY : play.units(ids)));
  }

  Engage pairs(String firing, String targets) {
    return new Engage(play.units(firing), play.units(targets));
  }

  /** The box a unit is in. */
  String where(String id) {
    Position position = play.position();
    int box = position.place(play.unit(id)) - Field.THEATRE.grid().size() - Box.READY;
    return box < 0 ? BOXES.getLast() : BOXES.get(box);
  }

  /** What rules have noted under a code, units by their ids, hexes by their names. */
  List<String> noted(String code) {
    return play.events().stream()
        .filter(Noted.class::isInstance)
        .map(Noted.class::cast)
        .filter(noted -> noted.code().equals(code))
        .map(noted -> String.join(" ", noted.details().stream().map(Skies::word).toList()))
        .toList();
  }

  private static String word(Detail detail) {
    return switch (detail) {
      case Detail.OfUnit(int unit) -> Field.THEATRE.roster().get(unit).id();
      case Detail.OfHex(int hex) -> Field.THEATRE.map().name(hex);
      case Detail.OfNumber(int number) -> Integer.toString(number);
      case Detail.OfWord(String key) -> key;
    };
  }

  Stream<Event> events() {
    return play.events().stream();
  }

  ScriptedPlay play() {
    return play;
  }

  Position position() {
    return play.position();
  }

  int hex(String name) {
    return play.hex(name);
  }

  int unit(String id) {
    return play.unit(id);
  }
}
