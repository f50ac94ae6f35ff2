import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { Errors, Hits, Throttling } from './lists.tsx';
import { Overview } from './overview.tsx';

const tabs = [
  { name: 'Overview', content: <Overview /> },
  { name: 'API Hits', content: <Hits /> },
  { name: 'Errors', content: <Errors />, badge: <Badge of="errorCount" /> },
  { name: 'Throttling', content: <Throttling />, badge: <Badge of="throttleCount" /> },
] satisfies { name: string; content: ReactNode; badge?: ReactNode }[];

function Badge({ of }: { of: 'errorCount' | 'throttleCount' }) {
  const count = useMonitor((state) => state[of]);
  return count > 0 ? <span className="mon-badge">{count}</span> : null;
}

/** The four views, one at a time; arrow keys go from tab to tab (WAI-ARIA tabs). */
export function DashboardTabs() {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);

  function goTo(index: number) {
    const next = (index + tabs.length) % tabs.length;
    setShown(next);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus();
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') goTo(shown + 1);
    else if (key === 'ArrowLeft') goTo(shown - 1);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(tabs.length - 1);
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label="Views" className="mon-tabs" onKeyDown={onKeyDown}>
        {tabs.map(({ name, badge }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-view`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
          >
            {name}
            {badge}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-tab-${shown}`} className="mon-view">
        {tabs[shown]?.content}
      </div>
    </>
  );
}
