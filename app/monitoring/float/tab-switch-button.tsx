import { useEffect, useState } from 'react';

/** `entry.client.tsx` looks for this key in the tab's session storage on every page. */
const tabSwitchKey = 'tivoli-monitoring';

/** A switch that shows the floating button on every page of this tab until it is turned off. */
export function TabSwitchButton() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    try {
      setOn(sessionStorage.getItem(tabSwitchKey) !== null);
    } catch {
      // The browser has no storage.
    }
    loadFloat().catch(() => {});
  }, []);

  function toggle() {
    setOn(!isOn);
    try {
      if (isOn) sessionStorage.removeItem(tabSwitchKey);
      else sessionStorage.setItem(tabSwitchKey, 'on');
    } catch {
      // Without storage the setting lasts until the next full page load.
    }
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

/**
 * The float is a script of its own that is fetched together with the page, because the button must open while the
 * server is away.
 */
function loadFloat() {
  return import('./float.tsx');
}
