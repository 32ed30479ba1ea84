package stavka.server.http;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/** Answers what is no proper HTTP, and therefore reaches no route. */
final class RawFaults implements Request.Handler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    Problem problem = new Problem(status, "malformed", "this is no request that can be answered");
    SecurityHeaders.HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/problem+json; charset=utf-8");
    // Jetty ends the connection after it: who is not told would send his next request into it.
    response.getHeaders().put(HttpHeader.CONNECTION, "close");
    byte[] text = problem.text().getBytes(StandardCharsets.UTF_8);
    response.write(true, BufferUtil.toBuffer(text), callback);
    return true;
  }
}
