/** Requests to the server. A fault becomes a Problem that carries the server's reasons. */
export class Problem extends Error {
  constructor(status, body) {
    const title = body?.title;
    super(typeof title === 'string' ? title : (title?.en ?? `HTTP ${status}`));
    this.status = status;
    this.type = body?.type ?? 'fault';
    this.title = title;
    this.objections = body?.objections ?? [];
  }

  /** Nothing came back at all: the network or the server is gone. */
  get unreachable() {
    return this.status === 0;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{token?: string, body?: any, text?: string}} what
 */
async function request(method, path, { token, body, text } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'application/x-ndjson';
  let response;
  try {
    response = await fetch(path, { method, headers, body: text ?? (body === undefined ? undefined : JSON.stringify(body)) });
  } catch {
    throw new Problem(0, { type: 'unreachable', title: 'unreachable' });
  }
  if (!response.ok) throw new Problem(response.status, await response.json().catch(() => null));
  return response;
}

const json = async (method, path, what = undefined) => (await request(method, path, what)).json();

export const bots = { all: () => json('GET', '/api/bots') };

export const games = {
  all: () => json('GET', '/api/games'),
  sheet: game => json('GET', `/api/games/${game}/sheet`),
  kit: (game, language) => json('GET', `/api/games/${game}/kit?lang=${language}&part=first`),
  reasons: (game, language) => json('GET', `/api/games/${game}/reasons?lang=${language}`),
  briefing: ({ game, scenario }, language) => json('GET', `/api/games/${game}/briefings?lang=${language}&scenario=${scenario}`),
  tour: (game, language) => json('GET', `/api/games/${game}/tour?lang=${language}`),
  terrain: game => json('GET', `/api/games/${game}/terrain`),
  provenance: game => json('GET', `/api/games/${game}/provenance`),
  rules: game => json('GET', `/api/games/${game}/rules`),
};

export const matches = {
  create: plan => json('POST', '/api/matches', { body: plan }),
  lobby: tokens => json('POST', '/api/lobby', { body: { tokens } }),
  take: seat => json('POST', '/api/invitations', { body: seat }),
  load: (text, players = {}) => json('POST', `/api/records?${new URLSearchParams(players)}`, { text }),
};

/** What one seat of one match can be asked. */
export function seat(id, token) {
  const at = `/api/matches/${id}`;
  const get = path => json('GET', at + path, { token });
  const post = (path, body) => json('POST', at + path, { token, body });
  return {
    match: () => get(''),
    /** The position as it stands, also while something is tried out. */
    present: () => get('/view'),
    view: n => get(n === undefined ? '/view' : `/view?at=${n}`),
    history: (from = 0) => get(`/history?from=${from}`),
    units: units => get(`/unit/${units.map(encodeURIComponent).join(',')}`),
    choices: () => get('/choices'),
    check: order => post('/check', { order }),
    forecast: order => post('/forecast', { order }),
    order: (after, order) => post('/orders', { after, order }),
    undo: after => post('/undo', { after }),
    danger: hex => get(`/danger/${encodeURIComponent(hex)}`),
    proposal: (marches = false) => get(`/proposal${marches ? '?marches=1' : ''}`),
    trial: what => post('/trial', what),
    overlay: (kind, unit) => get(`/overlay/${kind}${unit ? `?unit=${encodeURIComponent(unit)}` : ''}`),
    invite: () => post('/invitation', {}),
    rekey: () => post('/key', {}),
    secret: secret => post('/secret', { secret }),
    points: () => get('/points'),
    outlook: n => get(n === undefined ? '/outlook' : `/outlook?at=${n}`),
    review: () => get('/review'),
    record: async () => (await request('GET', `${at}/record`, { token })).blob(),
    streamPath: `${at}/stream`,
    token,
  };
}
