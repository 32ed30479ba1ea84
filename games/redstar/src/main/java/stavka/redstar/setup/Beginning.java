package stavka.redstar.setup;

import java.util.Map;
import java.util.Set;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.control.Control;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Options;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.model.Size;

/** Lays a scenario out. */
@Rule({"1.4", "17.2.4"})
public record Beginning(RedStarTheatre theatre, Control control) {
  public Position begin(Setting setting, Chance chance, Map<String, Integer> options) {
    Draft draft = Position.empty(setting, Box.COUNT, Ledger.SIZE, chance).edit();
    ScenarioPlan campaign = theatre.campaign(draft.view());
    draft.setTurn(campaign.firstTurn());
    kampfgruppen(draft);
    campaign.setUp().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(stack -> stack.getValue().each(unit -> draft.moveTo(unit, stack.getKey())));
    campaign.boxes().forEach((box, units) -> units.each(unit -> draft.moveToBox(unit, box)));
    campaign.reduced().forEach((unit, faces) -> draft.set(unit, Marks.STEP, faces));
    campaign.strengths().forEach((unit, type) -> draft.set(unit, RedStarMarks.MARKER, type));
    campaign.cups().forEach((type, count) -> draft.enter(Ledger.CUPS + type - 1, count));
    campaign.atStart().forEach((type, count) -> draft.enter(Ledger.AT_START + type - 1, count));
    Options.enter(draft, options);
    schedule(draft, campaign);
    hangar(draft);
    control(draft, campaign);
    return draft.view();
  }

  /**
   * All Kampfgruppen are at hand for breakdowns and losses, but those a scenario puts elsewhere.
   */
  @Rule("17.2.4")
  private void kampfgruppen(Draft draft) {
    RedStarPieces pieces = theatre.pieces();
    pieces
        .all()
        .filter(unit -> pieces.size(unit) == Size.KAMPFGRUPPE)
        .each(unit -> draft.moveToBox(unit, Box.BREAKDOWN));
  }

  private static void schedule(Draft draft, ScenarioPlan campaign) {
    for (ScenarioPlan.Due due : campaign.due()) {
      due.units()
          .each(
              unit -> {
                draft.moveToBox(unit, Box.TRACK);
                draft.set(unit, RedStarMarks.DUE, due.turn());
              });
    }
  }

  /** Fleets whose base is on the map wait to be placed [12.1.1]. */
  @Rule("12.1.1")
  private void hangar(Draft draft) {
    RedStarPieces pieces = theatre.pieces();
    pieces
        .of(Kind.AIR_FLEET)
        .filter(fleet -> pieces.partner(fleet) >= 0 && draft.onMap(pieces.partner(fleet)))
        .each(fleet -> draft.moveToBox(fleet, Box.HANGAR));
  }

  private void control(Draft draft, ScenarioPlan campaign) {
    control.begin(draft);
    for (Side side : Side.values()) {
      campaign
          .control()
          .getOrDefault(side, Set.of())
          .forEach(place -> control.give(draft, place, side));
    }
    draft.enter(Ledger.FORTRESS_DESTROYED, campaign.fortressDestroyed() ? 1 : 0);
    boolean moscow = campaign.sourcesLost().contains("moscow");
    boolean baku = campaign.sourcesLost().contains("baku");
    draft.enter(Ledger.MOSCOW_ENTERED, moscow ? 1 : 0);
    draft.enter(Ledger.BAKU_ENTERED, baku ? 1 : 0);
    draft.enter(Ledger.SOURCES_LOST, (moscow ? Ledger.MOSCOW : 0) | (baku ? Ledger.BAKU : 0));
  }
}
