/** The pages of help, in English. */
export const help = [
  {
    id: 'start',
    title: 'Playing from nothing',
    text: [
      'Read the briefing (B): it says what wins. The bar on top shows the turn, whose phase it is, and how you stand.',
      'The panel says what is to be decided. The amber button at its foot is always the way on; Enter or the key beside it presses it. What you may touch is amber, nothing else is.',
      'Standard set-up places a whole side at a press. Then pick a stack and click an amber hex to move it, or drag it there. End the phase with X.',
      'In combat click an enemy in red brackets: all who can attack are taken in, with the exact chances. Drop attackers by clicking them. Declare with G; from then on there is no way back.',
      'A refusal names its rule: press the number to read it. Undo (Backspace) takes back what no die has decided.',
    ],
  },
  {
    id: 'foot',
    title: 'The foot of the panel',
    text: [
      'First line: what is left to do, with a link to the next unit that can do something (N). Then the main button and at most two others. The last line says what pressing it gives up.',
      'Where ending a phase would give up something for good, the button asks once more.',
    ],
  },
  {
    id: 'answers',
    title: 'Questions in the other side’s turn',
    text: [
      'Losses, retreats, advances are numbered lines: a click or the digit gives the answer, Enter takes the marked one.',
      '“Always so” makes a standing order of it. Standing orders (menu) answer for you while the other side attacks; log and recap flag them.',
    ],
  },
  {
    id: 'recap',
    title: 'While you waited',
    text: [
      'When it is your move again, the recap tells battles, losses, ground, points and arrivals. A click shows the place; Enter on a battle plays it.',
      'Play it back (Space) shows everything as a film: , and . step, [ and ] change the speed, End skips. “When others play” sets whether bots are shown at once, calmly, or with a stop at each battle.',
      'Arrows are ways, pale counters are where units stood, a red burst is where one was lost, numbers are battles. J shows the last turns of both sides at any time.',
    ],
  },
  {
    id: 'plans',
    title: 'Planned attacks',
    text: [
      'Keep (K) puts an attack aside as a plan, so that several stand side by side with their odds before the first die. G declares them one after the other. A unit in two plans is warned of.',
    ],
  },
  {
    id: 'trial',
    title: 'Trying it out',
    text: [
      'The trial board (T) is a copy of the position for you alone: move, attack with dice you choose, take back. Nobody sees it. Blue means trial.',
      'Carry over gives the moves made before the first die as real orders.',
      'V on a hex of yours shows the best attack the enemy could bring against it next turn.',
    ],
  },
  {
    id: 'victory',
    title: 'What wins',
    text: [
      'The strip in the bar shows the level as it stands and how many points the next better one needs. Stars on the map are places worth points, in the colour of whom they count for. Situation adds the score up line by line.',
    ],
  },
  {
    id: 'signs',
    title: 'Signs',
    text: [
      'The legend (H) shows every sign of the game at hand. Grey: has moved. Tilted: disrupted. A struck-out drop: out of supply. A question mark: strength not known before it fights. An hour-glass: may not act yet.',
    ],
  },
  {
    id: 'find',
    title: 'Finding things',
    text: [
      'F or Ctrl K searches units, formations, places, hexes, rules, battles and commands. The order of battle (menu) lists every unit by formation. Rest the pointer on a stack for a card about it.',
    ],
  },
  {
    id: 'replay',
    title: 'Replay',
    text: [
      'The menu opens the replay at any time: ticks are turns and phases, numbers are battles. In a finished match or a hot seat, Play on from here makes a new match of any position, alone or against a bot.',
    ],
  },
  {
    id: 'bots',
    title: 'Bots',
    text: [
      'Bots play by the same rules and see no more than you. The lobby says how strong each is. They never wait for you to watch: the pace at which you see them is your own.',
    ],
  },
  {
    id: 'share',
    title: 'Saving and sharing',
    text: [
      'Export (menu) saves the position as a picture or prints it, and writes a short text of the match. The record holds everything and can be imported in any lobby; it is given out when the match is over, because it tells the dice.',
    ],
  },
];
