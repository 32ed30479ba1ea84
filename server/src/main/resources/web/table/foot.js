/** The foot of the panel: what is left, the main button in its one place, and what pressing it gives up. It never scrolls away. */
import { html, useStore } from '../page/ui.js';
import { t, tr, list } from '../page/i18n.js';
import { acting, isAiming, isSettling } from './state.js';
import { Button, Ref } from './bits.js';
import { playerName } from './bar.js';
import { endWord } from './head.js';
import { whatIsLeft } from './left.js';
import { allLines, defaultLine, linesOf } from './lines.js';
import { marching, resolving, suggesting, suggestionOf } from './suggesting.js';
import { questionOf } from './standing.js';
import { ownOrdersOf, wholeSetUps } from './ownorders.js';
import { answersOf, areSeveral } from './answers.js';
import { orderText } from './text.js';
import { unitOf } from './kit.js';
import { litHexes } from './lit.js';

export function Foot({ table }) {
  const state = useStore(table.session.store);
  if (state.status !== 'ready') return null;
  const foot = footOf(table, state);
  if (!foot) return null;
  const { left, main, others = [], note, costly } = foot;
  return html`<footer class=${`foot${costly ? ' costly' : ''}`}>
    ${left && html`<p class="rest">${left}</p>`}
    <div class="acts">
      ${main && html`<${Button} go disabled=${state.busy || main.disabled} key_=${main.key} onClick=${main.act} data-main="yes" data-type=${main.type}>${main.text}</${Button}>`}
      ${others.map(one => html`<${Button} key=${one.text} disabled=${state.busy} key_=${one.key} onClick=${one.act} data-type=${one.type}>${one.text}</${Button}>`)}
    </div>
    ${note && html`<p class="note">${note}</p>`}
  </footer>`;
}

/** What the foot says in a state of the table; the first rule that fits. */
export function footOf(table, state) {
  const { view, replay, plan, pending, recap } = state;
  if (replay) return table.replay.foot();
  if (state.trial) return trying(table, state);
  if (state.hold) return holding(table, state);
  if (recap) return table.recap.foot(state);
  if (view.over) return over(table);
  if (!acting(state)) return waiting(table, state);
  if (state.working) return working(table, state);
  if (isSettling(state)) return { left: t('footSettling'), others: [standingOrders(table)] };
  if (plan) return planned(table, state);
  if (pending)
    return {
      left: t('tapAgain'),
      main: { text: t('goThere', { hex: pending.hex }), key: '⏎', enter: true, act: () => table.clicks.go(pending) },
      others: [drop(table)],
    };
  if (state.variants?.length === 1)
    return {
      left: t('tapAgain'),
      main: { text: orderText(state.book, state.variants[0]), key: '⏎', enter: true, act: () => table.session.submit(state.variants[0]) },
      others: [drop(table)],
    };
  const line = defaultLine(state);
  if (line) return answering(table, state, line);
  if (view.decision.activity === 'set-up') return settingUp(table, state);
  if (view.decision.activity === 'answer' && !view.canEnd && !linesOf(state)) return choosing(table, state);
  return phase(table, state);
}

const undo = table => ({ text: t('undo'), key: '⌫', act: table.session.undo });
const drop = table => ({ text: t('drop'), key: t('keyEsc'), act: table.clicks.escape });
const undoIf = (table, view) => (view.canUndo ? [undo(table)] : []);

const standingOrders = table => ({ text: t('standingOrders'), act: () => table.session.set({ dialog: 'standing' }) });

/** Units go one after the other, as proposed. */
const working = (table, { working: { done, words = 'footWorking' } }) => ({
  left: t(words, { n: done }),
  others: words === 'staffThinks' ? [] : [{ text: t('stopHere'), key: t('keyEsc'), act: table.proposals.stop }],
});

/** On the trial board: an attack or an answer first, else what to do with the trial. */
function trying(table, state) {
  if (state.view.over || !acting(state)) return table.trial.foot();
  if (state.plan) return planned(table, { ...state, plans: [] });
  const line = defaultLine(state);
  const whole = table.trial.foot();
  const carry = whole.main.disabled ? [] : [{ text: whole.main.text, act: whole.main.act }];
  if (line)
    return {
      ...whole,
      others: [...carry, ...whole.others].slice(0, 3),
      main: { text: orderText(state.book, line.order), key: '⏎', enter: true, act: () => table.session.submit(line.order) },
    };
  const foot = table.trial.foot();
  const end = state.choices?.end ? [{ text: t(endWord(state.view, state.choices)), key: 'X', act: table.clicks.end }] : [];
  return { ...foot, others: [...end, ...foot.others].slice(0, 3) };
}

