/** Apart from the page, and fetched with it: the button must open while the server is away. */
export function loadFloat() {
  return import('./float.tsx');
}
