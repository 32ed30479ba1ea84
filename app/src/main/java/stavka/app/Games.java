package stavka.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.Bautzen;
import stavka.engine.play.Game;
import stavka.engine.table.Table;
import stavka.formats.BadFile;
import stavka.formats.Change;
import stavka.formats.GameFiles;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.lab.study.GameShelf;
import stavka.redstar.RedStar;
import stavka.rostov.Rostov;

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
  private @Nullable Path own;

  Games(SequencedMap<String, Maker> makers) {
    this.makers = new LinkedHashMap<>(makers);
  }

  /** All games of this Stavka. */
  public static Games all() {
    SequencedMap<String, Maker> makers = new LinkedHashMap<>();
    makers.put("kharkov", new Maker(Kharkov.class, Kharkov::new));
    makers.put("guderian", new Maker(Guderian.class, Guderian::new));
    makers.put("redstar", new Maker(RedStar.class, RedStar::new));
    makers.put("bautzen", new Maker(Bautzen.class, Bautzen::new));
    makers.put("rostov", new Maker(Rostov.class, Rostov::new));
    return new Games(makers);
  }

  @Override
  public List<String> slugs() {
    return List.copyOf(makers.keySet());
  }

  /** From now on games are made from a player's own files, where a folder has some. */
  void useOwn(Path folder) {
    own = folder;
    made.clear();
  }

  boolean usesOwn() {
    return own != null;
  }

  @Override
  public Optional<Game> find(String slug) {
    return makers.containsKey(slug)
        ? Optional.of(made.computeIfAbsent(slug, ignored -> make(slug, files(slug))))
        : Optional.empty();
  }

  @Override
  public Game variant(String slug, List<Change> changes) {
    return make(slug, files(slug).with(changes));
  }

  /** The files of a game, from which nothing has been read yet. */
  GameFiles files(String slug) {
    GameFiles shipped = GameFiles.beside(maker(slug).home());
    Path folder = own == null ? null : own.resolve(slug);
    return folder != null && Files.isDirectory(folder) ? shipped.orOwn(folder) : shipped;
  }

  /**
   * Makes a game from its files.
   *
   * @throws BadFile if one of them cannot be used
   * @throws stavka.formats.BadChange if a change of them decides nothing
   */
  Game make(String slug, GameFiles files) {
    Game game = maker(slug).from().apply(files);
    // What the page shows is read, too, before anything is called unread.
    game.table().ifPresent(Table::kit);
    files.requireUsed();
    return game;
  }

  private Maker maker(String slug) {
    return Objects.requireNonNull(makers.get(slug));
  }

  public List<Game> list() {
    return slugs().stream().flatMap(slug -> find(slug).stream()).toList();
  }
}
