/** Hands at a table without a browser: they click hexes and press the buttons that the page's own components show. */
import { holder, idle } from './dom.mjs';

const web = '../../../main/resources/web';
const { html, render } = await import(`${web}/page/ui.js`);
const { needWords } = await import(`${web}/page/i18n.js`);
const { createTable } = await import(`${web}/table/table.js`);
const { Side } = await import(`${web}/table/side.js`);
const { footOf, pressMain } = await import(`${web}/table/foot.js`);
const { fetchAhead } = await import(`${web}/page/lazy.js`);
const { fightPanes, panes } = await import(`${web}/table/later.js`);
await needWords('en');
for (const load of [panes, fightPanes, () => import(`${web}/table/rarepanes.js`)]) await fetchAhead(load);

export class Hands {
  constructor(match) {
    this.token = match.tokens.both;
    this.table = createTable(match.id, this.token);
    this.session = this.table.session;
    this.root = holder();
    this.asked = null;
    this.trying = false;
    const { api } = this.session;
    const send = api.order;
    api.order = async (after, order) => {
      this.asked ??= order;
      return this.trying ? { n: after } : send(after, order);
    };
    // What the staff would do is no business of these hands, and takes the server time.
    api.proposal = async () => ({ after: this.state.view.orders, orders: [], ends: false, more: false });
  }

  get state() {
    return this.session.get();
  }

  async sitDown() {
    await this.session.open();
    await this.settled();
    render(html`<${Side} table=${this.table} />`, this.root);
    await idle();
  }

  close() {
    render(null, this.root);
    this.session.close();
  }

  /** Waits until the table can be played at. */
  async settled() {
    for (let i = 0; i < 4000; i++) {
      await idle();
      const { status, error, view, busy, choices } = this.state;
      if (error) throw error;
      if (status === 'ready' && !busy && view && (view.over || !view.yours || choices?.activity)) return;
      await new Promise(resolve => setTimeout(resolve, 2));
    }
    throw new Error('the table never came to rest');
  }

  /** Does something by clicks without giving the order that comes of it; returns that order, or null. The table is as before. */
  async tryOut(act) {
    const before = this.state;
    this.asked = null;
    this.trying = true;
    try {
      await act();
      await idle();
    } finally {
      this.trying = false;
      this.session.set({ ...before });
      await idle();
    }
    return this.asked;
  }

  /** Does the same and gives the order. Returns whether the match went on. */
  async give(act) {
    const { orders } = this.state.view;
    this.asked = null;
    await act();
    await this.settled();
    return this.state.view.orders > orders;
  }

  async hex(hex, unit = null, shiftKey = false) {
    this.table.clicks.click({ hex, unit, event: { shiftKey, pointerType: 'mouse' } });
    await idle();
  }

  /** The buttons in sight for which a test holds. */
  buttons(test) {
    return this.root.all(one => one.localName === 'button' && !one.disabled && test(one));
  }

  async press(button, shiftKey = false) {
    button.fire('click', { shiftKey });
    await idle();
  }

  /** Presses the first button with an attribute; returns whether there was one. */
  async pressOne(name, value, { within = () => true, shiftKey = false } = {}) {
    const [button] = this.buttons(one => one.getAttribute(name) === value && within(one));
    if (button) await this.press(button, shiftKey);
    return Boolean(button);
  }

  async tab(tab) {
    if (this.state.tab === tab) return;
    this.session.set({ tab });
    await idle();
    await idle();
  }

  /** The main button of the foot; returns whether it could be pressed. */
  async main() {
    const foot = footOf(this.table, this.state);
    if (!foot?.main || foot.main.disabled) return false;
    if (!pressMain(this.table)) foot.main.act();
    await idle();
    return true;
  }

  /** Ends the phase, and says so once more where the page asks. */
  async endPhase() {
    await this.table.clicks.end();
    await idle();
    if (this.state.ending) await this.table.clicks.end();
    await idle();
  }
}

/** Whether an element is within another with a class. */
export const within = name => one => {
  for (let at = one.parentNode; at; at = at.parentNode) if (at.classes?.includes(name)) return true;
  return false;
};
