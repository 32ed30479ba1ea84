package stavka.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import stavka.engine.play.Game;
import stavka.formats.BadChange;
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
  private final SequencedMap<String, Supplier<Game>> makers;
  private final Map<String, Function<List<Change>, Game>> variants;
  private final Map<String, Game> made = new ConcurrentHashMap<>();

  Games(SequencedMap<String, Supplier<Game>> makers) {
    this(makers, Map.of());
  }

  /**
   * @param variants makers of those games whose data can be changed
   */
  Games(
      SequencedMap<String, Supplier<Game>> makers,
      Map<String, Function<List<Change>, Game>> variants) {
    this.makers = new LinkedHashMap<>(makers);
    this.variants = Map.copyOf(variants);
  }

  /** All games of this Stavka. */
  public static Games all() {
    SequencedMap<String, Supplier<Game>> makers = new LinkedHashMap<>();
    makers.put("kharkov", Kharkov::new);
    makers.put("guderian", Guderian::new);
    makers.put("redstar", RedStar::new);
    return new Games(
        makers,
        Map.of(
            "kharkov",
            changes -> new Kharkov(GameFiles.beside(Kharkov.class).with(changes)),
            "guderian",
            changes -> new Guderian(GameFiles.beside(Guderian.class).with(changes)),
            "redstar",
            changes -> new RedStar(GameFiles.beside(RedStar.class).with(changes))));
  }

  @Override
  public List<String> slugs() {
    return List.copyOf(makers.keySet());
  }

  @Override
  public Optional<Game> find(String slug) {
    Supplier<Game> maker = makers.get(slug);
    return maker == null
        ? Optional.empty()
        : Optional.of(made.computeIfAbsent(slug, ignored -> maker.get()));
  }

  @Override
  public Game variant(String slug, List<Change> changes) {
    Function<List<Change>, Game> maker = variants.get(slug);
    if (maker == null) {
      throw new BadChange("the data of " + slug + " cannot be changed");
    }
    return maker.apply(changes);
  }

  public List<Game> list() {
    return slugs().stream().flatMap(slug -> find(slug).stream()).toList();
  }
}
