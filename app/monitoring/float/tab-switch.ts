/** `entry.client.tsx` looks for this key in the tab's session storage on every page. */
const tabSwitchKey = 'tivoli-monitoring';

export function isTabWatched(): boolean {
  try {
    return sessionStorage.getItem(tabSwitchKey) !== null;
  } catch {
    return false;
  }
}

/** In a browser without storage the setting lasts until the next full page load. */
export function setTabWatched(isWatched: boolean): void {
  try {
    if (isWatched) sessionStorage.setItem(tabSwitchKey, 'on');
    else sessionStorage.removeItem(tabSwitchKey);
  } catch {
    // Without storage the switch still works on this page.
  }
}
