package stavka.formats;

/**
 * A value in a game's data that is to be another.
 *
 * <p>A path names fields, parted by dots. An item of a list is named by its number from 1, as in
 * {@code air_points.axis.5}; or items are picked by what they hold, as in {@code
 * counters[side=axis,setup.turn=5].setup.turn}, and then every one that fits is changed.
 *
 * @param file without its ending: {@code charts} or {@code order-of-battle}
 * @param value as it would be written in the file
 */
public record Change(String file, String path, String value) {
  @Override
  public String toString() {
    return file + ":" + path + "=" + value;
  }
}
