package stavka.redstar.victory;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import java.util.List;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.redstar.control.Control;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarGround;
import stavka.redstar.model.RedStarTheatre;

/**
 * What the entry of Axis units into Moscow and Baku brings about, and into the fortress of
 * Sevastopol.
 */
@Rule({"18.1", "18.1.1", "7.4.3", "10.4"})
public record Surrender(
    RedStarTheatre theatre, Control control, MarkerCups cups, RedStarFinalCount finalCount)
    implements EntryEffect {
  private static final int DIE = 6;

  @Override
  public void came(Draft draft, Side side, Ints units, Ints path) {
    if (side == Side.AXIS && !theatre.pieces().kind(units.first()).shadow()) {
      path.each(hex -> entered(draft, hex));
    }
  }

  private void entered(Draft draft, int hex) {
    if (theatre.map().terrainIs(hex, RedStarGround.FORTRESS)
        && draft.ledger(Ledger.FORTRESS_DESTROYED) == 0) {
      draft.enter(Ledger.FORTRESS_DESTROYED, 1);
      draft.say(Noted.of("7.4.3", "fortress-falls", hex(hex)));
    }
    int place = control.placeAt(hex);
    String id = place < 0 ? "" : theatre.charts().places().get(place).id();
    switch (id) {
      case "moscow" -> capital(draft, place, Ledger.MOSCOW_ENTERED, Ledger.MOSCOW, "18.1.1");
      case "baku" -> capital(draft, place, Ledger.BAKU_ENTERED, Ledger.BAKU, "18.1");
      default -> {}
    }
  }

  /** The city is lost as a source once it is held, and its first entry puts all to the die. */
  @Rule({"10.4", "18.1", "18.1.1"})
  private void capital(Draft draft, int place, int entry, int source, String rule) {
    if (control.holder(draft.view(), place) == Side.AXIS) {
      draft.enter(Ledger.SOURCES_LOST, draft.ledger(Ledger.SOURCES_LOST) | source);
    }
    if (draft.ledger(entry) != 0 || draft.ledger(Ledger.SURRENDERED) != 0) {
      return;
    }
    draft.enter(entry, 1);
    String city = theatre.charts().places().get(place).id();
    int die = draft.roll(DIE, "surrender-die", rule) + modifier(draft.view(), city);
    if (die <= theatre.charts().limits().surrender().givesUp()) {
      draft.say(Noted.of(rule, "soviet-surrender", number(die)));
      finalCount.count(draft);
      draft.enter(Ledger.SURRENDERED, 1);
      draft.setTurn(theatre.campaign(draft.view()).lastTurn() + 1);
    } else if (die <= theatre.charts().limits().surrender().wavers()) {
      draft.say(Noted.of(rule, "soviet-wavers", number(die)));
      if (draft.ledger(Ledger.RECALLED) == 0) {
        cups.recall(draft);
      }
    } else {
      draft.say(Noted.of(rule, "soviet-fights-on", number(die)));
    }
  }

  /** What other cities the Axis holds take off the die. */
  @Rule("18.1.1")
  private int modifier(Position position, String city) {
    return theatre.charts().surrender().getOrDefault(city, List.of()).stream()
        .filter(persuasion -> persuasion.places().stream().allMatch(id -> taken(position, id)))
        .mapToInt(Charts.Persuasion::modifier)
        .sum();
  }

  private boolean taken(Position position, String id) {
    int place = theatre.charts().place(id);
    return place >= 0 && control.holder(position, place) == Side.AXIS;
  }
}
