import { useEffect, useState } from 'react';
import { hideFloat, showFloat } from './float.tsx';
import { isTabWatched, keepTabWatched } from './tab-switch.ts';

/** Watches the whole tab: the floating button then stands on every page, until the switch is turned off. */
export function TabSwitchButton() {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(isTabWatched()), []);

  function toggle() {
    setOn(!isOn);
    keepTabWatched(!isOn);
    if (isOn) hideFloat();
    else showFloat();
  }

  return (
    <button type="button" role="switch" aria-checked={isOn} className="mon-switch needs-script" onClick={toggle}>
      <span className="mon-switch-track" aria-hidden="true" />
      Watch every page in this tab
    </button>
  );
}
