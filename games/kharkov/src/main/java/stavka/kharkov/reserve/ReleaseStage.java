package stavka.kharkov.reserve;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.sector.Sector;
import stavka.operational.board.EntryEffect;
import stavka.operational.game.PlainOrders;

/**
 * An Axis unit is close to a reserve marker: the Soviet player may commit that reserve, and must if
 * the unit is adjacent. Once he begins he goes on until every unit is placed; those without room
 * are lost.
 */
@Rule("6.75")
public record ReleaseStage(Commitment commitment) implements Stage {
  /**
   * An Axis unit has come close to a reserve marker: the Soviet player may, or next to it must,
   * commit the whole reserve [6.75].
   */
  public record Release(@Unit int marker, boolean compulsory) implements Frame {}

  public static final String DECLINE = "decline";

  public ReleaseStage(KharkovTheatre theatre, EntryEffect effects, Sector sector) {
    this(new Commitment(theatre, effects, sector));
  }

  @Override
  public Orders orders(Position position) {
    return new Choices(position);
  }

  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    Release release = position.frame(Release.class);
    if (position.onMap(release.marker()) && placeable(position, release.marker())) {
      return false;
    }
    draft.pop();
    if (position.onMap(release.marker()) && release.compulsory()) {
      commitment.loseRest(draft, release.marker());
    }
    return true;
  }

  private boolean placeable(Position position, int marker) {
    Ints units = commitment.theatre().pieces().reserveUnits(position, marker);
    return units.any(unit -> commitment.somewhere(position, unit, 0) != null);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Place place) {
      draft.replace(new Release(draft.view().frame(Release.class).marker(), true));
      commitment.place(draft, place);
    } else {
      draft.pop();
    }
  }

  private final class Choices extends PlainOrders {
    private final Position position;
    private final Release release;
    private final Ints units;

    Choices(Position position) {
      super(
          new Decision(
              Side.SOVIET,
              position.frame(Release.class).compulsory()
                  ? "must-release-reserve"
                  : "may-release-reserve",
              "6.75"));
      this.position = position;
      this.release = position.frame(Release.class);
      this.units = commitment.theatre().pieces().reserveUnits(position, release.marker());
    }

    @Override
    protected @Nullable Objection objection(Order order) {
      if (order instanceof Place place) {
        return place.units().all(units::contains)
            ? commitment.objection(position, place)
            : Objection.of("6.75", "not-of-this-reserve", unit(release.marker()));
      }
      if (!order.equals(new Reply(DECLINE))) {
        return Objection.of("6.75", "release-first", unit(release.marker()));
      }
      return Objection.when(
          release.compulsory(), "6.75", "release-compulsory", unit(release.marker()));
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      units.each(unit -> commitment.forEachHex(position, unit, action));
      if (!release.compulsory()) {
        action.accept(new Reply(DECLINE));
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      if (!release.compulsory() && random.nextBoolean()) {
        return new Reply(DECLINE);
      }
      int start = random.nextInt(64);
      for (int i = 0; i < units.size(); i++) {
        int unit = units.get((start + i) % units.size());
        Place place = commitment.somewhere(position, unit, random.nextInt(64));
        if (place != null) {
          return place;
        }
      }
      throw new IllegalStateException("a release with nothing to place is not put to the player");
    }
  }
}
