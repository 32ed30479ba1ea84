package stavka.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import stavka.server.match.Asker;

/**
 * Who calls, and by what address we are called. A proxy's word on either is taken only if the proxy
 * is one of those we were told to trust.
 */
public final class Callers {
  private static final String KEY = "stavka.caller";
  private static final Pattern NUMERIC = Pattern.compile("[0-9a-fA-F.:%]+");
  private static final Pattern HOST =
      Pattern.compile("[A-Za-z0-9.-]+(:\\d+)?|\\[[0-9a-fA-F:.]+](:\\d+)?");

  /** Addresses that begin alike. */
  private static final class Network {
    private final byte[] address;
    private final int bits;

    Network(byte[] address, int bits) {
      this.address = address;
      this.bits = bits;
    }

    boolean holds(byte[] other) {
      if (other.length != address.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit++) {
        int mask = 0x80 >> (bit % 8);
        if ((address[bit / 8] & mask) != (other[bit / 8] & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  private final List<Network> trusted = new ArrayList<>();
  private final @Nullable String publicUrl;
  private final Set<String> names;

  public Callers(List<String> proxies, @Nullable String publicUrl) {
    this(proxies, publicUrl, List.of());
  }

  /**
   * @param proxies addresses, or networks such as 10.0.0.0/8
   * @param publicUrl by which people reach the server, or null for the name they use
   * @param names by which people may reach it, without a port
   * @throws IllegalArgumentException with one line, if an address is none
   */
  public Callers(List<String> proxies, @Nullable String publicUrl, List<String> names) {
    proxies.forEach(proxy -> trusted.add(network(proxy)));
    this.publicUrl = publicUrl;
    this.names =
        names.stream()
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
  }

  private static Network network(String text) {
    int slash = text.indexOf('/');
    byte[] address = bytes(slash < 0 ? text : text.substring(0, slash));
    if (address == null) {
      throw new IllegalArgumentException("'" + text + "' is no address or network");
    }
    try {
      int bits = slash < 0 ? address.length * 8 : Integer.parseInt(text.substring(slash + 1));
      if (bits < 0 || bits > address.length * 8) {
        throw new IllegalArgumentException("'" + text + "' is no network");
      }
      return new Network(address, bits);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException("'" + text + "' is no network", wrong);
    }
  }

  /** Nothing is asked of the network's names. */
  private static byte @Nullable [] bytes(String address) {
    if (!NUMERIC.matcher(address).matches()) {
      return null;
    }
    try {
      return InetAddress.getByName(address).getAddress();
    } catch (UnknownHostException wrong) {
      return null;
    }
  }

  /** Whether an address is a proxy of ours. */
  boolean isTrusted(String address) {
    byte[] bytes = bytes(address);
    return bytes != null && trusted.stream().anyMatch(network -> network.holds(bytes));
  }

  /** Finds out who calls, once for each request. */
  void note(Context ctx) {
    ctx.attribute(KEY, household(find(ctx)));
  }

  /**
   * What counts as one address for limits: with IPv6 whoever has one has a whole network of them,
   * which its first 64 bits name.
   */
  static String household(String address) {
    byte[] bytes = bytes(address);
    if (bytes == null || bytes.length == 4) {
      return address;
    }
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < 8; i += 2) {
      name.append(Integer.toHexString((bytes[i] & 0xff) << 8 | (bytes[i + 1] & 0xff))).append(':');
    }
    return name.append(":/64").toString();
  }

  /** The address of whoever calls. */
  static String of(Context ctx) {
    String known = ctx.attribute(KEY);
    return known == null ? ctx.req().getRemoteAddr() : known;
  }

  /**
   * For whom something heavy is to be done.
   *
   * @param person the token shown, or nothing
   */
  static Asker asker(Context ctx, String person) {
    return new Asker(of(ctx), person, HangUp.of(ctx));
  }

  private String find(Context ctx) {
    String caller = ctx.req().getRemoteAddr();
    String chain = ctx.header("X-Forwarded-For");
    if (chain == null || !isTrusted(caller)) {
      return caller;
    }
    // From the last hop back: the first that is no proxy of ours is as far as we can trust.
    String[] hops = chain.split(",", -1);
    for (int i = hops.length - 1; i >= 0; i--) {
      String hop = hops[i].strip();
      if (bytes(hop) == null) {
        return caller;
      }
      caller = hop;
      if (!isTrusted(hop)) {
        return hop;
      }
    }
    return caller;
  }

  /** The address under which people reach this server, without a slash at its end. */
  String base(Context ctx) {
    if (publicUrl != null) {
      return publicUrl.endsWith("/") ? publicUrl.substring(0, publicUrl.length() - 1) : publicUrl;
    }
    boolean proxy = isTrusted(ctx.req().getRemoteAddr());
    String scheme = proxy ? ctx.header("X-Forwarded-Proto") : null;
    String own = ctx.req().getLocalAddr();
    String host =
        Stream.of(proxy ? ctx.header("X-Forwarded-Host") : null, ctx.header("Host"))
            .filter(name -> name != null && HOST.matcher(name).matches() && isOurs(name, own))
            .findFirst()
            .orElseGet(() -> numeric(own) + ":" + ctx.req().getLocalPort());
    return ("https".equals(scheme) ? "https://" : "http://") + host;
  }

  /** Whether a name is one we go by: one we were told, or the address that was called. */
  private boolean isOurs(String host, String own) {
    String name = withoutPort(host);
    return names.contains(name)
        || name.equals(numeric(own).toLowerCase(Locale.ROOT))
        || (name.equals("localhost") && isLoopback(own));
  }

  private static boolean isLoopback(String address) {
    byte[] bytes = bytes(address);
    try {
      return bytes != null && InetAddress.getByAddress(bytes).isLoopbackAddress();
    } catch (UnknownHostException wrong) {
      return false;
    }
  }

  private static String numeric(String address) {
    return address.contains(":") && !address.startsWith("[") ? "[" + address + "]" : address;
  }

  private static String withoutPort(String host) {
    return host.replaceFirst(":\\d+$", "").toLowerCase(Locale.ROOT);
  }

  /**
   * Whether a browser says that a request comes from a page of another site. Our own pages have the
   * name that the browser calls us by.
   */
  boolean isForeign(Context ctx) {
    String origin = ctx.header("Origin");
    if (origin == null) {
      return false;
    }
    String site = origin.replaceFirst("^https?://", "");
    boolean proxy = isTrusted(ctx.req().getRemoteAddr());
    return Stream.of(
                publicUrl == null ? null : authority(publicUrl),
                ctx.header("Host"),
                proxy ? ctx.header("X-Forwarded-Host") : null)
            .noneMatch(name -> name != null && name.equalsIgnoreCase(site))
        && !names.contains(withoutPort(site));
  }

  private static String authority(String url) {
    return url.replaceFirst("^https?://", "").replaceFirst("/.*$", "");
  }

  /** Whether an address leads nowhere but to the machine it is used on. */
  static boolean isLocal(String base) {
    String host = base.replaceFirst("^https?://", "");
    return host.startsWith("127.") || host.startsWith("localhost") || host.startsWith("[::1]");
  }
}
