/** The first tab: what is to be decided, and everything needed to decide it. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { acting } from './state.js';
import { Button, Ref, Ruled } from './bits.js';
import { Head } from './head.js';
import { OwnOrderList, OwnOrderPanel } from './ownorderpanel.js';
import { TargetList } from './targetlist.js';
import {
  AnswerPanel,
  BattleCard,
  DangerPanel,
  MovePanel,
  PlanList,
  PlanPanel,
  RecapPanel,
  Review,
  ScoreTable,
  SetUpPanel,
  StaffList,
  TrialList,
  Verdict,
} from './later.js';
import { Recent } from './recent.js';
import { finalPoints, playerName, verdictText } from './bar.js';

export function Decision({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const { view, replay, battle } = state;
  if (replay && !state.recap)
    return html`<header class="head"><h2>${t('replaying', { n: replay.at })}</h2><p class="lede">${t('replayHint')}</p></header>${view.over && html`<${Review} table=${table} />`}<${Recent} table=${table} until=${replay.at} />`;
  if (state.recap && (replay || !busyHands(state))) return html`<${RecapPanel} table=${table} />`;
  if (state.danger && !state.plan) return html`<${DangerPanel} table=${table} />`;
  if (view.over) return html`<${Over} table=${table} />`;
  if (!acting(state)) return html`<${Waiting} table=${table} />`;
  const Panel = { move: MovePanel, attack: AttackPanel, declare: AttackPanel, 'set-up': SetUpPanel }[view.decision.activity] ?? AnswerPanel;
  if (state.trial && !state.plan && !state.selected.length) return html`<${TrialList} table=${table} /><${Panel} table=${table} />`;
  const first = view.decision.activity === 'answer' && !view.canEnd;
  return html`${first && battle && html`<${BattleCard} table=${table} first />`}<${Panel} table=${table} />${!first && battle && html`<${BattleCard} table=${table} />`}`;
}

const busyHands = ({ plan, selected, ownOrder }) => Boolean(plan || selected.length || ownOrder);

function AttackPanel({ table }) {
  const { session, planning } = table;
  const { choices, plan, view, staff } = useStore(session.store);
  const targets = choices?.targets ?? [];
  return html`${!plan && html`<${Head} table=${table} hint=${t(view.decision.activity === 'declare' ? 'declareHint' : 'attackHint')} />`}
    ${staff?.orders.length > 0 && !plan && html`<${StaffList} table=${table} />`}
    ${!plan && html`<${Duties} table=${table} duties=${choices?.duties ?? []} />`}
    <${OwnOrderPanel} table=${table} />
    ${plan ? html`<${PlanPanel} table=${table} />` : html`<${PlanList} table=${table} /><${TargetList} table=${table} targets=${targets} onPick=${hex => (table.look(hex), planning.aim(hex))} /><${OwnOrderList} table=${table} />`}`;
}

/** What one owes in this phase: nothing refuses to end it all the same. */
function Duties({ table, duties }) {
  return duties.map(
    ({ code, text, rule }) =>
      html`<p key=${code} class="duty warn"><${Ruled} session=${table.session} text=${tr(text)} /> <${Ref} session=${table.session} rule=${rule} /></p>`,
  );
}

function Waiting({ table }) {
  const { session } = table;
  const { match, view, battle } = useStore(session.store);
  const side = t(`side.${view.decision?.side}`);
  const player = playerName(match.players?.[view.decision?.side]);
  return html`<header class="head">
    <h2>${match.seat === 'spectator' ? t('watching') : t('waitingFor', { side: t(`party.${view.decision?.side}`), player })}</h2>
    <p class="lede">${t('mustChoose', { side, what: tr(view.decision?.text) })} <${Ref} session=${session} rule=${view.decision?.rule} /></p>
    <p class="lede">${match.seat === 'spectator' ? t('watchHint') : t('waitHint')}</p>
  </header>${battle && html`<${BattleCard} table=${table} />`}<${Recent} table=${table} />`;
}

function Over({ table }) {
  const { view } = useStore(table.session.store);
  return html`<header class="head">
    <h2>${verdictText(view, table)}</h2>
    <p class="lede">${finalPoints(view)} <${Ref} session=${table.session} rule=${view.verdict?.rule} /></p>
    <div class="acts">
      <${Button} onClick=${() => table.session.set({ dialog: 'points' })}>${t('menu.points')}</${Button}>
      <${Button} onClick=${() => table.session.set({ dialog: 'losses' })}>${t('menu.losses')}</${Button}>
    </div>
  </header><${Verdict} table=${table} /><${ScoreTable} table=${table} /><${Review} table=${table} /><${Recent} table=${table} />`;
}
