package stavka.rostov.air;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.game.PlainOrders;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * Of guns that stand with a headquarters under interdiction as many are silent this turn as its
 * level says, but one always fires; the Axis names them when the raids are laid.
 */
@Rule("13.24")
record Silencing(RostovTheatre theatre, Raids raids) implements Stage {
  /** Asks for each headquarters that is raided among its guns. */
  void begin(Draft draft) {
    RostovPieces pieces = theatre.pieces();
    Position position = draft.view();
    Ints asked = Ints.EMPTY;
    for (int staff : pieces.commanders()) {
      if (pieces.commands(position, staff) && !asked.contains(position.place(staff))) {
        int hex = position.place(staff);
        int count = Math.min(raids.level(position, hex), guns(position, hex).size() - 1);
        if (count > 0) {
          draft.push(new SilenceGuns(hex, count));
        }
        asked = asked.with(hex);
      }
    }
  }

  private Ints guns(Position position, int hex) {
    RostovPieces pieces = theatre.pieces();
    return position
        .stack(hex)
        .filter(
            unit ->
                pieces.side(unit) == Side.SOVIET
                    && pieces.artillery(unit)
                    && pieces.support(position, unit, true) > 0);
  }

  private static SilenceGuns asked(Position position) {
    return (SilenceGuns) Objects.requireNonNull(position.frame());
  }

  @Override
  public Orders orders(Position position) {
    return new Offered(position, asked(position));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    draft.pop();
    ((Silence) order).guns().each(gun -> draft.set(gun, RostovMarks.SILENCED));
  }

  /** Which guns may be named. */
  private final class Offered extends PlainOrders {
    private final Ints guns;
    private final int count;
    private final Position position;

    Offered(Position position, SilenceGuns asked) {
      super(new Decision(Side.AXIS, "silence-guns", theatre.cites().rule("silence-guns")));
      this.guns = guns(position, asked.hex());
      this.count = asked.count();
      this.position = position;
    }

    @Override
    protected @Nullable Objection objection(Order order) {
      return order instanceof Silence(Ints named)
              && named.size() == count
              && !named.hasDuplicates()
              && named.all(guns::contains)
          ? null
          : theatre.cites().objection("silence-guns");
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      choose(Ints.EMPTY, 0, action);
    }

    private void choose(Ints chosen, int from, Consumer<? super Order> action) {
      if (chosen.size() == count) {
        action.accept(new Silence(chosen));
        return;
      }
      for (int i = from; i < guns.size(); i++) {
        choose(chosen.with(guns.get(i)), i + 1, action);
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      List<Order> all = new ArrayList<>();
      forEach(all::add);
      return all.get(random.nextInt(all.size()));
    }

    /** Those that would support most. */
    @Override
    public Optional<Order> suggestion() {
      RostovPieces pieces = theatre.pieces();
      int[] strongest =
          guns.stream()
              .boxed()
              .sorted(Comparator.comparingInt(gun -> -pieces.support(position, gun, true)))
              .limit(count)
              .mapToInt(Integer::intValue)
              .toArray();
      return Optional.of(new Silence(Ints.of(strongest)));
    }
  }
}
