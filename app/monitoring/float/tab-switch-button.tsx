import { useEffect, useState } from 'react';

/** A switch that shows the floating button on every page of this tab until it is turned off. */
export function TabSwitchButton() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(isTabWatched());
    loadFloat().catch(() => {});
  }, []);

  function toggle() {
    setOn(!isOn);
    setTabWatched(!isOn);
    loadFloat().then(
      ({ hideFloat, showFloat }) => (isOn ? hideFloat() : showFloat()),
      // The next page of this tab tries again.
      () => {},
    );
  }

  return (
    <button type="button" role="switch" aria-checked={isOn} className="mon-switch needs-script" onClick={toggle}>
      <span className="mon-switch-track relative flex-none w-13 h-7 border border-deep" aria-hidden="true" />
      Watch every page in this tab
    </button>
  );
}

/** `entry.client.tsx` looks for this key in the tab's session storage on every page. */
const tabSwitchKey = 'tivoli-monitoring';

function isTabWatched(): boolean {
  try {
    return sessionStorage.getItem(tabSwitchKey) !== null;
  } catch {
    return false;
  }
}

/** In a browser without storage the setting lasts until the next full page load. */
function setTabWatched(isWatched: boolean): void {
  try {
    if (isWatched) sessionStorage.setItem(tabSwitchKey, 'on');
    else sessionStorage.removeItem(tabSwitchKey);
  } catch {
    // Without storage the switch still works on this page.
  }
}

/**
 * The float is a script of its own that is fetched together with the page, because the button must open while the
 * server is away.
 */
function loadFloat() {
  return import('./float.tsx');
}
