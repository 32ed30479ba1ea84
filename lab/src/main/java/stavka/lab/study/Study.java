package stavka.lab.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import stavka.ai.Bot;
import stavka.engine.map.HexMap;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.formats.BadChange;
import stavka.formats.BadFile;
import stavka.formats.Change;
import stavka.formats.Node;
import stavka.formats.record.Forfeited;
import stavka.lab.MatchRunner;
import stavka.lab.Onlooker;
import stavka.lab.Seeds;
import stavka.lab.TurnTimes;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A plan with everything it names found: it can play any of its matches, in any order and anywhere,
 * always with the same result. The same seeds serve all combinations, so that luck is the same for
 * all of them.
 */
public final class Study {
  private final StudyPlan plan;
  private final GameShelf shelf;
  private final Game game;
  private final Scenario scenario;
  private final HexMap map;
  private final List<Cell> cells;
  private final Map<String, Bot> bots = new HashMap<>();
  private final Map<List<Change>, Game> variants = new ConcurrentHashMap<>();
  private final String version;

  /**
   * @throws BadFile if the plan names what is not there
   */
  public Study(
      StudyPlan plan, GameShelf shelf, Function<String, Optional<Bot>> botNamed, String version) {
    this.plan = plan;
    this.shelf = shelf;
    this.version = version;
    Node source = plan.source();
    this.game =
        shelf
            .find(plan.game())
            .orElseThrow(
                () -> source.field("game").bad(unknown("game", plan.game(), shelf.slugs())));
    this.scenario = findScenario();
    this.cells = plan.cells();
    findBots(plan.axis(), source.field("axis"), botNamed);
    findBots(plan.soviet(), source.field("soviet"), botNamed);
    checkOptions();
    checkChanges();
    this.map = game.setUp(scenario, plan.seed()).setting().map();
  }

  public StudyPlan plan() {
    return plan;
  }

  /** Of Stavka, for the records. */
  public String version() {
    return version;
  }

  public Game game() {
    return game;
  }

  public Scenario scenario() {
    return scenario;
  }

  public HexMap map() {
    return map;
  }

  public List<Cell> cells() {
    return cells;
  }

  /** Every match, seed by seed, so that a study broken off has given each combination its share. */
  public List<MatchKey> matches() {
    List<MatchKey> matches = new ArrayList<>();
    for (int number = 1; number <= plan.matches(); number++) {
      for (Cell cell : cells) {
        matches.add(new MatchKey(cell.number(), number));
      }
    }
    return matches;
  }

  public ObjectNode play(MatchKey key) {
    Cell cell = cells.get(key.cell() - 1);
    Game played = variant(cell.changes());
    Scenario varied = varied(played.scenario(scenario.id()), cell);
    MatchRunner runner =
        new MatchRunner(played, varied, bot(cell.axis()), bot(cell.soviet()), version);
    long seed = Seeds.derive(plan.seed(), key.number());
    TurnTimes times = new TurnTimes();
    Observer observer = new Observer(played, varied.turns(), played.setUp(varied, seed));
    return PlayedMatch.of(key, runner.play(seed, both(times, observer)), observer, times).json(map);
  }

  private static Onlooker both(TurnTimes times, Observer observer) {
    return new Onlooker() {
      @Override
      public void saw(Step step) {
        times.saw(step);
        observer.saw(step);
      }

      @Override
      public void over(Position last, Verdict verdict) {
        observer.over(last, verdict);
      }

      @Override
      public void forfeited(Position last, Forfeited forfeit) {
        observer.forfeited(last, forfeit);
      }
    };
  }