function over(table) {
  return {
    left: t('overHint'),
    main: { text: t('lookBack'), key: '⏎', enter: true, act: () => table.session.set({ dialog: 'end-of-match', tab: 'decision' }) },
    others: [{ text: t('replay'), act: () => table.replay.to(0) }],
  };
}

/** Stopped at a battle of the other side, as one has asked for. */
function holding(table, { hold }) {
  const go = skip => () => (table.session.set({ hold: null }), hold(skip));
  return {
    left: t('holdHint'),
    main: { text: t('goOn'), key: '⏎', enter: true, act: go(false) },
    others: [{ text: t('skipAll'), key: t('keyEnd'), act: go(true) }],
  };
}

function waiting(table, { match, view }) {
  const side = view.decision?.side;
  const who = match.seat === 'spectator' ? t(`side.${side}`) : playerName(match.players?.[side]);
  const plays = match.seat === 'axis' || match.seat === 'soviet';
  return {
    left: t('footWaits', { who, what: tr(view.decision?.text) }),
    others: [...undoIf(table, view), ...(plays ? [standingOrders(table)] : [])],
  };
}

/** Before the dice: units that nobody knows yet are turned over as well, in games that have such. */
const noWayBack = ({ view }) => t(view.units.some(unit => unit.marks.includes('untried')) ? 'noWayBack' : 'noWayBackDice');

function planned(table, { plan, choices, view }) {
  const overrun = plan.kind === 'overrun';
  const more = (choices?.targets ?? []).filter(one => !plan.targets.includes(one.hex)).length;
  const kept = plan.kind === 'attack' && more ? [{ text: t('keepPlan'), key: 'K', act: table.plans.keep }] : [];
  return {
    left: !overrun && more ? t('moreTargets', { n: more }) : '',
    main: {
      text: t(overrun ? 'declareOverrun' : plan.declared ? 'makeAttack' : 'declareAttack'),
      key: 'G',
      enter: true,
      disabled: !plan.forecast,
      act: table.planning.declare,
    },
    others: [...kept, drop(table)],
    note: view.decision.activity === 'declare' ? t('declareLater') : noWayBack(table.session.get()),
  };
}

/** A question with a short list of answers: the marked line is the main button. */
function answering(table, state, line) {
  const { view, book, match } = state;
  const one = { text: orderText(book, line.order), key: '⏎', enter: true, act: () => table.session.submit(line.order) };
  const all = !state.variants && !state.line && areSeveral(state, line.order) && line.order.type === 'retreat';
  return {
    left: line.about,
    main: all ? { ...one, text: t('retreatAll'), act: () => table.proposals.answerAll('retreat') } : one,
    others: [
      ...(all ? [{ text: one.text, act: one.act }] : []),
      ...(match.seat === 'both' || !questionOf(linesOf(state))
        ? []
        : [{ text: t('alwaysSo'), key: t('keyShiftEnter'), act: table.standing.always }]),
      ...undoIf(table, view),
    ],
  };
}

/** A question with many answers: they are lit on the map, what needs no place is a button. */
function choosing(table, state) {
  const { view, book } = state;
  const replies = answersOf(state)
    .plain.filter(order => order.type === 'reply')
    .map(order => ({ text: orderText(book, order), act: () => table.session.submit(order) }));
  const [first] = allLines(state) ?? [];
  const suggested = first && first.type !== 'overrun' && first.type !== 'reply' && !ownOrdersOf(state).length;
  const proposed = suggested
    ? [{ text: orderText(book, first), key: '⏎', enter: true, act: () => table.session.submit(first), note: t('oneOfMany') }]
    : [];
  const several = proposed.length && areSeveral(state, first);
  const whole = several
    ? [
        {
          text: t(first.type === 'place' ? 'placeAll' : 'retreatAll'),
          key: '⏎',
          enter: true,
          act: () => table.proposals.answerAll(first.type),
          note: t('placeAllHow'),
        },
      ]
    : [];
  const own = suggestionOf(state) ?? (state.ownOrder ? null : table.worth.allTogether());
  const advised = own ? [{ text: orderText(book, own), key: '⏎', enter: true, act: () => table.session.submit(own) }] : [];
  const [main, ...others] = [...advised, ...whole, ...proposed.map(one => (several ? { ...one, key: undefined } : one)), ...replies];
  return { left: litHexes(state).length ? t('answerHint') : '', main, others: [...others, ...undoIf(table, view)], note: main?.note };
}

