package stavka.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import stavka.engine.play.Game;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;

/**
 * The games there are, by the names they have on the command line; each is made when first asked
 * for.
 */
public final class Games {
  private final SequencedMap<String, Supplier<Game>> makers;
  private final Map<String, Game> made = new ConcurrentHashMap<>();

  Games(SequencedMap<String, Supplier<Game>> makers) {
    this.makers = new LinkedHashMap<>(makers);
  }

  /** All games of this Stavka. */
  public static Games all() {
    SequencedMap<String, Supplier<Game>> makers = new LinkedHashMap<>();
    makers.put("kharkov", Kharkov::new);
    makers.put("guderian", Guderian::new);
    makers.put("redstar", RedStar::new);
    return new Games(makers);
  }

  public List<String> slugs() {
    return List.copyOf(makers.keySet());
  }

  public Optional<Game> find(String slug) {
    Supplier<Game> maker = makers.get(slug);
    return maker == null
        ? Optional.empty()
        : Optional.of(made.computeIfAbsent(slug, ignored -> maker.get()));
  }

  public List<Game> list() {
    return slugs().stream().flatMap(slug -> find(slug).stream()).toList();
  }
}
