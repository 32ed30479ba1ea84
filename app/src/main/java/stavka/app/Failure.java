package stavka.app;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import stavka.formats.BadFile;
import stavka.lab.study.EngineFailure;

/**
 * Answers files that cannot be used with one line on standard error and exit code 2; anything else
 * is a fault of ours.
 */
final class Failure implements IExecutionExceptionHandler {

  @Override
  public int handleExecutionException(Exception exception, CommandLine command, ParseResult parsed)
      throws Exception {
    String name = command.getCommandSpec().qualifiedName();
    if (exception instanceof ParameterException bad) {
      return command.getParameterExceptionHandler().handleParseException(bad, new String[0]);
    }
    if (exception instanceof BadFile bad) {
      command.getErr().println(name + ": " + bad.getMessage());
      return command.getCommandSpec().exitCodeOnInvalidInput();
    }
    if (exception instanceof UncheckedIOException broken
        && broken.getCause() instanceof FileSystemException file) {
      command.getErr().println(name + ": " + file.getFile() + ": " + reason(file));
      return command.getCommandSpec().exitCodeOnInvalidInput();
    }
    if (exception instanceof EngineFailure stopped) {
      command.getErr().println(name + ": " + stopped.getMessage());
      return command.getCommandSpec().exitCodeOnExecutionException();
    }
    throw exception;
  }

  private static String reason(FileSystemException file) {
    if (file instanceof AccessDeniedException) {
      return "access denied";
    }
    String reason = file.getReason();
    return reason == null ? "cannot be used (" + file.getClass().getSimpleName() + ")" : reason;
  }
}