  /** What makes this study the one it is; it may be given more matches, and another title. */
  ObjectNode header() {
    ObjectNode header = JsonMapper.shared().createObjectNode();
    header.put("format", "stavka-study").put("version", 1);
    header.put("game", game.slug()).put("scenario", scenario.id());
    header.put("seed", Long.toString(plan.seed()));
    if (!game.dataMark().isEmpty()) {
      header.put("data", game.dataMark());
    }
    plan.axis().forEach(header.putArray("axis")::add);
    plan.soviet().forEach(header.putArray("soviet")::add);
    ObjectNode options = header.putObject("options");
    new TreeSet<>(plan.options().keySet())
        .forEach(name -> options.put(name, plan.options().getOrDefault(name, 0)));
    plan.changes().forEach(change -> header.withArray("changes").add(change.toString()));
    for (Factor factor : plan.factors()) {
      ObjectNode sweep = header.withArray("sweeps").addObject().put("name", factor.name());
      sweep.put("kind", Node.written(factor.kind())).put("file", factor.file());
      factor.targets().forEach(sweep.putArray("targets")::add);
      factor.values().forEach(sweep.putArray("values")::add);
    }
    return header;
  }

  private static Scenario varied(Scenario scenario, Cell cell) {
    Map<String, Integer> options = new LinkedHashMap<>(scenario.options());
    options.putAll(cell.options());
    return new Scenario(
        scenario.id(), scenario.title(), scenario.about(), scenario.turns(), options);
  }

  private Bot bot(String name) {
    return Objects.requireNonNull(bots.get(name));
  }

  private Game variant(List<Change> changes) {
    return changes.isEmpty()
        ? game
        : variants.computeIfAbsent(changes, made -> shelf.variant(plan.game(), made));
  }

  private Scenario findScenario() {
    List<Scenario> known = game.scenarios();
    if (plan.scenario().isEmpty()) {
      return known.getFirst();
    }
    String wanted = plan.scenario().get();
    return known.stream()
        .filter(each -> each.id().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                plan.source()
                    .field("scenario")
                    .bad(unknown("scenario", wanted, known.stream().map(Scenario::id).toList())));
  }

  private void findBots(List<String> names, Node source, Function<String, Optional<Bot>> botNamed) {
    for (String name : names) {
      bots.put(
          name, botNamed.apply(name).orElseThrow(() -> source.bad("unknown bot '" + name + "'")));
    }
  }

  private void checkOptions() {
    List<String> known = scenario.options().keySet().stream().sorted().toList();
    for (String option : plan.options().keySet()) {
      if (!known.contains(option)) {
        throw plan.source().field("options").field(option).bad(unknown("option", option, known));
      }
    }
    for (Factor factor : plan.factors()) {
      if (factor.kind() == Factor.Kind.OPTION) {
        for (String option : factor.targets()) {
          if (!known.contains(option)) {
            throw factor.source().field("option").bad(unknown("option", option, known));
          }
        }
      }
    }
  }

  /** Tries each change that a factor or the plan makes once, so that none fails midway. */
  private void checkChanges() {
    for (int i = 0; i < plan.changes().size(); i++) {
      Node source = plan.source().field("changes").items().get(i);
      check(plan.changes().subList(i, i + 1), source);
    }
    for (Factor factor : plan.factors()) {
      if (factor.kind() == Factor.Kind.DATA) {
        String file = factor.file();
        for (String value : factor.values()) {
          check(
              factor.targets().stream()
                  .map(path -> new Change(String.valueOf(file), path, value))
                  .toList(),
              factor.source());
        }
      }
    }
  }

  private void check(List<Change> changes, Node source) {
    for (Change change : changes) {
      if (!change.file().equals("charts") && !change.file().equals("order-of-battle")) {
        throw source
            .field("file")
            .bad(unknown("file", change.file(), List.of("charts", "order-of-battle")));
      }
    }
    try {
      shelf.variant(plan.game(), changes).setUp(scenario, plan.seed());
    } catch (BadChange impossible) {
      throw source.bad(impossible.reason());
    } catch (BadFile refused) {
      throw source.bad(
          "the game cannot be played with "
              + changes.getFirst().value()
              + " there: "
              + refused.reason());
    }
  }

  private static String unknown(String what, String word, List<String> known) {
    return "unknown " + what + " '" + word + "', known: " + String.join(", ", known);
  }
}
