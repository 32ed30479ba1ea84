package stavka.engine.position;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;
import stavka.engine.event.Rolled;

/**
 * The next position while it is being made, for one ruling and one thread. Whoever changes it says
 * so with an event; {@link #view} shows the draft for questions that rules ask midway.
 */
public final class Draft {
  private final Position origin;
  private int turn;
  private int phase;
  private short[] places;
  private long[] words;
  private short[] tops;
  private short[] belows;
  private int[] ledger;
  private byte[][] layers;
  private @Nullable Frames frames;
  private Chance chance;
  private final Teller teller;
  private @Nullable Position view;

  // Holds for the last position seen, until places, words, ledger, layers or turn change.
  private Derived.Known derived;
  private boolean sharesDerived = true;

  // Arrays are shared with the last position seen until the first change after it: copy on write.
  private boolean ownsStacks;
  private boolean ownsWords;
  private boolean ownsLedger;
  private int ownedLayers;

  Draft(Position origin) {
    this.origin = origin;
    this.turn = origin.turn;
    this.phase = origin.phase;
    this.places = origin.places;
    this.words = origin.words;
    this.tops = origin.tops;
    this.belows = origin.belows;
    this.ledger = origin.ledger;
    this.layers = origin.layers;
    this.frames = origin.frames;
    this.chance = origin.chance;
    this.view = origin;
    this.derived = origin.derived;
    this.teller = new Teller(origin);
  }

  /** The draft as it stands. Later changes do not touch the position that is returned. */
  public Position view() {
    if (view == null) {
      view =
          new Position(
              origin.setting,
              turn,
              phase,
              places,
              words,
              tops,
              belows,
              ledger,
              layers,
              frames,
              chance,
              derived);
      sharesDerived = true;
      ownsStacks = false;
      ownsWords = false;
      ownsLedger = false;
      ownedLayers = 0;
    }
    return view;
  }

  /** What rules have said, and every change of what lies open. */
  public List<Event> events() {
    teller.tell(places, words, ledger, layers, turn);
    return teller.events();
  }

  public void say(Event event) {
    teller.tell(places, words, ledger, layers, turn);
    teller.say(event);
  }

  /** Puts what happens next under a heading, which is said only if something does. */
  public void head(Event event) {
    teller.head(event, places, words, ledger, layers, turn);
  }

  /** Says the heading even if nothing came under it. */
  public void sayHeading() {
    teller.sayHeading();
  }

  /** Rolls a die of the position's own chance and logs it. */
  public int roll(int sides, String purpose, String rule) {
    int value = draw(sides) + 1;
    say(new Rolled(purpose, rule, sides, value));
    return value;
  }

  /** Draws one of so many equal chances, from 0, without a die that players would see. */
  public int draw(int chances) {
    Chance.Roll roll = chance.roll(chances);
    setChance(roll.next());
    return roll.value() - 1;
  }

  public int turn() {
    return turn;
  }

  public void setTurn(int turn) {
    teller.tell(places, words, ledger, layers, this.turn);
    this.turn = turn;
    forget();
  }

  public int phase() {
    return phase;
  }

  public void setPhase(int phase) {
    this.phase = phase;
    view = null;
  }

  public int place(int unit) {
    return places[unit];
  }

  public boolean onMap(int unit) {
    return places[unit] < tops.length;
  }

  /** Puts a counter on top of a hex's stack. */
  public void moveTo(int unit, int hex) {
    lift(unit);
    places[unit] = (short) hex;
    belows[unit] = tops[hex];
    tops[hex] = (short) unit;
  }

  public void moveToBox(int unit, int box) {
    lift(unit);
    places[unit] = (short) (tops.length + box);
  }

  private void lift(int unit) {
    forget();
    teller.keep(unit, places[unit], words[unit]);
    if (!ownsStacks) {
      places = places.clone();
      tops = tops.clone();
      belows = belows.clone();
      ownsStacks = true;
    }
    if (onMap(unit)) {
      Stacks.lift(tops, belows, unit, places[unit]);
    }
  }

  public int top(int hex) {
    return tops[hex];
  }

  public int below(int unit) {
    return belows[unit];
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

  public void set(int unit, BitField field, int value) {
    setWord(unit, field.put(words[unit], value));
  }

  public void set(int unit, BitField flag) {
    set(unit, flag, 1);
  }

  public void clear(int unit, BitField field) {
    set(unit, field, 0);
  }

  /** Clears some fields of every counter, as at the start of a phase. */
  public void clearAll(BitField... fields) {
    long kept = BitField.allBut(fields);
    for (int unit = 0; unit < words.length; unit++) {
      setWord(unit, words[unit] & kept);
    }
  }

  public int ledger(int entry) {
    return ledger[entry];
  }

  public void enter(int entry, int value) {
    if (ledger[entry] == value) {
      return;
    }
    forget();
    teller.keep(ledger, ownsLedger);
    ledger = ownsLedger ? ledger : ledger.clone();
    ownsLedger = true;
    ledger[entry] = value;
  }

  public void add(int entry, int amount) {
    enter(entry, ledger[entry] + amount);
  }

  public int at(int hex, HexLayer layer) {
    return layers[layer.index()][hex] & 0xFF;
  }

  /** Lets a layer have another value for a hex. */
  public void put(int hex, HexLayer layer, int value) {
    byte checked = layer.checked(value);
    if (at(hex, layer) == value) {
      return;
    }
    forget();
    teller.keep(hex, layer, at(hex, layer));
    layers = layer.owned(layers, ownedLayers);
    ownedLayers |= layer.bit();
    layers[layer.index()][hex] = checked;
  }

  public @Nullable Frame frame() {
    return frames == null ? null : frames.top();
  }

  public void push(Frame frame) {
    frames = new Frames(frame, frames);
    view = null;
  }

  public Frame pop() {
    if (frames == null) {
      throw new IllegalStateException("no frame to pop");
    }
    Frame top = frames.top();
    frames = frames.below();
    view = null;
    return top;
  }

  /** Puts another frame in the place of the topmost one. */
  public void replace(Frame frame) {
    pop();
    push(frame);
  }

  public Setting setting() {
    return origin.setting;
  }

  public void setChance(Chance chance) {
    this.chance = chance;
    view = null;
  }

  /** What stays as it was is no change, here or elsewhere: all that was worked out holds. */
  private void setWord(int unit, long word) {
    if (words[unit] == word) {
      return;
    }
    forget();
    teller.keep(unit, places[unit], words[unit]);
    words = ownsWords ? words : words.clone();
    ownsWords = true;
    words[unit] = word;
  }

  private void forget() {
    view = null;
    if (sharesDerived) {
      derived = new Derived.Known(derived);
      sharesDerived = false;
    }
  }
}
