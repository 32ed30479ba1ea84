package stavka.lab.ledger;

import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What events have told of one counter. */
final class Account {
  /** The hex or box it is in; null for a counter nobody has seen yet or can see now. */
  private @Nullable String hex;

  private @Nullable String box;
  private @Nullable Integer attack;
  private @Nullable Integer defence;
  private @Nullable Integer movement;
  private @Nullable Integer steps;
  private final SortedSet<String> marks = new TreeSet<>();

  /** What a counter shows, for comparing. */
  record Face(
      @Nullable Integer attack,
      @Nullable Integer defence,
      @Nullable Integer movement,
      @Nullable Integer steps) {}

  @Nullable String hex() {
    return hex;
  }

  @Nullable String box() {
    return box;
  }

  SortedSet<String> marks() {
    return marks;
  }

  Face face() {
    return new Face(attack, defence, movement, steps);
  }

  void stand(String where) {
    hex = where;
    box = null;
  }

  /** Off the map, where events yet to come will tell. */
  void leave() {
    hex = null;
  }

  /**
   * @param where null if nobody sees it there
   */
  void lie(@Nullable String where) {
    hex = null;
    box = where;
  }

  void show(
      @Nullable Integer newAttack, @Nullable Integer newDefence, @Nullable Integer newMovement) {
    attack = newAttack;
    defence = newDefence;
    movement = newMovement;
  }

  void step(@Nullable Integer left) {
    steps = left;
  }

  /** Whether it shows these strengths. */
  boolean shows(int ofAttack, int ofDefence) {
    return Objects.equals(attack, ofAttack) && Objects.equals(defence, ofDefence);
  }
}
