/** Where the figures of a game come from: what of it is reconstructed, in a line and part by part. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, list } from '../page/i18n.js';
import { games } from '../page/api.js';
import { capital } from './kit.js';

const RECONSTRUCTED = 'reconstructed';

function useProvenance(game) {
  const [data, setData] = useState(null);
  useEffect(() => {
    games.provenance(game).then(setData, () => setData({ files: [], map: {} }));
  }, [game]);
  return data;
}

const partName = name => t(`data.${name.replace(/\.yaml$/, '')}`);

const isRebuilt = text => text.toLowerCase().includes(RECONSTRUCTED);

/** The parts of a game that are reconstructed, wholly or in places. */
export function reconstructed({ files, map }) {
  const parts = files.filter(file => file.entries.some(entry => entry.provenance === RECONSTRUCTED)).map(file => partName(file.name));
  return Object.values(map).some(isRebuilt) ? [...parts, t('data.map')] : parts;
}

/** A line of the briefing, with the way to the reasons. */
export function Reconstructed({ table }) {
  const { match } = useStore(table.session.store);
  const data = useProvenance(match.game);
  const parts = data ? reconstructed(data) : [];
  if (!parts.length) return null;
  return html`<p class="fine reconstructed">${t('reconstructed', { what: list(parts) })} <button class="link" onClick=${() => table.session.set({ dialog: 'provenance' })}>${t('whereFrom')}</button></p>`;
}

export function ProvenanceBody({ table }) {
  const { match } = useStore(table.session.store);
  const data = useProvenance(match.game);
  if (!data) return html`<p class="lede">${t('loading')}</p>`;
  return html`<div class="provenance"><p class="lede">${t('provenanceHint')}</p>
    ${data.files.map(file => html`<section key=${file.name}><h3>${capital(partName(file.name))} <small>${file.name}</small></h3><p class="lede">${counts(file.entries)}</p><${Reasons} entries=${file.entries.filter(entry => entry.provenance === RECONSTRUCTED)} /></section>`)}
    <section><h3>${capital(t('data.map'))}</h3><dl class="facts" lang="en">${Object.entries(data.map).map(([part, text]) => html`<dt key=${part}>${part}</dt><dd>${text}</dd>`)}</dl></section></div>`;
}

function Reasons({ entries }) {
  if (!entries.length) return null;
  return html`<ul class="notes" lang="en">${entries.map(entry => html`<li key=${entry.path}><code>${entry.path}</code>${entry.count > 1 ? ` × ${entry.count}` : ''}${entry.why ? `: ${entry.why}` : ''}</li>`)}</ul>`;
}

/** "12 printed in the rulebook, 40 reconstructed". */
function counts(entries) {
  const sums = new Map();
  for (const { provenance, count } of entries) sums.set(provenance, (sums.get(provenance) ?? 0) + count);
  return list([...sums].sort((a, b) => b[1] - a[1]).map(([origin, n]) => `${n} ${t(`origin.${origin}`)}`));
}
