package stavka.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Chronicle;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.formats.record.Notation;
import tools.jackson.databind.JsonNode;

/**
 * What every game owes to those who play it, tried out in random matches:
 *
 * <ul>
 *   <li>play comes to an end and never to a point where nothing can be done;
 *   <li>what {@link Orders} lists or samples is accepted, and the side to choose is the same
 *       whoever is asked;
 *   <li>what is told of a unit and of its stack (moves, overruns, attacks, why it rests) is all
 *       that they may do and nothing else;
 *   <li>a position that the side to choose may imagine leaves it the same choice;
 *   <li>no order, however absurd, makes the game fail: it is accepted, or refused with a rule of
 *       the book and a sentence in both languages;
 *   <li>asking, refusing and playing on change no position;
 *   <li>what was worked out for positions before has no say: a bare copy gets the same answers;
 *   <li>what the events tell, from the first position on, is all that a spectator is shown;
 *   <li>every order survives the way through its notation, and the orders replayed give the same
 *       positions and events.
 * </ul>
 */
public final class Conformance {
  private static final int LISTED_EVERY = 16;
  private static final int BARE_EVERY = 7;
  private static final int LISTED_JUDGED = 200;
  private static final int LISTED_SUBMITTED = 6;
  private static final int GARBAGE = 3;

  private final Game game;
  private final Scenario scenario;
  private final int longest;

  /**
   * @param orders how many random orders were played, absurd ones tried, and accepted of these
   */
  public record Trial(int orders, int absurd, int absurdAccepted, Verdict verdict) {}

  /**
   * @param longest the number of orders within which a random match must end
   */
  public Conformance(Game game, Scenario scenario, int longest) {
    this.game = game;
    this.scenario = scenario;
    this.longest = longest;
  }

  /**
   * Plays one match.
   *
   * @throws NonConformance at the first breach
   */
  public Trial play(long seed) {
    return new Match(seed).play();
  }

  private record Turn(Position before, Order order, Ruling.Accepted ruling) {
    /** The same without what was worked out on the way: of a long match all is kept to its end. */
    Turn bare() {
      Position after = ruling.position().withoutDerived();
      return new Turn(before.withoutDerived(), order, new Ruling.Accepted(after, ruling.events()));
    }
  }

  private final class Match {
    private final long seed;
    private final RandomGenerator random;
    private final Position start;
    private final Notation notation;
    private final AbsurdOrders invented;
    private final AnswerCheck answers;
    private final QuestionCheck questions;
    private final Chronicle chronicle;
    private final @Nullable SecondLedger ledger;
    private final List<Turn> turns = new ArrayList<>();
    private int absurd;
    private int absurdAccepted;
    private String doing = "set-up";

    Match(long seed) {
      this.seed = seed;
      this.random = new SplittableRandom(Seeds.derive(seed, 3));
      this.start = game.setUp(scenario, seed);
      this.notation = Notation.of(game, start);
      this.invented = new AbsurdOrders(start.setting(), game.orderTypes(), random, true);
      this.answers = new AnswerCheck(game, notation);
      this.questions = new QuestionCheck(answers);
      this.chronicle = new Chronicle(game);
      this.ledger = game.table().map(table -> new SecondLedger(game, table)).orElse(null);
    }

    Trial play() {
      try {
        Verdict verdict = playOn();
        replay();
        return new Trial(turns.size(), absurd, absurdAccepted, verdict);
      } catch (NonConformance breach) {
        throw new NonConformance(where() + ": " + breach.getMessage(), breach);
      } catch (RuntimeException | StackOverflowError failure) {
        throw new NonConformance(where() + ": " + doing + " threw " + failure, failure);
      }
    }

    private Verdict playOn() {
      Position position = start;
      if (ledger != null) {
        JsonNode begins = notation.trees(chronicle.begins(start));
        answers.cited(begins);
        ledger.begins(begins, start);
      }
      Optional<Verdict> verdict = game.verdict(position);
      while (verdict.isEmpty()) {
        if (turns.size() == longest) {
          throw new NonConformance("the match does not end");
        }
        Turn turn = step(position);
        audit(turn);
        turns.add(turn.bare());
        position = turn.ruling().position();
        verdict = game.verdict(position);
      }
      answers.verdict(verdict.get());
      if (!turns.isEmpty()
          && !(submit(position, turns.getLast().order()) instanceof Ruling.Refused)) {
        throw new NonConformance("an order is accepted after the end of the match");
      }
      return verdict.get();
    }

    private void audit(Turn turn) {
      doing = "the chronicle";
      if (ledger != null) {
        JsonNode events = notation.trees(chronicle.events(turn.before(), turn.ruling()));
        answers.cited(events);
        ledger.told(events, turn.ruling().position());
      }
    }

