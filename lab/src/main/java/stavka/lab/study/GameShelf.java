package stavka.lab.study;

import java.util.List;
import java.util.Optional;
import stavka.engine.play.Game;
import stavka.formats.Change;

/** Where a study gets its games from. */
public interface GameShelf {
  List<String> slugs();

  Optional<Game> find(String slug);

  /**
   * A game with values of its data changed.
   *
   * @throws stavka.formats.BadChange if a change names nothing in the game's data
   * @throws stavka.formats.BadFile if the game cannot be played with the changed value
   */
  Game variant(String slug, List<Change> changes);
}
