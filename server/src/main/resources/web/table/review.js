/** Looking back on a match: what was to be expected when, and what changed it. */
import { createStore, html, useEffect, useStore } from '../page/ui.js';
import { number, t, tr } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { ReviewChart } from './reviewchart.js';

const PACE = 1500;

/** What was found, by session: panel and last screen show one and the same, which is asked for once. */
const known = new WeakMap();

function reviewOf(session) {
  if (!known.has(session)) known.set(session, createStore({ orders: -1, review: null }));
  return known.get(session);
}

/** The review of the match as it stands, asked for again until the server has it. */
function useReview(session) {
  const orders = useStore(session.store, state => state.view.orders);
  const store = reviewOf(session);
  const { review } = useStore(store);
  useEffect(() => {
    if (store.get().orders !== orders) {
      store.set({ orders, review: null });
      follow(session, store, orders);
    }
  }, [orders]);
  return review;
}

async function follow(session, store, orders) {
  const wait = pause => new Promise(resolve => setTimeout(resolve, pause));
  while (store.get().orders === orders) {
    try {
      const review = await session.api.review();
      if (store.get().orders !== orders) return;
      store.set({ review });
      if (review.state !== 'working') return;
      await wait(PACE);
    } catch (problem) {
      // Too busy, or out of reach for a while: what was asked for is worked on all the same.
      if (problem.status !== 503 && !problem.unreachable)
        return store.set({ review: { state: problem.type === 'too-early' ? 'early' : 'failed' } });
      await wait(4 * PACE);
    }
  }
}

export function Review({ table, close }) {
  const { session } = table;
  const review = useReview(session);
  const at = useStore(session.store, state => state.replay?.at ?? null);
  const see = point => {
    close?.();
    table.replay.to(point.at);
    if (point.hex) table.look(point.hex);
  };
  if (review?.state === 'early') return html`<p class="empty">${t('reviewEarly')}</p>`;
  if (review?.state === 'failed') return html`<p class="empty">${t('reviewFailed')}</p>`;
  if (review?.state !== 'ready') return html`<${Working} review=${review} close=${close} />`;
  const playouts = review.moments[0]?.playouts ?? 0;
  return html`<section class="review">
    ${!close && html`<h3>${t('review')}</h3>`}
    <${ReviewChart} review=${review} at=${at} onSee=${see} />
    ${!review.turningPoints.length && html`<p class="empty">${t('reviewNone')}</p>`}
    <ol class="turning">${review.turningPoints.map((point, i) => html`<li key=${i}><${Point} point=${point} number=${i + 1} current=${at === point.at} onSee=${see} /></li>`)}</ol>
    <p class="fine">${t('reviewAbout', { playouts })}</p>
  </section>`;
}

function Working({ review, close }) {
  const share = review?.total ? Math.round((100 * review.done) / review.total) : 0;
  return html`<div class="review working">${!close && html`<h3>${t('review')}</h3>`}<p class="lede">${t('reviewWorking')}</p><progress max="100" value=${share} aria-label=${t('reviewWorking')}>${share} %</progress></div>`;
}

function Point({ point, number: place, current, onSee }) {
  const sign = point.gainer === 'axis' ? 1 : -1;
  const wins = Math.round(100 * sign * point.axisWins);
  const points = Math.round(sign * point.margin);
  const gains = [wins && t('reviewWins', { n: signed(wins) }), points && t('reviewPoints', { n: signed(points) })]
    .filter(Boolean)
    .join(', ');
  return html`<button class=${current ? 'current' : ''} title=${t('reviewSee')} onClick=${() => onSee(point)}>
      <b class="place">${place}</b>
      <span class="when">${t('reviewTurn', { turn: point.turn, side: t(`side.${point.mover}`) })}</span>
      <span class="gain"><${Chip} side=${point.gainer} /> ${t(`side.${point.gainer}`)} ${gains}</span>
    </button>
    <ul>${point.causes.map((cause, i) => html`<li key=${i}>${tr(cause)}</li>`)}</ul>`;
}

const signed = value => (value > 0 ? `+${number(value)}` : `−${number(-value)}`);