    private Turn step(Position position) {
      int hash = position.hashCode();
      doing = "legal";
      Orders legal = game.legal(position);
      answers.decision(game.decision(position), legal.decision());
      doing = "sample";
      Order order = legal.sample(random);
      answers.allowed(legal, order, "a sampled order");
      if (turns.size() % LISTED_EVERY == 0) {
        tryImagined(position, legal, tryListed(position, legal));
        trySuggested(position, legal);
      }
      if (turns.size() % BARE_EVERY == BARE_EVERY - 1) {
        tryBare(position, order, legal);
      }
      for (int i = 0; i < GARBAGE; i++) {
        tryAbsurd(position, i == 0 ? invented.invent() : invented.change(order));
      }
      Ruling.Accepted ruling = accepted(position, order, "a sampled order");
      answers.events(ruling.events());
      if (position.hashCode() != hash) {
        throw new NonConformance("the position changed while it was asked about");
      }
      return new Turn(position, order, ruling);
    }

    private List<Order> tryListed(Position position, Orders legal) {
      doing = "forEach";
      List<Order> listed = new ArrayList<>();
      int[] seen = {0};
      // Keeps an even choice of what may be a very long list.
      legal.forEach(
          order -> {
            int slot = seen[0]++ < LISTED_JUDGED ? listed.size() : random.nextInt(seen[0]);
            if (slot == listed.size() && slot < LISTED_JUDGED) {
              listed.add(order);
            } else if (slot < LISTED_JUDGED) {
              listed.set(slot, order);
            }
          });
      if (listed.isEmpty()) {
        throw new NonConformance("nothing is listed although a choice is due");
      }
      for (Order order : listed) {
        doing = "objections to " + order;
        answers.allowed(legal, order, "a listed order");
      }
      for (int i = 0; i < LISTED_SUBMITTED; i++) {
        Order order = listed.get(random.nextInt(listed.size()));
        accepted(position, order, "a listed order");
        doing = "forecast of " + order;
        game.forecast(position, order).ifPresent(answers::forecast);
      }
      return listed;
    }

    /** What is kept from the side that must choose has no say in what it may do. */
    private void tryImagined(Position position, Orders legal, List<Order> listed) {
      doing = "imagine";
      Position imagined = game.imagine(position, legal.decision().side(), random.nextLong());
      Orders open = game.legal(imagined);
      answers.decision(legal.decision(), open.decision());
      for (Order order : listed) {
        doing = "objections to " + order + " in an imagined position";
        answers.allowed(open, order, "an order listed for the true position");
      }
      answers.allowed(legal, open.sample(random), "an order sampled from an imagined position");
    }

    /** What is kept from position to position is kept only as long as it holds. */
    private void tryBare(Position position, Order order, Orders legal) {
      doing = "a bare copy";
      Position bare = position.withoutDerived();
      Orders open = game.legal(bare);
      answers.allowed(open, order, "an order sampled before");
      answers.allowed(legal, open.sample(random), "an order sampled from a bare copy");
      if (!submit(bare, order).equals(submit(position, order))) {
        throw new NonConformance("a bare copy of the position is judged otherwise");
      }
    }

    private void trySuggested(Position position, Orders legal) {
      doing = "suggestion";
      legal.suggestion().ifPresent(order -> accepted(position, order, "a suggested order"));
      int unit = random.nextInt(position.counters());
      doing = "forUnit of " + position.counter(unit).id();
      legal.forUnit(unit, order -> answers.allowed(legal, order, "an order listed for a unit"));
      doing = "questions about " + position.counter(unit).id();
      questions.ask(position, legal, unit);
    }

    private void tryAbsurd(Position position, Order order) {
      absurd++;
      answers.roundTrip(order);
      switch (submit(position, order)) {
        case Ruling.Accepted accepted -> absurdAccepted++;
        case Ruling.Refused refused -> answers.refusal(order, refused);
      }
    }

    private Ruling.Accepted accepted(Position position, Order order, String what) {
      answers.roundTrip(order);
      return switch (submit(position, order)) {
        case Ruling.Accepted accepted -> accepted;
        case Ruling.Refused refused ->
            throw new NonConformance(what + " is refused: " + order + ", " + refused.objections());
      };
    }

    private Ruling submit(Position position, Order order) {
      doing = "submit of " + notation.text(order);
      return game.submit(position, order);
    }

    /** A second match from fresh positions shows what became of the first one's. */
    private void replay() {
      doing = "replay";
      Position position = game.setUp(scenario, seed);
      int number = 0;
      for (Turn turn : turns) {
        number++;
        if (!position.equals(turn.before()) || position.hashCode() != turn.before().hashCode()) {
          throw new NonConformance("replayed, the position before order " + number + " differs");
        }
        Order order = notation.readOrder(notation.text(turn.order()));
        Ruling.Accepted ruling = accepted(position, order, "replayed order " + number);
        if (!ruling.events().equals(turn.ruling().events())) {
          throw new NonConformance("replayed, the events of order " + number + " differ");
        }
        position = ruling.position();
      }
      if (!turns.isEmpty() && !position.equals(turns.getLast().ruling().position())) {
        throw new NonConformance("replayed, the last position differs");
      }
    }

    private String where() {
      return game.slug() + " " + scenario.id() + ", seed " + seed + ", order " + (turns.size() + 1);
    }
  }
}
