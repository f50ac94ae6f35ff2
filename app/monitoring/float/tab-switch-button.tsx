import { useEffect, useState } from 'react';
import { loadFloat } from './load-float.ts';
import { isTabWatched, setTabWatched } from './tab-switch.ts';

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
      <span className="mon-switch-track" aria-hidden="true" />
      Watch every page in this tab
    </button>
  );
}
