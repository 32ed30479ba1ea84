package stavka.redstar.conversion;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.operational.model.Marks;
import stavka.redstar.model.Box;
import stavka.redstar.model.Charts;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.Size;
import stavka.redstar.model.SupplyState;

/** German corps and Kampfgruppen are exchanged by the conversion chart(). */
@Rule({"17.0", "17.1", "17.2", "17.2.1", "17.2.2", "17.2.3", "17.2.4"})
public record AxisStage(RedStarTheatre theatre) implements ChoiceStage, RedStarPart {
  /**
   * Exchange German units on a hex for others by a line of the conversion chart [17.2.1].
   *
   * @param line the number of the chart's line, from 0
   */
  public record Convert(@Unit Ints units, int line) implements Order {}

  private List<Charts.Conversion> chart() {
    return theatre.charts().conversions();
  }

  @Override
  public Decision decision() {
    return new Decision(Side.AXIS, "choose-conversion", "17.2");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Convert convert)
        || convert.line() < 0
        || convert.line() >= chart().size()
        || convert.units().isEmpty()
        || convert.units().hasDuplicates()) {
      return Objection.of("17.2.1", "not-on-the-chart");
    }
    Charts.Conversion line = chart().get(convert.line());
    Objection objection = eligible(position, convert.units(), line);
    if (objection == null && !matches(position, convert.units(), line)) {
      objection = Objection.of("17.2.1", "not-on-the-chart");
    }
    if (objection == null && replacements(position, convert.units(), line).isEmpty()) {
      objection = Objection.of("17.2.2", "no-counters-left");
    }
    return objection;
  }

  /** Why units cannot be converted whatever the line, or null. */
  @Rule({"17.1", "17.2.3", "10.6.1", "10.7.1", "10.8.1"})
  private @Nullable Objection eligible(Position position, Ints units, Charts.Conversion line) {
    for (int unit : units) {
      if (!family(unit) || !position.onMap(unit)) {
        return Objection.of("17.2.1", "germans-only", unit(unit));
      }
      if (position.place(unit) != position.place(units.first())
          || pieces().kind(unit) != pieces().kind(units.first())) {
        return Objection.of("17.1", "same-hex-and-kind", unit(unit));
      }
      if (pieces().supply(position, unit) != SupplyState.SUPPLIED) {
        return Objection.of("17.1", "conversion-unsupplied", unit(unit));
      }
      boolean again =
          line.from().size() > 1 && new Splits(pieces()).mayCombine(position, units, unit);
      if (position.has(unit, RedStarMarks.CONVERTED) && !again) {
        return Objection.of("17.1", "converted-already", unit(unit));
      }
    }
    boolean zone = theatre.board(position).inEnemyZone(Side.AXIS, position.place(units.first()));
    return Objection.when(
        zone && !theatre.weather(position).slackensZones(), "17.1", "conversion-in-zone");
  }

  private boolean family(int unit) {
    return pieces().germanTroops(unit)
        && (pieces().size(unit) == Size.CORPS || pieces().size(unit) == Size.KAMPFGRUPPE);
  }

  private boolean shows(Position position, int unit, Charts.Face face) {
    return pieces().size(unit) == face.size() && position.get(unit, Marks.STEP) == face.step();
  }

  /** Whether units are those of the left of a line, in any order. */
  private boolean matches(Position position, Ints units, Charts.Conversion line) {
    List<Charts.Face> faces = new ArrayList<>(line.from());
    for (int unit : units) {
      int at = 0;
      while (at < faces.size() && !shows(position, unit, faces.get(at))) {
        at++;
      }
      if (at == faces.size()) {
        return false;
      }
      faces.remove(at);
    }
    return faces.isEmpty();
  }

  /**
   * The counters that would stand for the right of a line, in its order; none if there are too few.
   * A counter given up serves again if it is of the size.
   */
  @Rule({"17.2.2", "17.2.4"})
  private Ints replacements(Position position, Ints units, Charts.Conversion line) {
    Ints spare =
        pieces()
            .of(pieces().kind(units.first()))
            .filter(unit -> position.inBox(unit, Box.BREAKDOWN) && family(unit));
    Ints left = units.plus(spare);
    Ints chosen = Ints.EMPTY;
    for (Charts.Face face : line.to()) {
      Ints fitting = left.filter(unit -> pieces().size(unit) == face.size());
      if (fitting.isEmpty()) {
        return Ints.EMPTY;
      }
      chosen = chosen.with(fitting.first());
      left = left.without(fitting.first());
    }
    return chosen;
  }

  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (!position.onMap(unit) || !family(unit)) {
      return;
    }
    for (int line = 0; line < chart().size(); line++) {
      if (chart().get(line).from().size() == 1) {
        offer(position, new Convert(Ints.of(unit), line), action);
      } else {
        int hex = position.place(unit);
        for (int o = position.top(hex); o != Position.NOBODY; o = position.below(o)) {
          if (o > unit) {
            offer(position, new Convert(Ints.of(unit, o), line), action);
          }
        }
      }
    }
  }

  @Override
  public void give(Draft draft, Order order) {
    Convert convert = (Convert) order;
    Charts.Conversion line = chart().get(convert.line());
    Ints replacements = replacements(draft.view(), convert.units(), line);
    int hex = draft.place(convert.units().first());
    Splits splits = new Splits(pieces());
    splits.used(draft, convert.units());
    convert
        .units()
        .each(
            unit -> {
              draft.clear(unit, Marks.STEP);
              draft.moveToBox(unit, Box.BREAKDOWN);
            });
    for (int i = 0; i < replacements.size(); i++) {
      int unit = replacements.get(i);
      draft.moveTo(unit, hex);
      draft.set(unit, Marks.STEP, line.to().get(i).step());
      draft.clear(unit, RedStarMarks.SUPPLY);
      draft.set(unit, RedStarMarks.CONVERTED);
    }
    if (replacements.size() > 1) {
      splits.made(draft, replacements);
    }
    draft.say(Noted.of("17.2.1", "converted", unit(convert.units().first())));
    draft.say(new Placed(replacements, hex, "17.2.1"));
  }
}
