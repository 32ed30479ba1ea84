package stavka.app;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers bad input with one line on standard error, and exit code 2. */
final class Refusal implements IParameterExceptionHandler {

  @Override
  public int handleParseException(ParameterException exception, String[] arguments) {
    CommandLine command = exception.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println(name + ": " + reason(exception) + " (see " + name + " --help)");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static String reason(ParameterException exception) {
    if (exception instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    String message = exception.getMessage();
    return message == null ? "bad input" : message.strip().replaceAll("\\s*\\R\\s*", " ");
  }

  private static String unmatched(UnmatchedArgumentException exception) {
    String word = exception.getUnmatched().getFirst();
    String kind;
    if (word.startsWith("-")) {
      kind = "unknown option";
    } else if (exception.getCommandLine().getParent() == null) {
      kind = "unknown command";
    } else {
      kind = "unexpected argument";
    }
    List<String> near = exception.getSuggestions();
    String hint = near.isEmpty() ? "" : ", did you mean " + String.join(" or ", near) + "?";
    return kind + " '" + word + "'" + hint;
  }
}
