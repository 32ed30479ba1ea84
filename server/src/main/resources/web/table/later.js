/** Parts of the panel that are fetched when there is time, under the names they have. */
import { html } from '../page/ui.js';
import { Lazy } from '../page/lazy.js';

export const panes = () => import('./panes.js');

const rare = () => import('./rarepanes.js');

/** @type {(name: string, load?: () => Promise<any>) => (props: any) => any} */
const later =
  (name, load = panes) =>
  props =>
    html`<${Lazy} load=${load} name=${name} ...${props} />`;

export const UnitPane = later('UnitPane', rare);
export const Panels = later('Panels', rare);
export const Rules = later('Rules', rare);
export const Log = later('Log');
export const Review = later('Review', rare);
export const ScoreTable = later('ScoreTable', rare);
export const Verdict = later('Verdict', rare);
export const RecapPanel = later('RecapPanel', rare);
export const PlanPanel = later('PlanPanel');
export const PlanList = later('PlanList');
export const AnswerPanel = later('AnswerPanel');
export const BattleCard = later('BattleCard');
export const HoverCard = later('HoverCard');
export const ReplayBar = later('ReplayBar', rare);
export const TrialList = later('TrialList', rare);
export const DangerPanel = later('DangerPanel', rare);
export const StaffList = later('StaffList', rare);
