package stavka.lab;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.lab.offered.OfferedTally;

/**
 * What every game owes to those who play it, tried out in random matches:
 *
 * <ul>
 *   <li>play comes to an end and never to a point where nothing can be done;
 *   <li>what {@link Orders} lists or samples is accepted, and the side to choose is the same
 *       whoever is asked;
 *   <li>what is told of a unit and of its stack (moves, overruns, attacks, why it rests) is all
 *       that they may do and nothing else;
 *   <li>whatever is accepted is offered: offered orders are varied, and options that are accepted
 *       and never offered are reported;
 *   <li>limits hold for whole stacks and mixed groups, and no order of a group makes the game fail;
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
  private final Game game;
  private final Scenario scenario;
  private final MatchLimits limits;
  private final @Nullable Bot leader;

  /**
   * @param orders how many random orders were played, absurd ones tried, and accepted of these
   * @param verdict none if the match was broken off
   * @param given the types of order that were played
   * @param offered the options that were offered and accepted
   */
  public record Trial(
      int orders,
      int absurd,
      int absurdAccepted,
      Optional<Verdict> verdict,
      Set<String> given,
      OfferedTally offered) {}

  /**
   * @param longest the number of orders within which a random match must end
   */
  public Conformance(Game game, Scenario scenario, int longest) {
    this(game, scenario, MatchLimits.whole(longest), null);
  }

  /**
   * @param leader a bot that chooses most orders of every second match, those of odd seeds
   */
  public Conformance(Game game, Scenario scenario, MatchLimits limits, @Nullable Bot leader) {
    this.leader = leader;
    this.game = game;
    this.scenario = scenario;
    this.limits = limits;
  }

  /**
   * Plays one match.
   *
   * @throws NonConformance at the first breach
   */
  public Trial play(long seed) {
    return play(seed, FamiliarTypes.NONE);
  }

  /**
   * Plays one match that prefers the types of order that others of its run have not had.
   *
   * @throws NonConformance at the first breach
   */
  public Trial play(long seed, FamiliarTypes familiar) {
    Bot led = (seed & 1) == 1 ? leader : null;
    return new ConformanceMatch(game, scenario, limits, seed, familiar, led).play();
  }
}
