package stavka.operational.model;

import java.util.List;

/**
 * What may be expected of an untried unit: the average of all values of its kind.
 *
 * @param attack the sum of the attack strengths
 * @param defence the sum of the defence strengths
 * @param count how many values there are
 */
public record Expectation(int attack, int defence, int count) {
  public static Expectation of(List<Value> cup) {
    int attack = 0;
    int defence = 0;
    int count = 0;
    for (Value value : cup) {
      attack += value.attack() * value.count();
      defence += value.defence() * value.count();
      count += value.count();
    }
    return new Expectation(attack, defence, count);
  }

  /** The average attack strength to the nearest point. */
  public int meanAttack() {
    return (attack + count / 2) / count;
  }

  /** The average defence strength to the nearest point. */
  public int meanDefence() {
    return (defence + count / 2) / count;
  }
}
