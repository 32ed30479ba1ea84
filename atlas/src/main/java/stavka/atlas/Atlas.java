package stavka.atlas;

import java.nio.file.Path;
import java.util.List;
import stavka.atlas.compile.Compilation;
import stavka.atlas.compile.MapCompiler;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.PlanReader;
import stavka.formats.Documents;

/** The maps Stavka draws, and the way to draw others. */
public final class Atlas {
  /** The maps that come with Stavka. */
  public static final List<String> MAPS =
      List.of("kharkov", "guderian", "redstar", "bautzen", "rostov");

  private Atlas() {}

  /** The plan of one of {@link #MAPS}. */
  public static MapPlan plan(String map) {
    return PlanReader.read(
        Documents.yaml(Atlas.class, "/stavka/atlas/maps/" + map + ".yaml"), Gazetteer.shipped());
  }

  /** Draws one of {@link #MAPS}. */
  public static Compilation compile(String map) {
    return MapCompiler.compile(plan(map));
  }

  /**
   * Draws a player's own map.
   *
   * @throws stavka.formats.BadFile if the file is no usable plan
   */
  public static Compilation compile(Path planFile) {
    return MapCompiler.compile(PlanReader.read(Documents.read(planFile), Gazetteer.shipped()));
  }
}
