package stavka.formats.roster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.value.Side;
import stavka.formats.Bilingual;
import stavka.formats.Node;

/**
 * Reads an order of battle of {@code profiles} and {@code counters}, with counters that come in
 * numbers ({@code substitutes}, {@code others}), those of {@code cups} and {@code air_counters}.
 */
public final class RosterFile {
  /** Aircraft have their values by the machine they fly, not by the counter. */
  private static final Profile AIR =
      new Profile(
          "air", "air", 0, List.of(new Step(0, 0, 0)), null, List.of(), 0, 0, false, null, 0, 0);

  private final ProfileFile reader;
  private final Set<String> kinds = new HashSet<>();
  private final Set<String> marks = new HashSet<>();
  private final Set<String> armies = new HashSet<>(Set.of(""));
  private final Set<String> divisions = new HashSet<>(Set.of(""));
  private final List<Counter> counters = new ArrayList<>();
  private final List<Profile> profileOf = new ArrayList<>();
  private final List<String> armyOf = new ArrayList<>();
  private final List<String> homeOf = new ArrayList<>();
  private final List<String> typeOf = new ArrayList<>();
  private final List<ProfiledRoster.Cup> cups = new ArrayList<>();

  private RosterFile(Node root) {
    this.reader = new ProfileFile(root.field("reduced_by_a_step"));
    ids(root, "kinds", kinds);
    ids(root, "marks", marks);
    ids(root, "formations", armies);
    ids(root, "divisions", divisions);
  }

  public static ProfiledRoster read(Node root) {
    root.only(
        "version",
        "game",
        "provenance",
        "why",
        "kinds",
        "marks",
        "reduced_by_a_step",
        "profiles",
        "substitutes",
        "others",
        "cups",
        "formations",
        "divisions",
        "air_counters",
        "counters");
    return new RosterFile(root).roster(root);
  }

  private static void ids(Node root, String list, Set<String> into) {
    for (Node node : root.itemsOf(list)) {
      into.add(node.field("id").text());
    }
  }

  private ProfiledRoster roster(Node root) {
    Map<String, Profile> profiles = reader.profiles(root.field("profiles"));
    for (Node node : root.field("counters").items()) {
      node.only("id", "side", "nation", "profile", "name", "long", "formation", "division");
      Profile profile = profiles.get(node.field("profile").text());
      if (profile == null) {
        throw node.field("profile").bad("there is no such profile");
      }
      add(node, node.field("id").text(), profile, text(node, "division"));
      armyOf.add(known(node, "formation", armies));
      homeOf.add("");
      typeOf.add("");
    }
    for (String list : List.of("substitutes", "others")) {
      root.itemsOf(list).forEach(node -> many(node, "", node.field("count").integer(1, 99)));
    }
    root.itemsOf("cups").forEach(this::cup);
    for (Node node : root.itemsOf("air_counters")) {
      node.only("id", "side", "nation", "type", "name", "long");
      add(node, node.field("id").text(), AIR, "");
      armyOf.add("");
      homeOf.add("");
      typeOf.add(node.field("type").text());
    }
    return new ProfiledRoster(
        new Roster(counters), profileOf, armyOf, homeOf, typeOf, cups, wholes(root));
  }

  /** What makes each division of several counters whole. */
  private static Map<String, ProfiledRoster.Division> wholes(Node root) {
    Map<String, ProfiledRoster.Division> wholes = new HashMap<>();
    for (Node node : root.itemsOf("divisions")) {
      Node whole = node.only("id", "name", "kind", "whole").field("whole");
      whole.only("armour", "motorised", "elements");
      wholes.put(
          node.field("id").text(),
          new ProfiledRoster.Division(
              node.field("kind").text().equals("panzer"),
              whole.optional("armour").map(Node::integer).orElse(0),
              whole.optional("motorised").map(Node::integer).orElse(0),
              whole.field("elements").integer(1, 9)));
    }
    return wholes;
  }

  /** Counters of a cup: so many for each town, or as many as there are values. */
  private void cup(Node node) {
    List<ProfiledRoster.Drawn> values = new ArrayList<>();
    int all = 0;
    for (Node value : node.field("counters").items()) {
      value.only("values", "count");
      int count = value.field("count").integer(1, 99);
      values.add(new ProfiledRoster.Drawn(ProfileFile.step(value.field("values")), count));
      all += count;
    }
    cups.add(new ProfiledRoster.Cup(node.field("kind").text(), values));
    if (node.optional("cities").isEmpty()) {
      many(node, "", all);
      return;
    }
    int raised = 0;
    for (Node city : node.field("cities").items()) {
      city.only("city", "count");
      int count = city.field("count").integer(1, 99);
      many(node, city.field("city").text(), count);
      raised += count;
    }
    if (raised != all) {
      throw node.field("cities").bad(raised + " counters for " + all + " values");
    }
  }

  private void many(Node node, String home, int count) {
    Profile profile = reader.profile(node);
    String stem = node.field("id").text() + (home.isEmpty() ? "" : "-" + home);
    for (int number = 1; number <= count; number++) {
      add(node, stem + "-" + number, profile, "");
      armyOf.add("");
      homeOf.add(home);
      typeOf.add("");
    }
  }

  private void add(Node node, String id, Profile profile, String division) {
    if (!kinds.contains(profile.kind())) {
      throw node.bad("the kind " + profile.kind() + " is not described");
    }
    for (String mark : profile.marks()) {
      if (!marks.contains(mark)) {
        throw node.bad("the mark " + mark + " is not described");
      }
    }
    if (!divisions.contains(division)) {
      throw node.field("division").bad("there is no such division");
    }
    boolean named = node.optional("long").isPresent();
    Bilingual name = Bilingual.read(node.field(named ? "long" : "name"));
    profileOf.add(profile);
    counters.add(
        new Counter(
            counters.size(),
            id,
            node.field("side").choice(Side.class),
            node.field("nation").text(),
            profile.kind(),
            "",
            division,
            named ? node.field("name").text() : "",
            name.english(),
            name.french(),
            profile.steps(),
            profile.command() > 0 ? profile.command() : profile.range()));
  }

  private static String text(Node node, String name) {
    return node.optional(name).map(Node::text).orElse("");
  }

  private static String known(Node node, String name, Set<String> known) {
    String text = text(node, name);
    if (!known.contains(text)) {
      throw node.field(name).bad("it is not described");
    }
    return text;
  }
}
