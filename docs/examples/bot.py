"""A bot for Stavka in sixty lines: goes for what is worth having, attacks when the odds are good.

    ./stavka simulate kharkov --axis 'exec:python3 docs/examples/bot.py' --soviet random
"""
import json, math, sys

def say(kind, **fields):
    print(json.dumps({"type": kind, **fields}), flush=True)

def hear():
    return json.loads(sys.stdin.readline() or '{"type": "end"}')

def ask(kind, **fields):
    say(kind, **fields)
    return hear()

def spot(number):
    """Where a hex lies on the sheet, in hexes (docs/formats.md: numbering, positions)."""
    first, second = int(number[-4:-2]), int(number[-2:])
    column, row = (second, first) if numbering["digits"] == "row-column" else (first, second)
    column = column - 1 if numbering["columnsFrom"] == "left" else grid["columns"] - column
    row = row - 1 if numbering["rowsFrom"] == "top" else grid["rows"] - row
    if grid["orientation"] == "flat":
        return 0.866 * column, row + (0.5 if column % 2 == grid["shiftedParity"] else 0)
    return column + (0.5 if row % 2 == grid["shiftedParity"] else 0), 0.866 * row

def pull(hex, objectives):
    return max((o["worth"] - 0.5 * math.dist(spot(hex), spot(o["hex"])) for o in objectives), default=0)

def balance(order):
    """What the defender may expect to lose by an attack, less what the attacker may."""
    forecast = ask("forecast", order=order)["forecast"] or {"outcomes": []}
    worth = lambda part: {"D": 1, "A": -1.2}.get(part[:1], 0) * (3 if part[1:] in ("e", "E") else 1)
    return sum(o["chance"] * worth(part) for o in forecast["outcomes"] for part in o["result"].split("/"))

def move(view, objectives):
    """The best move of the next unit that was not looked at in this phase, until none is left."""
    if tried[:1] != [(view["turn"], view["phase"])]:
        tried[:] = [(view["turn"], view["phase"])]
    standing = {unit["id"]: pull(unit["hex"], objectives) + 0.3 for unit in view["units"]}
    for unit in sorted(mine.difference(tried)):
        tried.append(unit)
        ways = [(pull(o["path"][-1], objectives), -i, o) for i, o in enumerate(ask("legal", unit=unit)["orders"])
                if o["type"] == "move"]
        if ways and max(ways)[0] > standing.get(unit, -99):
            return max(ways)[2]

hello, tried = hear(), []
sheet = ask("map")["map"]
grid, numbering = sheet["grid"], sheet["numbering"]
mine = {p["id"] for p in ask("kit")["kit"]["pieces"] if p["side"] == hello["side"]}
say("ready", protocol=1)
while (message := hear())["type"] == "decide":
    view, legal, order = message["view"], message["legal"]["orders"], message["view"]["suggestion"]
    if view["decision"]["activity"] == "move":
        order = move(view, message["objectives"])
    elif view["decision"]["activity"] == "attack":
        worth, place = max(((balance(o), -i) for i, o in enumerate(legal) if o["type"] == "attack"), default=(0, 0))
        order = legal[-place] if worth > 0.35 else None
    say("order", n=message["n"], order=order or ({"type": "end-phase"} if view["canEnd"] else legal[0]))
