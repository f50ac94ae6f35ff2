/** Where the router stores the scroll positions of this tab's pages, by the key of each entry of the history. */
export const scrollStorageKey = 'tivoli-scroll-positions';

/**
 * Call it before hydration. A page that has just been loaded is where the browser has scrolled it, or its visitor since;
 * the router would scroll it back to the position that is stored for it.
 */
export function keepPlaceOfLoadedPage(): void {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}');
    const { key = 'default' } = Object(history.state) as { key?: string };
    sessionStorage.setItem(scrollStorageKey, JSON.stringify({ ...Object(positions), [key]: undefined }));
  } catch {
    // A browser without storage has no position to delete.
  }
}
