package stavka.lab;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.engine.order.Order;
import stavka.engine.play.Chronicle;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.formats.record.Notation;
import stavka.lab.offered.Offer;
import stavka.lab.offered.OfferedCheck;
import tools.jackson.databind.JsonNode;

/** One random match in which a game is asked everything that {@link Conformance} demands. */
final class ConformanceMatch {
  private static final int LISTED_EVERY = 48;
  private static final int BARE_EVERY = 7;
  private static final int LISTED_JUDGED = 200;
  private static final int LISTED_SUBMITTED = 6;
  private static final int GARBAGE = 3;
  private static final int EXTRAS_EVERY = 4;
  private static final int UNITS_TRIED = 3;
  private static final int VARIED_SUBMITTED = 6;

  private final Game game;
  private final Scenario scenario;
  private final MatchLimits limits;
  private final long seed;
  private final RandomGenerator random;
  private final Position start;
  private final Notation notation;
  private final AbsurdOrders invented;
  private final AnswerCheck answers;
  private final QuestionCheck questions;
  private final Chronicle chronicle;
  private final @Nullable SecondLedger ledger;
  private final FamiliarTypes familiar;
  private final RareOrders rare;
  private final OrderChoice choice;
  private final Submissions submissions;
  private final OfferedCheck offered;
  private final GroupTrials groups;
  private final Set<String> decisions = new HashSet<>();
  private final List<Turn> turns = new ArrayList<>();
  private int absurd;
  private int absurdAccepted;

  ConformanceMatch(
      Game game,
      Scenario scenario,
      MatchLimits limits,
      long seed,
      FamiliarTypes familiar,
      @Nullable Bot leader) {
    this.game = game;
    this.scenario = scenario;
    this.limits = limits;
    this.seed = seed;
    this.familiar = familiar;
    this.rare = new RareOrders(familiar.names(game));
    this.random = new SplittableRandom(Seeds.derive(seed, 3));
    this.start = game.setUp(scenario, seed);
    this.choice = new OrderChoice(game, random, rare, leader);
    this.notation = Notation.of(game, start);
    this.invented = new AbsurdOrders(start.setting(), game.orderTypes(), random, true);
    this.answers = new AnswerCheck(game, notation);
    this.questions = new QuestionCheck(answers);
    this.chronicle = new Chronicle(game);
    this.ledger = game.table().map(table -> new SecondLedger(game, table)).orElse(null);
    this.submissions = new Submissions(game, notation, answers);
    this.offered = new OfferedCheck(game, random, order -> where() + " " + notation.text(order));
    this.groups = new GroupTrials(game, submissions, answers, random, offered.tally());
  }

  Conformance.Trial play() {
    try {
      Optional<Verdict> verdict = playOn();
      replay();
      return new Conformance.Trial(
          turns.size(), absurd, absurdAccepted, verdict, rare.given(), offered.tally());
    } catch (NonConformance breach) {
      throw new NonConformance(where() + ": " + breach.getMessage(), breach);
    } catch (RuntimeException | StackOverflowError failure) {
      throw new NonConformance(where() + ": " + submissions.doing() + " threw " + failure, failure);
    }
  }

  private Optional<Verdict> playOn() {
    Position position = start;
    if (ledger != null) {
      JsonNode begins = notation.trees(chronicle.begins(start));
      answers.cited(begins);
      ledger.begins(begins, start);
    }
    Optional<Verdict> verdict = game.verdict(position);
    while (verdict.isEmpty() && !limits.reached(start, position)) {
      if (turns.size() == limits.orders()) {
        throw new NonConformance("the match does not end");
      }
      Turn turn = step(position);
      audit(turn);
      turns.add(turn.bare());
      position = turn.ruling().position();
      verdict = game.verdict(position);
    }
    verdict.ifPresent(answers::verdict);
    if (verdict.isPresent()
        && !(submissions.submit(position, turns.getLast().order()) instanceof Ruling.Refused)) {
      throw new NonConformance("an order is accepted after the end of the match");
    }
    return verdict;
  }

  private void audit(Turn turn) {
    submissions.doing("the chronicle");
    if (ledger != null) {
      JsonNode events = notation.trees(chronicle.events(turn.before(), turn.ruling()));
      answers.cited(events);
      ledger.told(events, turn.ruling().position());
    }
  }

  private Turn step(Position position) {
    int hash = position.hashCode();
    submissions.doing("legal");
    Orders legal = game.legal(position);
    answers.decision(game.decision(position), legal.decision());
    submissions.doing("sample");
    Order order = legal.sample(random);
    answers.allowed(legal, order, "a sampled order");
    List<Order> others = new ArrayList<>();
    boolean due = turns.size() % LISTED_EVERY == 0;
    if (due) {
      tryImagined(position, legal, tryListed(position, legal));
      trySuggested(position, legal);
    }
    if (decisions.add(position.turn() + legal.decision().code()) || due) {
      others.addAll(tryOffered(position, legal));
    } else if (turns.size() % EXTRAS_EVERY == 0) {
      submissions.doing("forExtras");
      legal.forExtras(others::add);
    }
    submissions.doing("a choice of orders");
    Order given = choice.next(position, legal, order, others);
    if (turns.size() % BARE_EVERY == BARE_EVERY - 1) {
      tryBare(position, order, legal);
    }
    for (int i = 0; i < GARBAGE; i++) {
      tryAbsurd(position, i == 0 ? invented.invent() : invented.change(order));
    }
    Ruling.Accepted ruling = submissions.accepted(position, given, "an order to play");
    answers.events(ruling.events());
    if (position.hashCode() != hash) {
      throw new NonConformance("the position changed while it was asked about");
    }
    return new Turn(position, given, ruling);
  }

