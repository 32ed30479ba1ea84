/**
 * What a table knows and what is in hand at it: the one shape that panels, clicks and board read. What comes from the server is typed by
 * its description (types/api.d.ts); the rest is the page's own.
 *
 * @typedef {import('../../../types/api').Schemas} Api
 *
 * @typedef {object} State
 * @property {'loading'|'ready'|'error'} status
 * @property {Error|null} error what kept the table from being laid
 * @property {any} match the head of the match: game, scenario, players, one's seat
 * @property {any} map the map as `unfoldMap` gives it
 * @property {any} book the kit of the game, made quick to ask (`indexKit`)
 * @property {Api['Rule'][]|null} rules fetched when they are first looked at
 * @property {any} view the position as this seat may see it
 * @property {{done: number, words?: string}|null} working orders given one after the other: units sent one after the other, as proposed
 * @property {{rule: string, units: string[], hexes: string[]}|null} price whom ending the phase would cost
 * @property {number|null} settling the order before a question that a standing order is about to answer
 * @property {Api['Proposal']|null} staff what the staff would order in the rest of the phase
 * @property {string[]} leftOut of that, what is not to be given
 * @property {string} leftIn the phase in which it was left out
 * @property {any[]} history every order with its events, by number
 * @property {boolean} historyReady
 * @property {any} recap what happened while one waited
 * @property {boolean} recalling it is being found out what that was
 * @property {any} outlook what wins and how it stands
 * @property {any} trial orders tried out for oneself
 * @property {{hex: string, found: Api['Danger']|null}|null} danger what the enemy can do to a hex
 * @property {any[]} plans attacks kept for later
 * @property {Record<string, string>} standing answers given beforehand: a switch and its way
 * @property {Record<string, string>} auto which switch gave an order, by its number
 * @property {((on: boolean) => void)|null} hold how to go on where one is stopped at a battle
 * @property {boolean} online
 * @property {number} retryIn
 * @property {boolean} busy an order is on its way
 * @property {any} choices what may be done now
 * @property {string[]} selected units in hand
 * @property {any} options what they can do
 * @property {string|null} mode how they move
 * @property {string|null} hover the hex under the pointer
 * @property {any} pending a move tapped once
 * @property {any} plan the attack in hand
 * @property {string|null} actor who answers
 * @property {any[]|null} variants ways to do what was pointed at
 * @property {any} ownOrder the order of the game's own that is in hand
 * @property {number} line the answer that is marked
 * @property {boolean} ending whether the end of the phase was asked for once
 * @property {string} tab
 * @property {string|null} hex the hex that is looked at
 * @property {string|null} cursor
 * @property {string|null} rule the rule that is read
 * @property {{title: string, rule?: string, detail?: string, hexes?: string[], units?: string[], refusal?: boolean}|null} toast
 * @property {string|null} dialog
 * @property {string[]} overlays
 * @property {any} flights where the aircraft in hand can be sent
 * @property {any} dice
 * @property {any} battle
 * @property {any} replay
 * @property {boolean} boardReady the board is there to draw on
 * @property {number} tour how often the tour was asked for
 * @property {number} told in how many languages reasons can be told
 * @property {string|null} formation whose order of battle is open
 */

/** @returns {State} */
export const nothingYet = () => ({
  status: 'loading',
  error: null,
  match: null,
  map: null,
  book: null,
  rules: null,
  view: null,
  history: [],
  historyReady: false,
  recap: null,
  recalling: false,
  outlook: null,
  trial: null,
  danger: null,
  plans: [],
  standing: {},
  auto: {},
  hold: null,
  online: true,
  retryIn: 0,
  busy: false,
  choices: null,
  selected: [],
  options: null,
  mode: null,
  hover: null,
  pending: null,
  plan: null,
  actor: null,
  variants: null,
  ownOrder: null,
  line: 0,
  ending: false,
  working: null,
  staff: null,
  leftOut: [],
  leftIn: '',
  price: null,
  settling: null,
  tab: 'decision',
  hex: null,
  cursor: null,
  rule: null,
  toast: null,
  dialog: null,
  overlays: [],
  flights: null,
  dice: null,
  battle: null,
  replay: null,
  boardReady: false,
  tour: 0,
  told: 0,
  formation: null,
});

/**
 * What is on the table: the position of the replay, or the present one.
 *
 * @param {State} state
 */
export const shown = state => state.replay?.view ?? state.view;

/**
 * Whether orders can be given here and now.
 *
 * @param {State} state
 */
export const acting = state => Boolean(state.view?.yours && !state.view.over && !state.replay && state.status === 'ready');

/**
 * Whether hexes are aimed at: an attack is made, or declared to be made later.
 *
 * @param {any} view
 */
export const isAiming = view => ['attack', 'declare'].includes(view?.decision?.activity);

/**
 * Whether a standing order is about to answer what is asked: nothing is to be pressed then.
 *
 * @param {State} state
 */
export const isSettling = state => state.settling !== null && state.settling === state.view?.orders;
