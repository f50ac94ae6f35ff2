/** The browser's own `fetch` for each watched one. */
export const originals = new WeakMap<object, typeof fetch>();

/** Returns the `fetch` for monitoring's own calls, which it does not watch. */
export const unwatchedFetch: typeof fetch = (input, init) => (originals.get(fetch) ?? fetch)(input, init);
