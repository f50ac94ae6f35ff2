/**
 * The float is a script of its own that is fetched together with the page, because the button must open while the
 * server is away.
 */
export function loadFloat() {
  return import('./float.tsx');
}
