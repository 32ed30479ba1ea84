/** Parts of the panel that are fetched when there is time, under the names they have. */
import { html } from '../page/ui.js';
import { Lazy } from '../page/lazy.js';

export const panes = () => import('./panes.js');

const later = name => props => html`<${Lazy} load=${panes} name=${name} ...${props} />`;

export const UnitPane = later('UnitPane');
export const Panels = later('Panels');
export const Rules = later('Rules');
export const Log = later('Log');
export const Review = later('Review');
export const RecapPanel = later('RecapPanel');
export const PlanPanel = later('PlanPanel');
export const PlanList = later('PlanList');
export const AnswerPanel = later('AnswerPanel');
export const BattleCard = later('BattleCard');
export const HoverCard = later('HoverCard');
export const ReplayBar = later('ReplayBar');
export const TrialList = later('TrialList');
export const DangerPanel = later('DangerPanel');