  private List<Order> tryListed(Position position, Orders legal) {
    submissions.doing("forEach");
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
      submissions.doing("objections to " + order);
      answers.allowed(legal, order, "a listed order");
    }
    for (int i = 0; i < LISTED_SUBMITTED; i++) {
      Order order = listed.get(random.nextInt(listed.size()));
      submissions.accepted(position, order, "a listed order");
      submissions.doing("forecast of " + order);
      game.forecast(position, order).ifPresent(answers::forecast);
    }
    return listed;
  }

  /** What is kept from the side that must choose has no say in what it may do. */
  private void tryImagined(Position position, Orders legal, List<Order> listed) {
    submissions.doing("imagine");
    Position imagined = game.imagine(position, legal.decision().side(), random.nextLong());
    Orders open = game.legal(imagined);
    answers.decision(legal.decision(), open.decision());
    for (Order order : listed) {
      submissions.doing("objections to " + order + " in an imagined position");
      answers.allowed(open, order, "an order listed for the true position");
    }
    answers.allowed(legal, open.sample(random), "an order sampled from an imagined position");
  }

  /** What is kept from position to position is kept only as long as it holds. */
  private void tryBare(Position position, Order order, Orders legal) {
    submissions.doing("a bare copy");
    Position bare = position.withoutDerived();
    Orders open = game.legal(bare);
    answers.allowed(open, order, "an order sampled before");
    answers.allowed(legal, open.sample(random), "an order sampled from a bare copy");
    if (!submissions.submit(bare, order).equals(submissions.submit(position, order))) {
      throw new NonConformance("a bare copy of the position is judged otherwise");
    }
  }

  private void trySuggested(Position position, Orders legal) {
    submissions.doing("suggestion");
    legal
        .suggestion()
        .ifPresent(order -> submissions.accepted(position, order, "a suggested order"));
    int unit = random.nextInt(position.counters());
    submissions.doing("forUnit of " + position.counter(unit).id());
    legal.forUnit(unit, order -> answers.allowed(legal, order, "an order listed for a unit"));
    submissions.doing("questions about " + position.counter(unit).id());
    questions.ask(position, legal, unit);
  }

  /** What is accepted is offered, alone and in groups, and can be carried out. */
  private List<Order> tryOffered(Position position, Orders legal) {
    submissions.doing("all that is listed");
    Offer offer = offered.list(position, legal);
    for (int unit : offer.movable(UNITS_TRIED)) {
      groups.around(position, legal, unit, where()).forEach(offer::add);
      groups.crowded(position, unit);
    }
    submissions.doing("variations of what is listed");
    OfferedCheck.Look look =
        offered.vary(position, legal, offer, order -> submissions.allows(legal, order));
    List<Order> varied = look.accepted();
    for (int i = 0; i < VARIED_SUBMITTED && !varied.isEmpty(); i++) {
      Order order = varied.get(random.nextInt(varied.size()));
      submissions.accepted(position, order, "a varied order");
    }
    return look.offered();
  }

  private void tryAbsurd(Position position, Order order) {
    absurd++;
    answers.roundTrip(order);
    switch (submissions.submit(position, order)) {
      case Ruling.Accepted accepted -> absurdAccepted++;
      case Ruling.Refused refused -> answers.refusal(order, refused);
    }
  }

  /** A second match from fresh positions shows what became of the first one's. */
  private void replay() {
    submissions.doing("replay");
    Position position = game.setUp(scenario, seed);
    int number = 0;
    for (Turn turn : turns) {
      number++;
      if (!position.equals(turn.before()) || position.hashCode() != turn.before().hashCode()) {
        throw new NonConformance("replayed, the position before order " + number + " differs");
      }
      Order order = notation.readOrder(notation.text(turn.order()));
      Ruling.Accepted ruling = submissions.accepted(position, order, "replayed order " + number);
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
    String run = familiar.equals(FamiliarTypes.NONE) ? "" : " familiar " + familiar;
    int order = turns.size() + 1;
    return game.slug() + " " + scenario.id() + ", seed " + seed + run + ", order " + order;
  }

  private record Turn(Position before, Order order, Ruling.Accepted ruling) {
    /** The same without what was worked out on the way: of a long match all is kept to its end. */
    Turn bare() {
      Position after = ruling.position().withoutDerived();
      return new Turn(before.withoutDerived(), order, new Ruling.Accepted(after, ruling.events()));
    }
  }
}
