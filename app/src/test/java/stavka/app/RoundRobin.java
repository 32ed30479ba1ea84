package stavka.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A proxy that gives each connection to the next server that answers. */
final class RoundRobin implements AutoCloseable {
  private final ServerSocket door;
  private volatile List<Integer> ports;
  private final AtomicInteger next = new AtomicInteger();

  RoundRobin(List<Integer> ports) {
    this.ports = List.copyOf(ports);
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    Thread.ofVirtual().start(this::accept);
  }

  /** From now on these are the servers. */
  void serve(List<Integer> newPorts) {
    ports = List.copyOf(newPorts);
  }

  String address() {
    return "http://127.0.0.1:" + door.getLocalPort();
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket caller = door.accept();
        Thread.ofVirtual().start(() -> connect(caller));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void connect(Socket caller) {
    List<Integer> servers = ports;
    for (int i = 0; i < servers.size(); i++) {
      int port = servers.get(next.getAndIncrement() % servers.size());
      try {
        Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
        Thread.ofVirtual().start(() -> pump(caller, server));
        pump(server, caller);
        return;
      } catch (IOException dead) {
        // The next one.
      }
    }
    close(caller);
  }

  private static void pump(Socket from, Socket to) {
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[8192];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        out.write(buffer, 0, read);
        out.flush();
      }
    } catch (IOException gone) {
      // One of them has hung up.
    } finally {
      close(from);
      close(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException gone) {
      // It is closed.
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException gone) {
      // It is closed.
    }
  }
}
