package stavka.redstar.staff;

import java.util.List;
import java.util.stream.IntStream;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.control.Control;
import stavka.redstar.model.Charts;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.staff.Scene.Post;

/** Siege artillery goes, by rail, to the nearest great city that is under attack. */
record SiegePost(Scene scene, Ints cities) implements Post {
  SiegePost(Scene scene, RedStarTheatre theatre, Control control) {
    List<Charts.Place> places = theatre.charts().places();
    Ints besieged =
        Ints.of(
            IntStream.range(0, places.size())
                .filter(place -> places.get(place).major())
                .filter(place -> control.holder(scene.position, place) == Side.SOVIET)
                .map(place -> places.get(place).hex())
                .toArray());
    this(scene, besieged.filter(hex -> scene.distance(Side.AXIS, hex) <= 2));
  }

  @Override
  public double worth(int hex) {
    Position position = scene.position;
    int nearest = cities.isEmpty() ? 0 : 60;
    for (int city : cities) {
      nearest = Math.min(nearest, position.grid().distance(hex, city));
    }
    return -0.5 * nearest - scene.danger(Side.AXIS, hex);
  }
}
