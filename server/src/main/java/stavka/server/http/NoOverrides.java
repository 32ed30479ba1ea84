package stavka.server.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/** A request's method is the one on its first line, whatever a header says. */
final class NoOverrides implements HttpConfiguration.Customizer {
  private static final String HEADER = "X-HTTP-Method-Override";

  @Override
  public Request customize(Request request, HttpFields.Mutable responseHeaders) {
    HttpFields headers = request.getHeaders();
    if (!headers.contains(HEADER)) {
      return request;
    }
    HttpFields rest = HttpFields.build(headers).remove(HEADER).asImmutable();
    return new Request.Wrapper(request) {
      @Override
      public HttpFields getHeaders() {
        return rest;
      }
    };
  }
}
