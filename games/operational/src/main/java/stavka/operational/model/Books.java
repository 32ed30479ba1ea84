package stavka.operational.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The books in which rules of shared code have numbers: {@code @Books.Kharkov("9.64")} is to shared
 * code what {@code @Rule("9.64")} is to a game's own.
 */
public final class Books {
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
  public @interface Kharkov {
    String[] value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
  public @interface Guderian {
    String[] value();
  }

  private Books() {}
}
