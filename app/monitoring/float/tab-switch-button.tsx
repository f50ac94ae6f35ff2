import { useEffect, useState } from 'react';
import { loadFloat } from './load-float.ts';
import { isTabWatched, keepTabWatched } from './tab-switch.ts';

/** Watches the whole tab: the floating button then stands on every page, until the switch is turned off. */
export function TabSwitchButton() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(isTabWatched());
    loadFloat().catch(() => {});
  }, []);

  function toggle() {
    setOn(!isOn);
    keepTabWatched(!isOn);
    loadFloat().then(
      ({ hideFloat, showFloat }) => (isOn ? hideFloat() : showFloat()),
      // The next page of this tab tries anew.
      () => {},
    );
  }

  return (
    <button type="button" role="switch" aria-checked={isOn} className="mon-switch needs-script" onClick={toggle}>
      <span className="mon-switch-track" aria-hidden="true" />
      Watch every page in this tab
    </button>
  );
}
