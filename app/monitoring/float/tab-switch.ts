/** Kept for the tab and no longer; `entry.client.tsx` looks for it on every page. */
const tabSwitchKey = 'tivoli-monitoring';

export function isTabWatched(): boolean {
  try {
    return sessionStorage.getItem(tabSwitchKey) !== null;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing watches until the next full page load. */
export function keepTabWatched(isWatched: boolean): void {
  try {
    if (isWatched) sessionStorage.setItem(tabSwitchKey, 'on');
    else sessionStorage.removeItem(tabSwitchKey);
  } catch {
    // The switch works all the same, for this page.
  }
}
