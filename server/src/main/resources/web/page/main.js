/** The way in: the lobby at /, a table at /m/{id}#token. */
import { html, render, useStore } from './ui.js';
import { settings } from './settings.js';
import { needWords } from './i18n.js';

const root = document.getElementById('page');
const match = location.pathname.match(/^\/m\/([\w-]+)/);

function Page({ page: Inner, ...rest }) {
  useStore(settings);
  return html`<${Inner} ...${rest} />`;
}

async function show() {
  await needWords();
  if (match) {
    const { Table } = await import('../table/table.js');
    const token = decodeURIComponent(location.hash.slice(1));
    render(html`<${Page} page=${Table} id=${match[1]} token=${token} />`, root);
  } else if (location.pathname === '/join') {
    const { Join } = await import('../lobby/join.js');
    render(html`<${Page} page=${Join} token=${decodeURIComponent(location.hash.slice(1))} />`, root);
  } else {
    const { Lobby } = await import('../lobby/lobby.js');
    render(html`<${Page} page=${Lobby} />`, root);
  }
}

window.addEventListener('hashchange', () => match && location.reload());
show();
