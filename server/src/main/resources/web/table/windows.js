/** What the windows of the table show, fetched when the first of them is opened. */
import { Losses } from './losses.js';
import { Points } from './points.js';
import { PlayOn } from './playon.js';
import { Ending } from './ending.js';
import { StandingPanel } from './standingpanel.js';
import { Find } from './find.js';
import { HandOver } from './handover.js';
import { Legend } from './legend.js';
import { Charts } from './charts.js';
import { Export } from './export.js';

export { Losses, Points, PlayOn, Ending, StandingPanel, Find, HandOver, Legend, Charts, Export };
