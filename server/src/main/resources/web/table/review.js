/** Looking back on a match: what was to be expected when, and what changed it. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { number, t, tr } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { ReviewChart } from './reviewchart.js';

const PACE = 1500;

/** What was found, by session: it is shown in several places and never changes. */
const known = new WeakMap();

/** The review of the match as it stands, asked for again until the server has it. */
function useReview(session) {
  const orders = useStore(session.store, state => state.view.orders);
  const found = known.get(session);
  const [review, setReview] = useState(found?.orders === orders ? found.review : null);
  useEffect(() => {
    let timer = null;
    let left = false;
    const ask = async () => {
      try {
        const answer = await session.api.review();
        if (left) return;
        setReview(answer);
        if (answer.state === 'ready') known.set(session, { orders, review: answer });
        if (answer.state === 'working') timer = setTimeout(ask, PACE);
      } catch (problem) {
        if (left) return;
        // Too busy, or out of reach for a while: what was asked for is worked on all the same.
        if (problem.status === 503 || problem.unreachable) timer = setTimeout(ask, 4 * PACE);
        else setReview({ state: problem.type === 'too-early' ? 'early' : 'failed' });
      }
    };
    if (known.get(session)?.orders !== orders) {
      setReview(null);
      ask();
    }
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [orders]);
  return review;
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
  const gains = [wins && t('reviewWins', { n: signed(wins) }), points && t('reviewPoints', { n: signed(points) })].filter(Boolean).join(', ');
  return html`<button class=${current ? 'current' : ''} title=${t('reviewSee')} onClick=${() => onSee(point)}>
      <b class="place">${place}</b>
      <span class="when">${t('reviewTurn', { turn: point.turn, side: t(`side.${point.mover}`) })}</span>
      <span class="gain"><${Chip} side=${point.gainer} /> ${t(`side.${point.gainer}`)} ${gains}</span>
    </button>
    <ul>${point.causes.map((cause, i) => html`<li key=${i}>${tr(cause)}</li>`)}</ul>`;
}

const signed = value => (value > 0 ? `+${number(value)}` : `−${number(-value)}`);
