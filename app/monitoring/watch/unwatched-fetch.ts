/** The browser's own `fetch` behind each watched one. */
export const originals = new WeakMap<object, typeof fetch>();

/** A call of monitoring's own, which is not among those it watches. */
export const unwatchedFetch: typeof fetch = (input, init) => (originals.get(fetch) ?? fetch)(input, init);
