package stavka.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import stavka.engine.play.Game;
import stavka.formats.Change;
import stavka.formats.GameFiles;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.lab.study.GameShelf;
import stavka.redstar.RedStar;

/**
 * The games there are, by the names they have on the command line; each is made when first asked
 * for.
 */
public final class Games implements GameShelf {
  /**
   * How a game is made.
   *
   * @param home the class beside which its data lie
   */
  record Maker(Class<? extends Game> home, Function<GameFiles, Game> from) {}

  private final SequencedMap<String, Maker> makers;
  private final Map<String, Game> made = new ConcurrentHashMap<>();

  Games(SequencedMap<String, Maker> makers) {
    this.makers = new LinkedHashMap<>(makers);
  }

  /** All games of this Stavka. */
  public static Games all() {
    SequencedMap<String, Maker> makers = new LinkedHashMap<>();
    makers.put("kharkov", new Maker(Kharkov.class, Kharkov::new));
    makers.put("guderian", new Maker(Guderian.class, Guderian::new));
    makers.put("redstar", new Maker(RedStar.class, RedStar::new));
    return new Games(makers);
  }

  @Override
  public List<String> slugs() {
    return List.copyOf(makers.keySet());
  }

  @Override
  public Optional<Game> find(String slug) {
    Maker maker = makers.get(slug);
    return maker == null
        ? Optional.empty()
        : Optional.of(made.computeIfAbsent(slug, ignored -> maker.from().apply(files(maker))));
  }

  @Override
  public Game variant(String slug, List<Change> changes) {
    Maker maker = Objects.requireNonNull(makers.get(slug));
    GameFiles files = files(maker).with(changes);
    Game game = maker.from().apply(files);
    files.requireChangesRead();
    return game;
  }

  private static GameFiles files(Maker maker) {
    return GameFiles.beside(maker.home());
  }

  public List<Game> list() {
    return slugs().stream().flatMap(slug -> find(slug).stream()).toList();
  }
}
