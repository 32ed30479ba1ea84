/** The windows of the table: menu, links, keys, end of phase, losses, points. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Dialog } from '../page/dialog.js';
import { CopyLine } from '../page/copyline.js';
import { LanguageSwitch, ThemeSwitch } from '../page/tools.js';
import { linkTo } from '../page/keep.js';
import { Seats } from '../lobby/seats.js';
import { Review } from './later.js';
import { Lazy } from '../page/lazy.js';
import { saveRecord } from './save.js';
import { OthersSetting } from './others.js';

const later = (load, name) => props => html`<${Lazy} load=${load} name=${name} ...${props} />`;
const windows = name => later(() => import('./windows.js'), name);

/** Each comes when it is opened; the briefing by itself, as everybody reads it first. */
const BriefingBody = later(() => import('./briefing.js'), 'BriefingBody');
const ProvenanceBody = later(() => import('./provenance.js'), 'ProvenanceBody');
const [Losses, Points, PlayOn, Ending, StandingPanel, Find, HandOver, Legend, Charts, Export] = [
  'Losses',
  'Points',
  'PlayOn',
  'Ending',
  'StandingPanel',
  'Find',
  'HandOver',
  'Legend',
  'Charts',
  'Export',
].map(windows);

const WIDE = ['find', 'legend', 'charts', 'provenance', 'export', 'help', 'standing', 'losses', 'points', 'review'];
const HUGE = ['briefing', 'end-of-match'];

export function Dialogs({ table }) {
  const { session } = table;
  const dialog = useStore(session.store, state => state.dialog);
  const close = () => session.set({ dialog: null });
  const Inner = {
    menu: Menu,
    links: Links,
    keys: Keys,
    losses: Losses,
    points: Points,
    review: Review,
    'play-on': PlayOn,
    briefing: BriefingBody,
    'end-of-match': Ending,
    standing: StandingPanel,
    find: Find,
    handover: HandOver,
    legend: Legend,
    charts: Charts,
    provenance: ProvenanceBody,
    export: Export,
    help: HelpBody,
  }[dialog];
  if (!Inner || !session.get().view) return null;
  const title = {
    menu: t('menu'),
    links: t('menu.links'),
    keys: t('menu.keys'),
    losses: t('menu.losses'),
    points: t('menu.points'),
    review: t('review'),
    'play-on': t('playOn'),
    briefing: `${tr(session.get().match.scenarioTitle)} · ${t('briefing')}`,
    'end-of-match': t('endOfMatch'),
    standing: t('standingOrders'),
    find: t('find'),
    handover: t('handOver'),
    legend: t('legend'),
    charts: t('charts'),
    provenance: t('whereFrom'),
    export: t('saveAs'),
    help: t('help'),
  }[dialog];
  return html`<${Dialog} key=${dialog} title=${title} onClose=${close} wide=${WIDE.includes(dialog) ? 'wide' : HUGE.includes(dialog) ? 'huge' : ''}><${Inner} table=${table} close=${close} /></${Dialog}>`;
}

function Menu({ table, close }) {
  const { session } = table;
  const { match, view, book } = useStore(session.store);
  const open = dialog => () => session.set({ dialog });
  const recordable = view.over || match.seat === 'both';
  return html`<nav class="menu">
    <button onClick=${open('briefing')}>${t('briefing')} <kbd>B</kbd></button>
    <button hidden=${match.seat === 'both' || match.seat === 'spectator'} onClick=${open('standing')}>${t('standingOrders')}</button>
    <button onClick=${open('losses')}>${t('menu.losses')}</button>
    <button onClick=${open('points')}>${t('menu.points')}</button>
    <button onClick=${() => (close(), table.replay.to(view.orders))}>${t('replay')}</button>
    <button onClick=${open('find')}>${t('find')} <kbd>F</kbd></button>
    <button hidden=${!view.yours || view.over} onClick=${() => (close(), table.trial.begin())}>${t('trial')} <kbd>T</kbd></button>
    <button onClick=${open('legend')}>${t('legend')} <kbd>H</kbd></button>
    <button onClick=${open('charts')}>${t('charts')}</button>
    <button onClick=${open('provenance')}>${t('whereFrom')}</button>
    <button onClick=${open('export')}>${t('saveAs')}</button>
    <button onClick=${open('help')}>${t('help')}</button>
    <button onClick=${open('links')}>${t('menu.links')}</button>
    <button onClick=${open('keys')}>${t('menu.keys')} <kbd>?</kbd></button>
    <button onClick=${() => (close(), session.set({ tour: (session.get().tour ?? 0) + 1 }))} hidden=${!book.kit.tour}>${t('menu.tour')}</button>
    <button disabled=${!recordable} title=${recordable ? '' : t('recordLater')} onClick=${() => saveRecord(session)}>${t('download')}${recordable ? '' : html` <small>${t('recordLater')}</small>`}</button>
    <button hidden=${!recordable} onClick=${open('review')}>${t('review')}</button>
    <a href="/">${t('toLobby')}</a>
    <${OthersSetting} />
    <p class="row"><${LanguageSwitch} /><${ThemeSwitch} /></p>
  </nav>`;
}

function HelpBody({ table, close }) {
  const { session } = table;
  const { rules } = useStore(session.store);
  session.needRules();
  return html`<${Lazy} load=${() => import('../page/help.js')} name="Help" rules=${rules ?? []} onRule=${rule => (close(), session.set({ tab: 'rules', rule }))} />`;
}

function Links({ table }) {
  const { session } = table;
  const tokens = session.links();
  return html`<${Seats} session=${session} /><p class="lede">${t('linksHint')}</p>${['soviet', 'axis', 'both', 'spectator'].filter(seat => tokens[seat]).map(seat => html`<${CopyLine} key=${seat} label=${t(`seat.${seat}`)} hint=${seat === session.get().match.seat ? t('yourLink') : ''} text=${linkTo(session.id, tokens[seat])} />`)}`;
}

const KEYS = [
  ['← ↑ → ↓', 'key.pan'],
  ['+ − 0', 'key.zoom'],
  ['Q E A D Z C', 'key.cursor'],
  ['Enter', 'key.enter'],
  ['Shift + Enter', 'key.add'],
  ['N', 'key.next'],
  ['M', 'key.mode'],
  ['1 – 7', 'key.overlays'],
  ['P', 'key.air'],
  ['K', 'key.keep'],
  ['G', 'key.declare'],
  ['X', 'key.end'],
  ['Backspace', 'key.undo'],
  ['O U I R L', 'key.tabs'],
  ['/', 'key.find'],
  ['F', 'key.search'],
  ['H', 'key.legend'],
  ['B', 'key.briefing'],
  ['J', 'key.moves'],
  ['T', 'key.trial'],
  ['V', 'key.danger'],
  [', .', 'key.replay'],
  ['Space', 'key.play'],
  ['[ ]', 'key.speed'],
  ['Esc', 'key.escape'],
  ['?', 'key.help'],
];

const Keys = () =>
  html`<dl class="keys">${KEYS.map(([keys, text]) => html`<div key=${text}><dt>${keys.split(' ').map(key => (/^[–+]$/.test(key) && keys !== '+ − 0' ? ` ${key} ` : html`<kbd>${key}</kbd>`))}</dt><dd>${t(text)}</dd></div>`)}</dl>`;
