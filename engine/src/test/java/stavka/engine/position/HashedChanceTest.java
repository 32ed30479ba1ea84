package stavka.engine.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class HashedChanceTest {
  private static List<Integer> dice(Chance chance, int count) {
    List<Integer> dice = new ArrayList<>();
    Chance next = chance;
    for (int i = 0; i < count; i++) {
      Chance.Roll roll = next.roll(6);
      dice.add(roll.value());
      next = roll.next();
    }
    return dice;
  }

  @Test
  void aKeyGivesTheSameDiceForEver() {
    byte[] key = new byte[32];
    key[31] = 1;
    // SHA-256 over the key and a count of eight bytes; the first four bytes times six.
    assertThat(dice(Chance.hashed(key), 8)).containsExactly(1, 3, 4, 6, 6, 2, 6, 5);
  }

  @Test
  void everyFaceComesAboutAsOften() {
    int[] faces = new int[7];
    dice(Chance.hashed(new byte[32]), 6000).forEach(die -> faces[die]++);
    for (int face = 1; face <= 6; face++) {
      assertThat(faces[face]).isBetween(880, 1120);
    }
  }

  @Test
  void nothingPrintedShowsTheKey() {
    byte[] key = new byte[32];
    Arrays.fill(key, (byte) 0x5a);
    assertThat(Chance.hashed(key).toString()).doesNotContain("5a").doesNotContain("1515870810");
    assertThatThrownBy(() -> Chance.hashed(new byte[31]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
