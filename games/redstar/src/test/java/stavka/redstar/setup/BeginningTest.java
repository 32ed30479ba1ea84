package stavka.redstar.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.PIECES;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.RedStar;
import stavka.redstar.control.Control;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.model.Size;

/** A scenario lies on the map and in the boxes as its file says. */
final class BeginningTest {
  private static Position manoeuvres() {
    return Field.GAME.setUp(Field.GAME.scenario("manoeuvres"), 1);
  }

  @Test
  @Rule({"1.4", "17.2.4", "12.1.1"})
  void everyCounterOfADrillScenarioIsWhereItBelongs() {
    Position position = manoeuvres();
    assertThat(position.turn()).isEqualTo(13);
    assertThat(position.stack(Field.hex("1008")))
        .isEqualTo(units("de-depot-1 de-kg-inf-1 de-pz-1"));
    assertThat(position.stack(Field.hex("1413"))).isEqualTo(units("su-coal su-fac-2 su-1sh"));
    Map<Integer, String> boxes =
        Map.of(
            Box.BREAKDOWN, "de-kg-pz-1 de-kg-pz-2 de-kg-pz-3 de-kg-inf-2 de-kg-mtn-2",
            Box.FORCE_POOL, "su-rc-3 su-rc-4 su-mc-1 su-mc-2 su-6a",
            Box.PROMOTION, "su-1g",
            Box.PARATROOPS, "su-par-1",
            Box.LEADERS, "su-leader-1 su-leader-2",
            Box.TRACK, "su-part-1 de-depot-2 su-5a de-inf-4",
            Box.HANGAR, "de-fleet-1");
    boxes.forEach(
        (box, ids) ->
            units(ids).forEach(unit -> assertThat(position.inBox(unit, box)).as(ids).isTrue()));
    // The base of the second fleet is not on the map.
    assertThat(position.inBox(unit("de-fleet-2"), Box.HANGAR)).isFalse();
    assertThat(position.get(unit("su-part-1"), RedStarMarks.DUE)).isEqualTo(13);
    assertThat(position.get(unit("su-5a"), RedStarMarks.DUE)).isEqualTo(14);
    assertThat(position.ledger(Ledger.CUPS + PIECES.markerById("c-3-4").type() - 1)).isEqualTo(3);
    assertThat(position.ledger(Ledger.CUPS + PIECES.markerById("b-4-5").type() - 1)).isEqualTo(2);
    Control control = new Control(Field.THEATRE);
    assertThat(control.holder(position, "konigsberg")).isEqualTo(Side.AXIS);
    assertThat(control.holder(position, "kharkov")).isEqualTo(Side.SOVIET);
    for (int entry :
        List.of(
            Ledger.FORTRESS_DESTROYED,
            Ledger.MOSCOW_ENTERED,
            Ledger.BAKU_ENTERED,
            Ledger.SOURCES_LOST)) {
      assertThat(position.ledger(entry)).isZero();
    }
  }

  @Test
  @Rule({"1.4", "17.2.4", "9.0.2", "6.2.4"})
  void theShippedScenariosAreLaidOutAsTheirFilesSay() {
    RedStar game = new RedStar();
    RedStarTheatre theatre = game.theatre();
    Control control = new Control(theatre);
    for (Scenario scenario : game.scenarios()) {
      Position position = game.setUp(scenario, 7);
      ScenarioPlan campaign = theatre.campaign(position);
      assertThat(position.turn()).isEqualTo(campaign.firstTurn());
      campaign
          .setUp()
          .forEach(
              (hex, units) ->
                  units.forEach(unit -> assertThat(position.place(unit)).isEqualTo(hex)));
      campaign.reduced().forEach((u, f) -> assertThat(position.get(u, Marks.STEP)).isEqualTo(f));
      campaign
          .strengths()
          .forEach((u, type) -> assertThat(position.get(u, RedStarMarks.MARKER)).isEqualTo(type));
      campaign
          .cups()
          .forEach((t, n) -> assertThat(position.ledger(Ledger.CUPS + t - 1)).isEqualTo(n));
      campaign
          .atStart()
          .forEach((t, n) -> assertThat(position.ledger(Ledger.AT_START + t - 1)).isEqualTo(n));
      for (ScenarioPlan.Due due : campaign.due()) {
        due.units()
            .forEach(
                unit -> assertThat(position.get(unit, RedStarMarks.DUE)).isEqualTo(due.turn()));
      }
      for (Side side : Side.values()) {
        campaign
            .control()
            .getOrDefault(side, java.util.Set.of())
            .forEach(place -> assertThat(control.holder(position, place)).isEqualTo(side));
      }
      assertThat(position.ledger(Ledger.FORTRESS_DESTROYED))
          .isEqualTo(campaign.fortressDestroyed() ? 1 : 0);
      assertThat(position.ledger(Ledger.MOSCOW_ENTERED) == 1)
          .isEqualTo(campaign.sourcesLost().contains("moscow"));
      assertThat(position.ledger(Ledger.BAKU_ENTERED) == 1)
          .isEqualTo(campaign.sourcesLost().contains("baku"));
      kampfgruppen(theatre, position, campaign);
    }
  }

  /** A Kampfgruppe is in the breakdown box unless the file of the scenario puts it elsewhere. */
  private static void kampfgruppen(
      RedStarTheatre theatre, Position position, ScenarioPlan campaign) {
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      int counter = unit;
      boolean placed =
          campaign.setUp().values().stream().anyMatch(units -> units.contains(counter))
              || campaign.boxes().values().stream().anyMatch(units -> units.contains(counter))
              || campaign.due().stream().anyMatch(due -> due.units().contains(counter));
      if (theatre.pieces().size(unit) == Size.KAMPFGRUPPE && !placed) {
        assertThat(position.inBox(unit, Box.BREAKDOWN)).isTrue();
      }
    }
  }
}
