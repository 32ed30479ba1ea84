/** Made from the description of the API by generate.mjs: not to be changed by hand. */
export type Text = {
  "en": string;
  "fr": string;
};
export type Order = {
  "type": string;
  [other: string]: any;
};
export type Event = {
  "type": string;
  [other: string]: any;
};
export type Objection = {
  "rule": string;
  "code": string;
  "text": Text;
  "hexes": Array<string>;
  "units": Array<string>;
};
export type Problem = {
  "type": string;
  "title": string;
  "status": number;
  "objections"?: Array<Objection>;
  "orders"?: number;
  "line"?: number;
};
export type Bot = {
  "id": string;
  "name": Text;
  "about": Text;
};
export type Game = {
  "slug": string;
  "title": Text;
  "scenarios": Array<{
    "id"?: string;
    "title"?: Text;
    "about"?: Text;
    "turns"?: number;
    "options"?: Array<MatchOption>;
  }>;
  "bots": Array<string>;
  "opponent"?: string;
  "tour": boolean;
  "data"?: string;
  "tourSeat"?: {
    "scenario": string;
    "side": string;
  };
};
export type Rule = {
  "id": string;
  "kind": "rule" | "heading" | "introduction";
  "title": Text;
  "text": Text;
  "reading"?: Text;
  "source"?: "completed" | "completion";
};
export type Phase = {
  "id": string;
  "side": "axis" | "soviet" | null;
  "name": Text;
};
export type Kit = {
  "pieces": Array<{
    "id"?: string;
    "side"?: "axis" | "soviet";
    "nation"?: string;
    "kind"?: string;
    "symbol"?: string;
    "size"?: string;
    "formation"?: string;
    "band"?: string;
    "label"?: string;
    "name"?: Text;
    "steps"?: Array<Array<number>>;
    "rating"?: number;
  }>;
  "setUp": Array<Phase>;
  "phases": Array<Phase>;
  "turns": Array<{
    "turn"?: number;
    "date"?: string;
  }>;
  "combatTable": {
    "columns"?: Array<string>;
    "rows"?: Array<Array<string>>;
  };
  "orders": Record<string, Array<{
    "name": string;
    "kind": "unit" | "units" | "hex" | "hexes" | "number" | "word" | "flag" | "other";
  }>>;
  "shared"?: Record<string, Array<{
    "name": string;
    "kind": "unit" | "units" | "hex" | "hexes" | "number" | "word" | "other";
  }>>;
  "signs": Record<string, string>;
  "citations": Record<string, string>;
  "areas": Record<string, string>;
  "borders": Array<{
    "region": string;
    "inside": Text;
    "outside": Text;
  }>;
  "tour": boolean;
  "words": {
    [other: string]: any;
  };
  "counters": Array<{
    "when": Record<string, string>;
    "as": Record<string, string>;
  }>;
};
export type TourCard = {
  "id": string;
  "title": Text;
  "text": Text;
  "done"?: string;
  "skip"?: string;
  "spot"?: string;
  "look"?: string;
};
export type NewMatch = {
  "game": string;
  "scenario"?: string;
  "axis"?: string;
  "soviet"?: string;
  "hotSeat"?: boolean;
  "seed"?: number | string;
  "seat"?: "axis" | "soviet";
  "name"?: string;
  "secretDigest"?: string;
  "options"?: Record<string, boolean | number>;
};
export type MatchOption = {
  "id": string;
  "name": Text;
  "rule"?: string;
  "flag": boolean;
  "value": number;
};
export type Created = {
  "id": string;
  "tokens": {
    "axis"?: string;
    "soviet"?: string;
    "both"?: string;
    "spectator"?: string;
  };
  "links"?: Record<string, string>;
  "invitation"?: Invitation;
  "dice"?: Dice;
};
export type Decision = {
  "side": "axis" | "soviet";
  "code": string;
  "text": Text;
  "rule": string;
  "activity": "set-up" | "move" | "attack" | "declare" | "answer";
};
export type Verdict = {
  "winner": "axis" | "soviet" | null;
  "level": string;
  "text"?: Text;
  "axisPoints": number;
  "sovietPoints": number;
  "rule": string;
};
export type Head = {
  "id": string;
  "game": string;
  "scenario": string;
  "scenarioTitle": Text;
  "firstTurn": number;
  "lastTurn": number;
  "seat": "axis" | "soviet" | "both" | "spectator";
  "players": {
    "axis"?: string;
    "soviet"?: string;
  };
  "orders": number;
  "over": boolean;
  "fault"?: string;
  "seats"?: {
    "axis"?: {
      "player"?: string;
      "taken"?: boolean;
      "name"?: string;
      "since"?: number;
    };
    "soviet"?: {
      "player"?: string;
      "taken"?: boolean;
      "name"?: string;
      "since"?: number;
    };
  };
  "before"?: Array<Event>;
  "waiting"?: boolean;
  "dice"?: Dice;
  "options"?: Array<MatchOption>;
};
export type LobbyLine = {
  "token"?: number;
  "id"?: string;
  "game"?: string;
  "scenario"?: string;
  "seat"?: string;
  "players"?: {
    "axis"?: string;
    "soviet"?: string;
  };
  "turn"?: number;
  "phase"?: string;
  "decision"?: Decision | null;
  "yours"?: boolean;
  "over"?: boolean;
  "verdict"?: Verdict;
  "orders"?: number;
  "updated"?: number;
};
export type View = {
  "orders": number;
  "turn": number;
  "phase": string;
  "over": boolean;
  "verdict": Verdict | null;
  "decision": Decision | null;
  "yours": boolean;
  "canEnd": boolean;
  "canUndo": boolean;
  "suggestion": Order | null;
  "staffed": boolean;
  "fault"?: string;
  "units": Array<{
    "id"?: string;
    "hex"?: string;
    "attack"?: number | null;
    "defence"?: number | null;
    "movement"?: number | null;
    "allowance"?: number | null;
    "steps"?: number | null;
    "marks"?: Array<string>;
  }>;
  "boxes": Array<{
    "id"?: string;
    "name"?: Text;
    "hex"?: string | null;
    "units"?: Array<string>;
    "stand"?: "set-up" | "due" | "coming" | "reserve" | "lost" | "aside";
    "turn"?: number;
    "entry"?: Array<string>;
  }>;
  "hexMarks": Array<{
    "hex"?: string;
    "mark"?: string;
    "value"?: number;
  }>;
  "facts": Array<{
    "code"?: string;
    "value"?: number;
  }>;
  "panels": Array<Panel>;
  "points": {
    "axis"?: number;
    "soviet"?: number;
  };
};
export type Play = {
  "n": number;
  "turn": number;
  "phase": string;
  "side": "axis" | "soviet";
  "order": Order | null;
  "events": Array<Event>;
};
export type UnitChoices = {
  "moves": Array<{
    "hex"?: string;
    "cost"?: number;
    "mode"?: string;
    "path"?: Array<string>;
    "stops"?: boolean;
    "units"?: Array<string>;
  }>;
  "overruns": Array<{
    "target"?: string;
    "path"?: Array<string>;
    "by"?: string | null;
    "units"?: Array<string>;
    "cost"?: number;
  }>;
  "attacks": Array<string>;
  "others": Array<Order>;
  "objection"?: Objection;
};
export type Choices = {
  "activity"?: string;
  "duties"?: Array<Objection>;
  "targets"?: Array<{
    "hex"?: string;
    "attackers"?: Array<string>;
    "air"?: number;
    "supporters"?: Array<string>;
    "helpers"?: Array<string>;
    "forms"?: Array<Order>;
    "together"?: Array<string>;
  }>;
  "places"?: Array<{
    "unit"?: string;
    "hexes"?: Array<string>;
  }>;
  "orders"?: Array<Order>;
  "end": boolean;
  "objections"?: Array<Objection>;
};
export type Forecast = {
  "report": {
    [other: string]: any;
  };
  "outcomes": Array<{
    "result"?: string;
    "chance"?: number;
  }>;
  "columns"?: Array<{
    "column"?: string;
    "chance"?: number;
  }>;
};
export type Overlay = {
  "hexes": Array<{
    "hex": string;
    "value"?: number;
    "side"?: "axis" | "soviet";
  }>;
  "lines": Array<{
    "units": Array<string>;
    "hexes": Array<string>;
    "ok": boolean;
    "why"?: Objection;
  }>;
};
export type Panel = {
  "id": string;
  "place": "tab" | "bar";
  "side": "axis" | "soviet" | null;
  "rule": string;
  "columns": Array<string>;
  "rows": Array<{
    "label": string;
    "details": Array<any>;
    "cells": Array<{
      "type": "blank" | "count" | "share" | "words" | "counters" | "hexes";
      "value"?: number;
      "of"?: number;
      "code"?: string;
      "details"?: Array<any>;
      "units"?: Array<string>;
      "hexes"?: Array<string>;
    }>;
    "tone": "plain" | "good" | "warn" | "bad";
  }>;
};
export type Review = {
  "state": "working" | "ready";
  "done"?: number;
  "total"?: number;
  "moments"?: Array<{
    "n": number;
    "turn": number;
    "phase": string;
    "phaseName"?: Text;
    "axisWins": {
      "value": number;
      "low": number;
      "high": number;
    };
    "margin": {
      "value": number;
      "low": number;
      "high": number;
    };
    "playouts": number;
  }>;
  "turningPoints"?: Array<{
    "from": number;
    "to": number;
    "at": number;
    "turn": number;
    "phase": string;
    "phaseName"?: Text;
    "mover": string;
    "gainer": string;
    "axisWins": number;
    "margin": number;
    "causes": Array<Text>;
    "hex"?: string;
  }>;
};
export type Invitation = {
  "seat"?: string;
  "token"?: string;
  "link"?: string;
  "until"?: number;
  "warning"?: {
    "en"?: string;
    "fr"?: string;
  };
};
export type Taken = {
  "id"?: string;
  "seat"?: string;
  "tokens"?: Record<string, string>;
  "link"?: string;
  "local"?: boolean;
};
export type Dice = {
  "kind"?: "seed" | "server" | "shared";
  "seed"?: string;
  "ready"?: boolean;
  "missing"?: string;
  "digests"?: Record<string, string>;
  "secrets"?: Record<string, string>;
};
export type Danger = {
  "hex": string;
  "side": string;
  "comers"?: Array<{
    "unit": string;
    "from": string;
    "to": string;
  }>;
  "support"?: number;
  "cleared"?: number;
  "forecast"?: Forecast;
};
export type Sheet = {
  "id": string;
  "title": any;
  "kmPerHex"?: number;
  "grid": any;
  "numbering": any;
  "sides": Array<string>;
  "rest": string;
  "terrain": Record<string, Array<number>>;
  "regions": Record<string, Array<number>>;
  "networks": Record<string, Array<number>>;
  "frontiers": any;
  "places": any;
  "drawing": any;
};
export type TerrainRow = {
  "id"?: string;
  "name"?: Text;
  "cost"?: Record<string, number>;
  "defence"?: number;
  "row"?: string;
  "weather"?: Record<string, Record<string, number>>;
  "added"?: boolean;
  "enemy"?: boolean;
  "entry"?: "whole" | "closed" | "ships";
  "modifier"?: number;
};
export type Terrain = {
  "rule"?: string;
  "hexes": Array<TerrainRow>;
  "hexsides": Array<TerrainRow>;
  "road"?: TerrainRow;
  "weathers"?: Array<{
    "id": string;
    "name": Text;
  }>;
  "roads"?: Array<TerrainRow>;
};
export type Legal = {
  "after": number;
  "whole": boolean;
  "counts": Record<string, number>;
  "orders": Array<Order>;
};
export type Provenance = {
  "files": Array<{
    "name": string;
    "entries": Array<{
      "path": string;
      "count": number;
      "provenance": "seed" | "public" | "derived" | "reconstructed";
      "why"?: string;
    }>;
  }>;
  "map": Record<string, string>;
};
export type Proposal = {
  "after": number;
  "orders": Array<{
    "order": Order;
    "rolls": boolean;
  }>;
  "ends": boolean;
  "more": boolean;
};

/** All of them by name. */
export type Schemas = {
  Text: Text;
  Order: Order;
  Event: Event;
  Objection: Objection;
  Problem: Problem;
  Bot: Bot;
  Game: Game;
  Rule: Rule;
  Phase: Phase;
  Kit: Kit;
  TourCard: TourCard;
  NewMatch: NewMatch;
  MatchOption: MatchOption;
  Created: Created;
  Decision: Decision;
  Verdict: Verdict;
  Head: Head;
  LobbyLine: LobbyLine;
  View: View;
  Play: Play;
  UnitChoices: UnitChoices;
  Choices: Choices;
  Forecast: Forecast;
  Overlay: Overlay;
  Panel: Panel;
  Review: Review;
  Invitation: Invitation;
  Taken: Taken;
  Dice: Dice;
  Danger: Danger;
  Sheet: Sheet;
  TerrainRow: TerrainRow;
  Terrain: Terrain;
  Legal: Legal;
  Provenance: Provenance;
  Proposal: Proposal;
};