function settingUp(table, state) {
  const { view, book } = state;
  const whole = wholeSetUps(state).map(({ type, orders: [order] }) => ({
    type,
    text: orderText(book, order),
    act: () => table.session.submit(order),
  }));
  const end = endOf(table, state);
  if (!whole.length) return suggesting(table, state, end, undoIf(table, view)) ?? end;
  const [first, ...rest] = whole;
  const also = end.main ? [{ text: end.main.text, key: 'X', act: end.main.act }] : [];
  return { left: end.left, main: { ...first, key: '⏎', enter: true }, others: [...rest, ...also, ...undoIf(table, view)] };
}

function phase(table, state) {
  const foot = endOf(table, state);
  const { view, plans } = state;
  if (plans.length && isAiming(view) && !state.ending) {
    const end = foot.main ? [{ text: foot.main.text, key: 'X', act: foot.main.act }] : [];
    return {
      left: t('plansLeft', { n: plans.length }),
      main: { text: t('declareNext', { hex: list(plans[0].targets) }), key: 'G', enter: true, act: () => table.plans.declare() },
      others: end,
      note: noWayBack(state),
    };
  }
  const proposed = suggesting(table, state, foot, undoIf(table, view));
  if (proposed) return proposed;
  return state.ending ? foot : { ...foot, others: [...(foot.others ?? []), ...marching(table, state), ...undoIf(table, view)] };
}

/** Ending the phase: what is left, and what is given up for good. */
function endOf(table, state) {
  const { view, choices, ending } = state;
  const open = whatIsLeft(state);
  const left = open.left.length
    ? html`${open.left.map((piece, i) => html`${i > 0 ? ' · ' : ''}${piece}`)}${open.next && html` · <button class="link" onClick=${table.next}>${t('footNext')} <kbd>N</kbd></button>`}`
    : choices
      ? t('allDone')
      : '';
  const blocked = choices?.end === false;
  const may = (choices?.end ?? view.canEnd) || (blocked && view.decision.activity !== 'answer');
  if (!may) return { left };
  if (blocked && view.decision.activity === 'set-up')
    return { left, main: { text: t(endWord(view, choices)), key: 'X', act: table.clicks.end } };
  if (blocked) return held(table, state);
  const main = { text: t(ending ? 'endAnyway' : endWord(view, choices)), key: 'X', act: table.clicks.end };
  const stay = { text: t('stay'), key: t('keyEsc'), act: table.clicks.escape };
  if (ending && state.price) return priced(table, state.price, main, stay);
  const givesUp = open.lost.length ? t('givesUp', { what: list(open.lost) }) : '';
  return ending ? { left: givesUp, main, others: [stay], costly: true } : { left, main, note: givesUp };
}

/** Ending the phase would cost units that stand where there is no room: the main button makes room. */
const priced = (table, { rule, hexes }, end, stay) => ({
  left: html`${t('endingCosts', { where: list(hexes) })} <${Ref} session=${table.session} rule=${rule} />`,
  main: { text: t('makeRoom'), key: '⏎', enter: true, act: table.proposals.makeRoom },
  others: [end, stay],
  note: t('proposedHow'),
  costly: true,
});

/** A phase that cannot be ended yet: the main button takes up the next attack that was declared, or sends the units that keep it open; another takes the first of them in hand. */
function held(table, { view, choices, book, selected }) {
  const end = { text: t(endWord(view, choices)), key: 'X', act: table.clicks.end };
  const left = reasons(table, choices);
  const attack = view.decision.activity === 'attack' && resolving(table, choices);
  if (attack) return { left, main: attack };
  const unit = choices.objections?.[0]?.units?.map(id => unitOf(view, id)).find(Boolean);
  if (!unit || selected.includes(unit.id) || view.decision.activity !== 'move') return { left, main: end };
  const take = () => {
    table.board?.centreOn(unit.hex, { onlyIfHidden: true });
    table.choosing.select([unit.id], unit.hex);
  };
  return {
    left,
    main: { text: t('sendAll'), key: '⏎', enter: true, act: table.proposals.sendAll },
    others: [{ text: t('takeInHand', { who: book.short(unit.id) }), act: take }],
    note: t('proposedHow'),
  };
}

/** Why a phase cannot be ended yet: the first reason, and how many more. */
function reasons({ session }, { objections = [] }) {
  const [first] = objections;
  if (!first) return t('cannotEnd');
  return html`<span class="warn">${tr(first.text)} <${Ref} session=${session} rule=${first.rule} /></span>${objections.length > 1 ? ` ${t('moreReasons', { n: objections.length - 1 })}` : ''}`;
}

/** Presses the main button as Enter does; returns whether there was one to press. */
export function pressMain(table) {
  const state = table.session.get();
  if (state.status !== 'ready' || state.busy) return false;
  const main = footOf(table, state)?.main;
  if (!main?.enter || main.disabled) return false;
  main.act();
  return true;
}
