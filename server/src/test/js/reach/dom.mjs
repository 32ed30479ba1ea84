/**
 * The part of a browser in which the page's components can be rendered and their buttons pressed: elements, attributes, events. Import it
 * before any module of the page.
 */
class Node {
  constructor() {
    this.childNodes = [];
    this.parentNode = null;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null;
  }

  insertBefore(child, before) {
    child.parentNode?.removeChild(child);
    const at = before ? this.childNodes.indexOf(before) : -1;
    if (at < 0) this.childNodes.push(child);
    else this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }

  appendChild(child) {
    return this.insertBefore(child, null);
  }

  append(...children) {
    for (const child of children) this.appendChild(typeof child === 'string' ? new Text(child) : child);
  }

  removeChild(child) {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }

  remove() {
    this.parentNode?.removeChild(this);
  }

  replaceChildren(...children) {
    for (const child of [...this.childNodes]) child.remove();
    this.append(...children);
  }

  contains(other) {
    for (let at = other; at; at = at.parentNode) if (at === this) return true;
    return false;
  }

  get textContent() {
    return this.childNodes.map(child => child.textContent).join('');
  }

  set textContent(text) {
    this.replaceChildren(...(text ? [new Text(text)] : []));
  }
}

class Text extends Node {
  nodeType = 3;

  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return this.data;
  }
}

class Element extends Node {
  nodeType = 1;
  namespaceURI = 'http://www.w3.org/1999/xhtml';
  style = { setProperty() {}, cssText: '' };
  onclick = null;
  onchange = null;
  scrollTop = 0;
  #listeners = new Map();

  constructor(name) {
    super();
    this.localName = name;
    this.attributes = {};
  }

  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }

  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  addEventListener(type, listener) {
    this.#listeners.set(type, listener);
  }

  removeEventListener(type) {
    this.#listeners.delete(type);
  }

  /** Has what listens to an event called, of this element alone. */
  fire(type, more = {}) {
    const event = { type, target: this, currentTarget: this, preventDefault() {}, stopPropagation() {}, ...more };
    this.#listeners.get(type)?.call(this, event);
  }

  focus() {}
  blur() {}
  scrollIntoView() {}
  getBoundingClientRect = () => ({ left: 0, top: 0, width: 0, height: 0 });

  get disabled() {
    return 'disabled' in this.attributes;
  }

  set disabled(on) {
    if (on) this.attributes.disabled = '';
    else delete this.attributes.disabled;
  }

  get classes() {
    return (this.attributes.class ?? '').split(' ');
  }

  /** All elements within for which a test holds. */
  all(test) {
    const found = [];
    for (const child of this.childNodes) {
      if (child.nodeType !== 1) continue;
      if (test(child)) found.push(child);
      found.push(...child.all(test));
    }
    return found;
  }
}

const nothing = () => {};
const region = new Element('div');

globalThis.document = {
  documentElement: new Element('html'),
  body: new Element('body'),
  createElement: name => new Element(name),
  createElementNS: (_space, name) => new Element(name),
  createTextNode: text => new Text(text),
  getElementById: () => region,
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: nothing,
  removeEventListener: nothing,
};
document.documentElement.dataset = {};
globalThis.location = { search: '?lang=en&theme=light', pathname: '/', origin: '' };
globalThis.matchMedia = () => ({ matches: true, addEventListener: nothing });
const kept = new Map([['stavka.briefings', '"never"']]);
globalThis.localStorage = { getItem: key => kept.get(key) ?? null, setItem: nothing, removeItem: nothing };
globalThis.addEventListener = nothing;
globalThis.removeEventListener = nothing;
globalThis.window = globalThis;
globalThis.innerHeight = 900;
globalThis.requestAnimationFrame = act => setTimeout(act, 0);
globalThis.cancelAnimationFrame = clearTimeout;

let underway = 0;

/** Sends the page's requests to a server, and counts those that are under way; streams are not waited for. */
export function serveFrom(base) {
  const plain = globalThis.fetch;
  globalThis.fetch = async (path, how) => {
    const stream = String(path).includes('/stream');
    if (!stream) underway++;
    try {
      for (;;) {
        const response = await plain(base + path, how);
        // The body comes after the head: until it is here, nobody has been answered.
        if (stream) return response;
        const body = await response.arrayBuffer();
        if (response.status !== 429 && response.status !== 503) return new Response(body, response);
        await new Promise(resolve => setTimeout(resolve, 500));
      }
    } finally {
      if (!stream) underway--;
    }
  };
}

/** Waits until no request is under way and everything that follows from the last one is drawn. */
export async function idle() {
  for (let calm = 0; calm < 2; ) {
    await new Promise(resolve => setImmediate(resolve));
    await new Promise(resolve => setTimeout(resolve, 0));
    calm = underway ? 0 : calm + 1;
  }
}

export const holder = () => new Element('div');
