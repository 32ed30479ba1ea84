/** The table of one match: puts session, board, clicks and panels together. */
import { html, useEffect, useMemo, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { settings } from '../page/settings.js';
import { remember } from '../page/keep.js';
import { gather } from '../board/gather.js';
import { createSession } from './session.js';
import { whereDecided } from './where.js';
import { pressMain } from './foot.js';
import { createChoosing } from './choosing.js';
import { createPlanning } from './planning.js';
import { createOwnOrders } from './ownorders.js';
import { createClicks } from './clicks.js';
import { createOverlays } from './overlays.js';
import { createRecap } from './recap.js';
import { others } from './others.js';
import { createOutlook } from './outlook.js';
import { createDanger } from './danger.js';
import { createPlans } from './plans.js';
import { createStanding } from './standing.js';
import { createWorth } from './worth.js';
import { createStaff } from './staff.js';
import { openOnce } from './openonce.js';
import { watchHandOver } from './handwatch.js';
import { hexesOf, trailsOf } from './trails.js';
import { linkBoard } from './boardlink.js';
import { listenToKeys } from './keys.js';
import { Bar } from './bar.js';
import { MapPane } from './map.js';
import { Side } from './side.js';
import { Lazy, fetchAhead, onCall } from '../page/lazy.js';
import { fightPanes, panes } from './later.js';
import { Fault } from './fault.js';

const CLOSE_UP = 46;
const REST = 600;
const REPLAY = ['to', 'step', 'first', 'last', 'play', 'pause', 'leave', 'speed', 'faster', 'unit', 'foot'];
const TRIAL = ['begin', 'give', 'back', 'leave', 'carryOver', 'die', 'foot'];

export function createTable(id, token) {
  const session = createSession(id, token);
  const choosing = createChoosing(session);
  const planning = createPlanning(session);
  const ownOrders = createOwnOrders(session);
  const proposals = onCall(
    () => import('./proposals.js'),
    module => module.createProposals(session),
    ['sendAll', 'answerAll', 'priceOfEnding', 'makeRoom'],
  );
  proposals.stop = () => session.set({ working: null });
  const clicks = createClicks(session, choosing, planning, ownOrders, proposals);
  const table = {
    session,
    choosing,
    planning,
    ownOrders,
    clicks,
    proposals,
    worth: createWorth(session),
    link: null,
    get board() {
      return table.link?.board ?? null;
    },
  };
  table.overlays = createOverlays(session, () => table.board);
  table.replay = onCall(
    () => import('./replay.js'),
    ({ createReplay }) => createReplay(session, table),
    REPLAY,
  );
  table.recap = createRecap(session, table);
  table.plans = createPlans(session, planning);
  table.trial = onCall(
    () => import('./trial.js'),
    ({ createTrial }) => createTrial(session, table),
    TRIAL,
  );
  table.standing = createStanding(session);
  table.staff = createStaff(session);
  createOutlook(session, () => table.board);
  table.danger = createDanger(session, () => table.board);
  let stop = [];

  table.attach = (holder, mini) => {
    table.link = linkBoard(holder, session, clicks, choosing, planning);
    holder.table = table;
    if (mini) table.board.miniMap(mini);
    table.board.setControls?.(() => [...holder.parentElement.querySelectorAll('.float')].map(float => float.getBoundingClientRect()));
    stop = [
      listenToKeys({
        session,
        clicks,
        planning,
        overlays: table.overlays,
        replay: table.replay,
        recap: table.recap,
        plans: table.plans,
        trial: table.trial,
        danger: table.danger,
        standing: table.standing,
        next: table.next,
        pressMain: () => pressMain(table),
        board: () => table.board,
        focusMap: () => holder.focus({ preventScroll: true }),
        speak: () => table.link?.speak(),
      }),
      drags(holder),
    ];
    session.animateWith(play);
    rememberCamera();
    stop.push(session.store.listen(follow), watchHandOver(session));
    session.set({ boardReady: true });
  };

  /** What drags units comes with the first stir of a mouse; returns how to let go of it. */
  function drags(holder) {
    let end = () => {};
    const load = () => import('./dragging.js').then(({ dragUnits }) => holder.table && table.board && (end = dragUnits(holder, table)));
    addEventListener('pointermove', load, { once: true });
    return () => (removeEventListener('pointermove', load), end());
  }

  let followed = '';

  /** Brings what is to be decided into the window when the decision comes up, and at every new question; what happened meanwhile first. */
  function follow(now, before) {
    if (now.recap && !before.recap) {
      followed = '';
      gather(
        table.board,
        now.recap.story.battles.map(battle => battle.hex),
      );
    }
    if (!now.choices || now.recap || (now.choices === before.choices && now.recap === before.recap)) return;
    const { decision, turn, orders } = now.view;
    const key = decision?.activity === 'answer' ? `${orders}` : `${turn} ${now.view.phase} ${decision?.code}`;
    if (key === followed) return;
    followed = key;
    gather(table.board, whereDecided(now));
  }

  /** Goes to the next unit that can do something here. */
  table.next = async (way = 1) => {
    const unit = await choosing.nextAble(way === -1 ? -1 : 1);
    if (unit) table.board.centreOn(unit.hex, { onlyIfHidden: true });
    else session.set({ toast: { title: t('nobodyLeft') } });
  };

  /** Begins where one last looked; else with the whole map for the set-up, then where most units can be read. */
  function rememberCamera() {
    const { board } = table;
    const key = `camera.${id}`;
    const kept = remember(key);
    let timer = 0;
    let settled = false;
    if (kept) board.camera = kept;
    else stop.push(session.store.listen(settle));
    const keep = camera => {
      clearTimeout(timer);
      timer = setTimeout(remember, 500, key, camera);
    };
    stop.push(board.on('camera', keep), () => clearTimeout(timer));
    if (!kept) settle(session.get());

    function settle({ view }) {
      if (settled || !view?.turn) return;
      settled = true;
      if (Math.abs(board.camera.w - board.view.fitted()) < 0.5) crowd(board, view);
    }
  }

  table.detach = () => {
    for (const end of stop) end();
    table.link?.close();
    table.link = null;
  };

  /** Shows a hex: moves the map there and puts the cursor on it. */
  table.look = hex => {
    session.set({ hex, cursor: hex });
    table.board?.centreOn(hex, { zoom: Math.max(table.board.camera.w ?? 0, CLOSE_UP) });
  };

  /** Plays what an order did: counters on their way, then its dice. */
  async function play(entry, hurry) {
    const rolls = entry.events.filter(event => event.type === 'rolled');
    const fought = entry.events.find(event => event.type === 'fought');
    const notes = entry.events.filter(event => event.type === 'noted' && rolls.some(roll => roll.rule === event.rule));
    if (rolls.length) session.set({ dice: { key: entry.n, rolls, fought, notes } });
    else if (session.get().dice && session.mine(entry.side)) session.set({ dice: null });
    if (fought) session.set({ battle: { n: entry.n, fought, events: entry.events } });
    const pace = others.get().pace;
    if (!table.board) return;
    if (pace !== 'once' && !session.mine(entry.side) && session.get().match.seat !== 'both') return watchCalmly(entry, fought, pace);
    if (hurry) return;
    const away = !session.mine(entry.side) && entry.events.find(event => event.path?.length || event.report);
    if (away) table.board.centreOn(away.report?.targets[0] ?? away.path.at(-1), { onlyIfHidden: true });
    await table.board.animate(entry.events);
  }

  let skipping = false;

  /** Another's order at a pace one can follow: camera, trail, counters, and a rest; `step` stops at each battle. */
  async function watchCalmly(entry, fought, pace) {
    if (skipping) return;
    const hexes = hexesOf(entry);
    if (!hexes.length) return;
    gather(table.board, hexes);
    table.board.setOverlay('trail', trailsOf([entry]));
    await table.board.animate(entry.events);
    if (fought && pace === 'step') skipping = await new Promise(resolve => session.set({ hold: resolve }));
    else await new Promise(resolve => setTimeout(resolve, fought ? 2 * REST : REST));
    table.board?.setOverlay('trail', null);
  }

  session.store.listen((now, before) => {
    if (now.view !== before.view && now.view?.yours) skipping = false;
    if (now.view?.over && before.view && !before.view.over && now.match.seat !== 'spectator') session.set({ dialog: 'end-of-match' });
  });

  return table;
}

/** Moves the window to where it shows the most units. */
function crowd(board, view) {
  const { width, height } = board.view;
  const points = view.units.map(unit => board.grid.centre(board.grid.hex(unit.hex)));
  const near = ([x, y]) =>
    points.filter(([a, b]) => Math.abs(a - x) * CLOSE_UP < width * 0.42 && Math.abs(b - y) * CLOSE_UP < height * 0.42).length;
  const best = points.reduce((most, point) => (near(point) > most.n ? { n: near(point), point } : most), { n: 0, point: null });
  if (best.point) board.camera = { x: best.point[0], y: best.point[1], w: CLOSE_UP };
}

export function Table({ id, token }) {
  const table = useMemo(() => createTable(id, token), [id, token]);
  const { session } = table;
  useStore(settings);
  const status = useStore(session.store, state => state.status);
  const title = useStore(session.store, state => tr(state.map?.title));
  const dialog = useStore(session.store, state => Boolean(state.dialog));
  const touring = useStore(session.store, state => Boolean(state.tour)) || remember(`tour.${id}`) !== null;
  const yours = useStore(session.store, state => Boolean(state.view?.yours && !state.view.over));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  useEffect(() => {
    if (status !== 'ready') return;
    setTimeout(() => fetchAhead(panes), 500);
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, () => (fetchAhead(fightPanes), session.needWords()), { once: true });
    if (remember(`share.${id}`)) {
      remember(`share.${id}`, null);
      session.set({ dialog: 'links' });
    } else openOnce(session);
  }, [status]);
  useEffect(() => {
    document.title = [yours ? t('yourTurnTitle') : '', title || 'Stavka', title && 'Stavka'].filter(Boolean).join(' · ');
  });
  if (status === 'error') return html`<div class="table"><${Bar} table=${table} /><${Fault} session=${session} /></div>`;
  return html`<div class="table">
    <a class="skip" href="#side" onClick=${event => (event.preventDefault(), /** @type {HTMLElement|null} */ (document.querySelector('.side [role=tab]'))?.focus())}>${t('skip')}</a>
    <${Bar} table=${table} />
    <${MapPane} table=${table}>${touring && html`<${Lazy} load=${() => import('../tour/coach.js')} name="Coach" table=${table} />`}</${MapPane}>
    <${Side} table=${table} />
    ${dialog && html`<${Lazy} load=${() => import('./dialogs.js')} name="Dialogs" table=${table} />`}
  </div>`;
}
