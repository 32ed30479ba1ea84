package stavka.redstar.staff;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.control.Control;
import stavka.redstar.model.Charts;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.staff.Scene.Post;

/** Siege artillery goes, by rail, to the nearest great city that is under attack. */
final class SiegePost implements Post {
  private final Scene scene;
  private final List<Integer> cities = new ArrayList<>();

  SiegePost(Scene scene, RedStarTheatre theatre, Control control) {
    this.scene = scene;
    List<Charts.Place> places = theatre.charts().places();
    for (int place = 0; place < places.size(); place++) {
      if (places.get(place).major()
          && control.holder(scene.position, place) == Side.SOVIET
          && scene.distance(Side.AXIS, places.get(place).hex()) <= 2) {
        cities.add(places.get(place).hex());
      }
    }
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
