package stavka.engine.position;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Counter;
import stavka.engine.event.Event;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * Everything true at one instant. Immutable; {@link #edit} gives a working copy from which the next
 * position is made.
 *
 * <p>A counter is on a hex, or in a box: boxes are numbers from {@link #boxStart} on, and every
 * counter that is nowhere else is in box 0. What else is true of it is packed into one word by the
 * game's {@link BitField}s. What is true of a hex beside its counters is in {@link HexLayer}s, what
 * is true of the match as a whole in a ledger of numbers that the game names.
 */
public final class Position {
  /** Marks the end of a stack in {@link #below}. */
  public static final int NOBODY = -1;

  final Setting setting;
  final int turn;
  final int phase;
  final short[] places;
  final long[] words;
  final short[] tops;
  final short[] belows;
  final int[] ledger;
  final byte[][] layers;
  final @Nullable Frames frames;
  final Chance chance;

  /** What has been worked out from this position; never part of equality. */
  final Derived.Known derived;

  Position(
      Setting setting,
      int turn,
      int phase,
      short[] places,
      long[] words,
      short[] tops,
      short[] belows,
      int[] ledger,
      byte[][] layers,
      @Nullable Frames frames,
      Chance chance,
      Derived.Known derived) {
    this.setting = setting;
    this.turn = turn;
    this.phase = phase;
    this.places = places;
    this.words = words;
    this.tops = tops;
    this.belows = belows;
    this.ledger = ledger;
    this.layers = layers;
    this.frames = frames;
    this.chance = chance;
    this.derived = derived;
  }

  /** A position with every counter in box 0, without state by hex. */
  public static Position empty(Setting setting, int boxes, int ledgerSize, Chance chance) {
    return empty(setting, boxes, ledgerSize, HexLayers.NONE, chance);
  }

  /** A position with every counter in box 0. */
  public static Position empty(
      Setting setting, int boxes, int ledgerSize, HexLayers layers, Chance chance) {
    int hexes = setting.map().grid().size();
    short[] tops = new short[hexes];
    Arrays.fill(tops, (short) NOBODY);
    int counters = setting.roster().size();
    short[] places = new short[counters];
    Arrays.fill(places, (short) hexes);
    short[] belows = new short[counters];
    Arrays.fill(belows, (short) NOBODY);
    if (hexes + boxes > Short.MAX_VALUE) {
      throw new IllegalArgumentException("too many hexes and boxes");
    }
    return new Position(
        setting,
        0,
        0,
        places,
        new long[counters],
        tops,
        belows,
        new int[ledgerSize],
        layers.blank(hexes),
        null,
        chance,
        new Derived.Known());
  }

  /**
   * The same position with nothing worked out yet: small enough to be kept, and for another thread
   * to work with.
   */
  public Position withoutDerived() {
    return with(setting, new Derived.Known());
  }

  /** The same position as the first of a match, after something that it does not show. */
  public Position after(List<Event> before) {
    return with(
        new Setting(
            setting.game(),
            setting.scenario(),
            setting.map(),
            setting.roster(),
            setting.open(),
            before),
        derived);
  }

  private Position with(Setting other, Derived.Known known) {
    return new Position(
        other, turn, phase, places, words, tops, belows, ledger, layers, frames, chance, known);
  }

  public Draft edit() {
    return new Draft(this);
  }

  public CounterSnapshot snapshot() {
    return new CounterSnapshot(this);
  }

  public Setting setting() {
    return setting;
  }

  public HexGrid grid() {
    return setting.map().grid();
  }

  public Counter counter(int unit) {
    return setting.roster().get(unit);
  }

  public int counters() {
    return places.length;
  }

  public int turn() {
    return turn;
  }

  /** The place in the sequence of play. */
  public int phase() {
    return phase;
  }

  /** The hex or box a counter is in. */
  public int place(int unit) {
    return places[unit];
  }

  public boolean onMap(int unit) {
    return places[unit] < tops.length;
  }

  /** How far a counter on the map is from a hex. */
  public int distance(int unit, int hex) {
    return grid().distance(places[unit], hex);
  }

  /** The number of the first box: larger than any hex. */
  public int boxStart() {
    return tops.length;
  }

  public boolean inBox(int unit, int box) {
    return places[unit] == tops.length + box;
  }

  /** The topmost counter on a hex, or {@link #NOBODY}. */
  public int top(int hex) {
    return tops[hex];
  }

  /** The counter below another in its stack, or {@link #NOBODY}. */
  public int below(int unit) {
    return belows[unit];
  }

  /** Whether any counter on a hex passes a test. */
  public boolean anyOn(int hex, IntPredicate test) {
    int unit = top(hex);
    while (unit != NOBODY && !test.test(unit)) {
      unit = below(unit);
    }
    return unit != NOBODY;
  }

  public boolean vacant(int hex) {
    return tops[hex] == NOBODY;
  }

  public long word(int unit) {
    return words[unit];
  }

  public int get(int unit, BitField field) {
    return field.get(words[unit]);
  }

  public boolean has(int unit, BitField flag) {
    return flag.isSet(words[unit]);
  }

  public int ledger(int entry) {
    return ledger[entry];
  }

  /** What a layer has for a hex. */
  public int at(int hex, HexLayer layer) {
    return layers[layer.index()][hex] & 0xFF;
  }

  /** All that lies open here, told as events to who knows nothing yet. */
  public List<Event> told() {
    return Teller.opening(this);
  }

  public @Nullable Frame frame() {
    return frames == null ? null : frames.top();
  }

  /** The topmost frame, by a stage that settles frames of its type and no others. */
  public <F extends Frame> F frame(Class<F> type) {
    return type.cast(Objects.requireNonNull(frame()));
  }

  public Chance chance() {
    return chance;
  }

  /** The counters of a hex from the top down. */
  public Ints stack(int hex) {
    int count = 0;
    for (int unit = tops[hex]; unit != NOBODY; unit = belows[unit]) {
      count++;
    }
    int[] units = new int[count];
    count = 0;
    for (int unit = tops[hex]; unit != NOBODY; unit = belows[unit]) {
      units[count++] = unit;
    }
    return Ints.taking(units);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && turn == that.turn
        && phase == that.phase
        && setting.equals(that.setting)
        && Arrays.equals(places, that.places)
        && Arrays.equals(words, that.words)
        && Arrays.equals(tops, that.tops)
        && Arrays.equals(belows, that.belows)
        && Arrays.equals(ledger, that.ledger)
        && Arrays.deepEquals(layers, that.layers)
        && Objects.equals(frames, that.frames)
        && chance.equals(that.chance);
  }

  @Override
  public int hashCode() {
    int hash = 31 * turn + phase;
    hash = 31 * hash + Arrays.hashCode(places);
    hash = 31 * hash + Arrays.hashCode(words);
    hash = 31 * hash + Arrays.hashCode(ledger);
    hash = layers.length == 0 ? hash : 31 * hash + Arrays.deepHashCode(layers);
    hash = 31 * hash + Objects.hashCode(frames);
    return 31 * hash + chance.hashCode();
  }
}
