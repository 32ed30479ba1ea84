package stavka.lab;

import java.util.function.Consumer;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.formats.record.Replay;
import tools.jackson.databind.JsonNode;

/** Takes the marks of the first and every so manieth position of a match that is played again. */
public final class PositionDigests implements Replay.Auditor {
  private final Game game;
  private final int every;
  private final Consumer<? super PositionDigest> taken;
  private int order = 1;

  public PositionDigests(Game game, int every, Consumer<? super PositionDigest> taken) {
    this.game = game;
    this.every = every;
    this.taken = taken;
  }

  @Override
  public void begins(JsonNode events, Position start) {
    look(start);
  }

  @Override
  public void told(JsonNode events, Position after) {
    order++;
    look(after);
  }

  private void look(Position position) {
    if ((order - 1) % every == 0 && game.verdict(position).isEmpty()) {
      taken.accept(PositionDigest.of(game, position, order));
    }
  }
}
