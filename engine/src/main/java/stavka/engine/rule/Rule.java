package stavka.engine.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The numbered cases of the rulebook that a class, method or test carries out or proves. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
@Repeatable(Rule.Several.class)
public @interface Rule {
  String[] value();

  /** The game whose book has these numbers; it may be left out in that game's own packages. */
  String in() default "";

  /** The numbers that code shared by several games has in each of their books. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
  @interface Several {
    Rule[] value();
  }
}
