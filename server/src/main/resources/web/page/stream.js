/**
 * Server-sent events over fetch, so that the token travels in a header and never in an address. Breaks are mended with growing
 * pauses, and what was missed is asked for by the last id seen.
 */
const PAUSES = [300, 1000, 2000, 5000, 10000];
const SILENCE = 40000;

/** @param {{path: string, token: string, from?: number, onEvent: Function, onState: Function}} what */
export function openStream({ path, token, from, onEvent, onState }) {
  let last = from;
  let closed = false;
  let failures = 0;
  let abort = null;
  let wake = null;

  async function run() {
    while (!closed) {
      abort = new AbortController();
      let watchdog = null;
      const alive = () => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => abort.abort(), SILENCE);
      };
      try {
        alive();
        const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
        if (last !== undefined && last !== null) headers['Last-Event-ID'] = String(last);
        // The first view is asked for by itself, compressed; after a break the stream leads on from the last one seen.
        const response = await fetch(last === undefined ? `${path}?view=later` : path, {
          headers,
          signal: abort.signal,
          cache: 'no-store',
        });
        if (response.status === 401 || response.status === 404) {
          onState({ connected: false, refused: response.status });
          return;
        }
        if (!response.ok || !response.body) throw new Error(String(response.status));
        failures = 0;
        onState({ connected: true });
        await read(response.body, alive);
      } catch {
        // Told below: whatever broke, the answer is to try again.
      } finally {
        clearTimeout(watchdog);
      }
      if (closed) return;
      const pause = PAUSES[Math.min(failures++, PAUSES.length - 1)];
      onState({ connected: false, retryIn: pause });
      await new Promise(resolve => {
        wake = resolve;
        setTimeout(resolve, pause);
      });
    }
  }

  async function read(body, alive) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      alive();
      text += value.replaceAll('\r', '');
      let end;
      while ((end = text.indexOf('\n\n')) >= 0) {
        deliver(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  }

  function deliver(block) {
    let event = 'message';
    const data = [];
    for (const line of block.split('\n')) {
      if (line.startsWith('event:')) event = line.slice(6).trim();
      else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line.startsWith('id:')) last = line.slice(3).trim();
    }
    if (data.length) onEvent(event, JSON.parse(data.join('\n')));
  }

  const lost = () => abort?.abort();
  const found = () => wake?.();
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  run();
  return {
    retry: () => wake?.(),
    close() {
      closed = true;
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
      abort?.abort();
      wake?.();
    },
  };
}
