/** Parts of the panel that are fetched when there is time, under the names they have. */
import { html } from '../page/ui.js';
import { Lazy } from '../page/lazy.js';

export const panes = () => import('./panes.js');

export const fightPanes = () => import('./fightpanes.js');

const rare = () => import('./rarepanes.js');

/** @type {(name: string, load?: () => Promise<any>) => (props: any) => any} */
const later =
  (name, load = panes) =>
  props =>
    html`<${Lazy} load=${load} name=${name} ...${props} />`;

export const UnitPane = later('UnitPane', rare);
export const AboutRow = later('AboutRow', rare);
export const Panels = later('Panels', rare);
export const Rules = later('Rules', rare);
export const Log = later('Log', fightPanes);
export const Review = later('Review', rare);
export const ScoreTable = later('ScoreTable', rare);
export const Verdict = later('Verdict', rare);
export const RecapPanel = later('RecapPanel', rare);
export const MovePanel = later('MovePanel', fightPanes);
export const SetUpPanel = later('SetUpPanel', fightPanes);
export const PlanPanel = later('PlanPanel', fightPanes);
export const PlanList = later('PlanList', fightPanes);
export const AnswerPanel = later('AnswerPanel');
export const BattleCard = later('BattleCard', fightPanes);
export const Dice = later('Dice', fightPanes);
export const HoverCard = later('HoverCard', fightPanes);
export const ReplayBar = later('ReplayBar', rare);
export const TrialList = later('TrialList', rare);
export const DangerPanel = later('DangerPanel', rare);
export const Ranges = later('Ranges', () => import('./flights.js'));
export const StaffList = later('StaffList', rare);
