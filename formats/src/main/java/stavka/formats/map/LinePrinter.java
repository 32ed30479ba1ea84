package stavka.formats.map;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.PrettyPrinter;

/**
 * Lays JSON out for people and for line-by-line comparison: outer levels indented, inner ones on
 * wrapped lines.
 */
final class LinePrinter implements PrettyPrinter {
  private static final int INDENTED_LEVELS = 3;
  private static final int VALUES_A_LINE = 20;

  private int level;
  private boolean afterObject;
  private final int[] values = new int[64];

  @Override
  public void writeRootValueSeparator(JsonGenerator generator) {
    generator.writeRaw('\n');
  }

  @Override
  public void writeStartObject(JsonGenerator generator) {
    open(generator, '{');
  }

  @Override
  public void writeEndObject(JsonGenerator generator, int entries) {
    close(generator, '}', entries);
  }

  @Override
  public void writeStartArray(JsonGenerator generator) {
    open(generator, '[');
  }

  @Override
  public void writeEndArray(JsonGenerator generator, int entries) {
    close(generator, ']', entries);
  }

  @Override
  public void beforeObjectEntries(JsonGenerator generator) {
    breakLine(generator);
  }

  @Override
  public void beforeArrayValues(JsonGenerator generator) {
    breakLine(generator);
  }

  @Override
  public void writeObjectEntrySeparator(JsonGenerator generator) {
    separate(generator);
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator generator) {
    separate(generator);
  }

  @Override
  public void writeObjectNameValueSeparator(JsonGenerator generator) {
    generator.writeRaw(": ");
  }

  private void open(JsonGenerator generator, char bracket) {
    generator.writeRaw(bracket);
    level++;
    values[level] = 1;
  }

  private void close(JsonGenerator generator, char bracket, int entries) {
    level--;
    if (entries > 0 && level < INDENTED_LEVELS - 1) {
      indent(generator);
    }
    generator.writeRaw(bracket);
    afterObject = bracket == '}';
  }

  private void breakLine(JsonGenerator generator) {
    if (level < INDENTED_LEVELS) {
      indent(generator);
    }
  }

  private void separate(JsonGenerator generator) {
    generator.writeRaw(',');
    boolean full = ++values[level] % VALUES_A_LINE == 1;
    boolean objectDone = afterObject && level <= INDENTED_LEVELS;
    afterObject = false;
    if (level < INDENTED_LEVELS || objectDone || full) {
      indent(generator);
    } else {
      generator.writeRaw(' ');
    }
  }

  private void indent(JsonGenerator generator) {
    generator.writeRaw('\n');
    generator.writeRaw("  ".repeat(level));
  }
}
