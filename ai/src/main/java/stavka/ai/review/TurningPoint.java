package stavka.ai.review;

import java.util.List;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Hex;
import stavka.engine.value.Side;

/**
 * A stretch of play that changed what was to be expected.
 *
 * @param from how many orders had been given when it began, and {@code to} when it ended
 * @param at the order to look at: the one that did most
 * @param hex where that was, or -1
 * @param phase the id of the step at which it began
 * @param mover whose phases it covers
 * @param gainer for whom things got better
 * @param wins by how much the Axis's chance to win rose or fell, and {@code margin} the expected
 *     points
 * @param causes what happened in it that counts, a sentence each, the weightiest first
 */
public record TurningPoint(
    int from,
    int to,
    int at,
    @Hex int hex,
    int turn,
    String phase,
    Side mover,
    Side gainer,
    double wins,
    double margin,
    List<Rulebook.Text> causes) {
  public TurningPoint {
    causes = List.copyOf(causes);
  }
}
