package stavka.redstar.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.march;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Verdict;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;
import stavka.redstar.Field;
import stavka.redstar.Told;
import stavka.redstar.control.Control;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;

/** What the count would be, what it is told, and what the entry into the capitals tells. */
final class CountOffersTest {
  private static final RedStarFinalCount COUNT =
      new RedStarFinalCount(Field.THEATRE, Field.supply(), new Control(Field.THEATRE));

  private static Field standing() {
    return at(5, "axis-movement")
        .control("moscow", Side.AXIS)
        .control("kharkov", Side.AXIS)
        .place("1414", "su-1a")
        .place("1002", "de-inf-1 de-base-1")
        .box(Box.DESTROYED, "su-fac-1 su-fac-2");
  }

  @Test
  @Rule({"18.0.3", "18.0.4", "18.0.5"})
  void theOutlookNamesWhatEachCityIsWorthAndWhoHasItNow() {
    Outlook outlook = COUNT.outlook(standing().position());
    assertThat(outlook.lines())
        .containsExactly(
            new Outlook.Line(Side.AXIS, "points-cities", 20, "18.0.4"),
            new Outlook.Line(Side.AXIS, "points-assets", 6, "18.0.3"),
            new Outlook.Line(Side.AXIS, "points-units", 8, "18.0.5"));
    assertThat(outlook.awards())
        .containsExactly(
            new Outlook.Award("points-assets", Side.AXIS, 3, "18.0.3"),
            new Outlook.Award("points-units", Side.AXIS, 1, "18.0.5"));
    // Kharkov is held but lies in an enemy zone, so nobody has it.
    assertThat(outlook.objectives())
        .extracting(
            objective -> objective.id() + " " + objective.points() + " " + objective.holder())
        .containsExactly("moscow 20 AXIS", "kharkov 10 null", "odessa 5 SOVIET");
    assertThat(outlook.levels()).extracting(Outlook.Level::from).containsExactly(-999, 40, 60);
    assertThat(COUNT.points(standing().position())).isEqualTo(34);
    Field over = standing();
    over.edit().setTurn(41);
    assertThat(COUNT.outlook(over.take().position()).lines()).isEmpty();
  }

  @Test
  @Rule({"18.0.2", "18.0.4"})
  void theCountIsToldLineByLineAndItsSumDecides() {
    Field field = standing();
    COUNT.count(field.edit());
    field.take();
    assertThat(Told.by(field))
        .containsExactly(
            "18.0.4 points-cities AXIS 20",
            "18.0.3 points-assets AXIS 6",
            "18.0.5 points-units AXIS 8");
    assertThat(COUNT.verdict(field.position()))
        .isEqualTo(new Verdict(Side.SOVIET, "soviet-victory", 34, 0, "18.0.2"));
    for (int points : new int[] {39, 40, 59, 60}) {
      Verdict verdict =
          COUNT.verdict(at(5, "end-of-turn").ledger(Ledger.FINAL_POINTS, points).position());
      assertThat(verdict.level())
          .isEqualTo(points < 40 ? "soviet-victory" : points < 60 ? "draw" : "axis-victory");
      assertThat(verdict.axisPoints()).isEqualTo(points);
    }
    Field cut = at(5, "axis-movement").control("kharkov", Side.AXIS);
    assertThat(COUNT.scores(cut.position(), Field.THEATRE.charts().place("kharkov"))).isTrue();
    cut.place("1312", "su-1a").place("1511", "su-2a").place("1514", "su-3a").place("1315", "su-4a");
    assertThat(COUNT.scores(cut.position(), Field.THEATRE.charts().place("kharkov"))).isFalse();
  }

  private static List<String> entered(int die, String... held) {
    Field field = at(5, "axis-movement", die).watched().place("1019", "de-inf-1");
    for (String place : held) {
      field.control(place, Side.AXIS);
    }
    return Told.by(field.give(march("de-inf-1", "1020")));
  }

  @Test
  @Rule({"18.1", "18.1.1"})
  void theDieForSurrenderIsToldWithWhatItCameTo() {
    assertThat(entered(1))
        .contains("18.1.1 surrender-die 1", "18.1.1 soviet-surrender 1")
        .contains("18.0.4 points-cities AXIS 20");
    assertThat(entered(2)).contains("18.1.1 soviet-wavers 2");
    assertThat(entered(3)).contains("18.1.1 soviet-wavers 3");
    assertThat(entered(4)).contains("18.1.1 soviet-fights-on 4");
    assertThat(entered(4, "leningrad")).contains("18.1.1 soviet-wavers 3");
    assertThat(entered(5, "odessa", "sevastopol", "baku", "leningrad"))
        .contains("18.1.1 soviet-surrender 1");
    Field baku = at(5, "axis-movement", 4).watched().place("0421", "de-inf-1");
    baku.control("moscow", Side.AXIS).give(march("de-inf-1", "0422"));
    assertThat(Told.by(baku)).contains("18.1 surrender-die 4", "18.1 soviet-wavers 3");
    assertThat(baku.position().ledger(Ledger.BAKU_ENTERED)).isEqualTo(1);
    assertThat(baku.position().ledger(Ledger.MOSCOW_ENTERED)).isZero();
    Field over = at(5, "axis-movement", 1).watched().place("1019", "de-inf-1");
    over.give(march("de-inf-1", "1020"));
    assertThat(over.position().turn()).isEqualTo(41);
    assertThat(over.position().ledger(Ledger.SURRENDERED)).isEqualTo(1);
  }

  @Test
  @Rule("7.4.3")
  void theFallOfTheFortressIsToldOnce() {
    Field field = at(5, "axis-movement").watched().place("0408", "de-inf-1 de-inf-2");
    field.give(march("de-inf-1", "0308"), march("de-inf-2", "0308"));
    assertThat(Told.by(field)).filteredOn(line -> line.startsWith("7.4.3")).hasSize(1);
    assertThat(Told.by(field)).contains("7.4.3 fortress-falls 0308");
  }
}
