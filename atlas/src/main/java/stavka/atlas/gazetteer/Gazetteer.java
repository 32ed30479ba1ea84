package stavka.atlas.gazetteer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.formats.BadFile;
import stavka.formats.Document;
import stavka.formats.Documents;

/** Everything known of the ground, by id and in the order of the files. */
public record Gazetteer(
    SequencedMap<String, Town> towns,
    SequencedMap<String, River> rivers,
    SequencedMap<String, Area> areas,
    SequencedMap<String, Way> railways,
    SequencedMap<String, Way> roads,
    SequencedMap<String, Front> fronts) {
  private static final List<String> FILES =
      List.of("towns", "rivers", "waters", "ground", "railways", "roads", "borders", "fronts");

  public Gazetteer {
    towns = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(towns));
    rivers = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(rivers));
    areas = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(areas));
    railways = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(railways));
    roads = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(roads));
    fronts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fronts));
  }

  /** The gazetteer that comes with Stavka. */
  public static Gazetteer shipped() {
    return Shipped.GAZETTEER;
  }

  /**
   * This gazetteer with the entries of further files; an entry of the same id replaces the older
   * one.
   */
  public Gazetteer with(List<Document> documents) {
    GazetteerReader reader = new GazetteerReader(this);
    documents.forEach(reader::read);
    List<BadFile> faults = reader.faults();
    if (!faults.isEmpty()) {
      throw faults.getFirst();
    }
    return reader.gazetteer();
  }

  public static Gazetteer empty() {
    return new Gazetteer(
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>());
  }

  public @Nullable Town town(String id) {
    return towns.get(id);
  }

  /** Read on first use only: a game that plays on a frozen map never needs it. */
  private static final class Shipped {
    static final Gazetteer GAZETTEER = read();

    private static Gazetteer read() {
      List<Document> documents = new ArrayList<>();
      for (String file : FILES) {
        documents.add(Documents.yaml(Gazetteer.class, "/stavka/atlas/gazetteer/" + file + ".yaml"));
      }
      return empty().with(documents);
    }
  }
}
