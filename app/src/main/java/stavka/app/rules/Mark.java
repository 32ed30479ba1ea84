package stavka.app.rules;

/**
 * A place in compiled code that is marked with a rule.
 *
 * @param game the game whose book has the rule; empty for that of the package
 * @param place the class, or the class and its method or field
 * @param file the source file below its source folder
 * @param line where a method's code begins, or 0
 */
public record Mark(String rule, String game, String place, String file, int line) {}
