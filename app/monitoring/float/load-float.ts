/** A script of its own that is fetched together with the page: the button must open while the server is away. */
export function loadFloat() {
  return import('./float.tsx');
}
