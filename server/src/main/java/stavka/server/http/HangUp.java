package stavka.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;

/**
 * Whether a caller has hung up while his answer was worked out. Nobody reads from his connection
 * then; but as he has sent all he had to send, that there is something to read means its end. (Who
 * sends the next request before the answer, which no browser does, counts as gone too, and is told
 * to try again.)
 */
final class HangUp {
  private HangUp() {}

  static BooleanSupplier of(Context ctx) {
    Object transport =
        ServletContextRequest.getServletContextRequest(ctx.req())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint()
            .getTransport();
    return transport instanceof SocketChannel channel ? () -> hasEnded(channel) : () -> false;
  }

  private static boolean hasEnded(SocketChannel channel) {
    if (!channel.isOpen()) {
      return true;
    }
    try (Selector selector = Selector.open()) {
      SelectionKey _ = channel.register(selector, SelectionKey.OP_READ);
      return selector.selectNow() > 0;
    } catch (ClosedChannelException ended) {
      return true;
    } catch (IOException | IllegalBlockingModeException unknown) {
      return false;
    }
  }
}
