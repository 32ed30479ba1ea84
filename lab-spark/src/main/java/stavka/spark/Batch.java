package stavka.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.FlatMapFunction;
import stavka.ai.catalogue.Bots;
import stavka.app.Games;
import stavka.formats.Documents;
import stavka.lab.study.MatchKey;
import stavka.lab.study.Study;
import stavka.lab.study.StudyPlan;

/**
 * What a worker does with its part of a study: reads the plan, once in its life, and plays matches
 * one after another.
 *
 * @param version of the Stavka that asks
 */
record Batch(String file, String plan, String version)
    implements FlatMapFunction<Iterator<Long>, List<String>> {
  private static final Map<String, Study> STUDIES = new ConcurrentHashMap<>();

  static long pack(MatchKey key) {
    return ((long) key.cell() << 32) | key.number();
  }

  private static MatchKey unpack(long packed) {
    return new MatchKey((int) (packed >> 32), (int) packed);
  }

  /** The results of the whole part, so that they are kept all or not at all. */
  @Override
  public Iterator<List<String>> call(Iterator<Long> matches) {
    Study study = STUDIES.computeIfAbsent(plan, this::read);
    List<String> results = new ArrayList<>();
    matches.forEachRemaining(match -> results.add(study.play(unpack(match)).toString()));
    return List.of(results).iterator();
  }

  private Study read(String text) {
    return new Study(StudyPlan.read(Documents.yaml(file, text)), Games.all(), Bots::find, version);
  }
}
