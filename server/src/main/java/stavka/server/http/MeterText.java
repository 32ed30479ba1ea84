package stavka.server.http;

/** Numbers in the text format of Prometheus. */
public final class MeterText {
  private final StringBuilder text = new StringBuilder();

  public void gauge(String name, String help, long value) {
    head(name, help, "gauge");
    value(name, value);
  }

  public void head(String name, String help, String type) {
    text.append("# HELP ").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  public void line(String name, String label, String value, long number) {
    value(name + "{" + label + "=\"" + value + "\"}", number);
  }

  void value(String name, long number) {
    text.append(name).append(' ').append(number).append('\n');
  }

  void seconds(String name, double number) {
    text.append(name).append(' ').append(number).append('\n');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
