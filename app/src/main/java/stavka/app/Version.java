package stavka.app;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version in the jar's manifest. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"stavka " + number()};
  }

  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "(unpackaged)");
  }
}
