/** The little of a browser that the pure modules of the page touch when they are read; import it first. */
globalThis.location = { search: '?lang=en&theme=light', pathname: '/', origin: '' };
globalThis.document = { documentElement: { dataset: {} }, getElementById: () => null };
globalThis.matchMedia = () => ({ matches: false });
globalThis.localStorage = { getItem: () => null, setItem() {}, removeItem() {} };
