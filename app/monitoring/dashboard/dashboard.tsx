import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { tabMonitor, useMonitor } from '#app/monitoring/store/monitor.ts';
import type { MonitorState } from '#app/monitoring/store/monitor-state.ts';
import { ErrorList, HitList, ThrottleList } from './lists.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Overview } from './overview.tsx';
import { pillTones } from './tones.ts';

/** The live view of this tab's calls and errors, in the page or floating over one: both differ only in width. */
export function Dashboard({ mode }: { mode: 'embedded' | 'floating' }) {
  const [showsLogs, setShowsLogs] = useState(false);
  const isRecording = useMonitor((state) => state.isRecording);
  return (
    <section data-mode={mode} aria-label="Live dashboard">
      <header className="flex flex-wrap items-center justify-between gap-y-4 gap-x-8">
        <div className="mon-states">
          <StatusPill />
          <span className="mon-live" data-tone={isRecording ? undefined : 'warn'}>
            {isRecording ? 'Live' : 'Paused'}
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="mon-button" onClick={() => tabMonitor.setRecording(!isRecording)}>
            {isRecording ? 'Stop Recording' : 'Start Recording'}
          </button>
          <button type="button" className="mon-button" onClick={() => setShowsLogs(true)}>
            System Logs
          </button>
          <button type="button" className="mon-button" onClick={() => tabMonitor.newSession()}>
            New Session
          </button>
          <button type="button" className="mon-button" onClick={() => tabMonitor.clearAll()}>
            Clear All Data
          </button>
        </div>
      </header>
      <LazyLogs open={showsLogs} onClose={() => setShowsLogs(false)} />
      <DashboardTabs />
    </section>
  );
}

export function Pill({ pill }: Pick<MonitorState, 'pill'>) {
  return (
    <span className="mon-pill" data-tone={pillTones[pill]}>
      {pill}
    </span>
  );
}

/** The status of this tab's calls. The server's status is a different one. */
export function StatusPill() {
  return (
    <span role="status">
      Calls <Pill pill={useMonitor(({ pill }) => pill)} />
    </span>
  );
}

/** System Logs, whose script is loaded after the dashboard. If it did not arrive, a button reloads the page. */
function LazyLogs({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [logs, setLogs] = useState<Awaited<ReturnType<typeof loadSystemLogs>> | 'missing'>();

  useEffect(() => {
    if (open) loadSystemLogs().then(setLogs, () => setLogs('missing'));
  }, [open]);

  if (typeof logs === 'object') return <logs.SystemLogs open={open} onClose={onClose} />;
  if (!open || !logs) return null;
  return <NotLoaded>System Logs could not be loaded. Reload this page once the server answers.</NotLoaded>;
}

/**
 * System Logs are a script of their own, fetched as soon as a tab is watched, because they must open while the server
 * is away.
 */
export function loadSystemLogs() {
  return import('#app/monitoring/logs/system-logs.tsx');
}

const tabs: { name: string; View: ComponentType<MonitorState>; list?: 'errors' | 'throttles' }[] = [
  { name: 'Overview', View: Overview },
  { name: 'API Hits', View: HitList },
  { name: 'Errors', View: ErrorList, list: 'errors' },
  { name: 'Throttling', View: ThrottleList, list: 'throttles' },
];

/** The four views, one at a time; arrow keys go from tab to tab (WAI-ARIA tabs). */
function DashboardTabs() {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const state = useMonitor((whole) => whole);
  const { View = Overview } = tabs[shown] ?? {};

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
        {tabs.map(({ name, list: counted }, index) => (
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
            {counted ? <Badge count={state[counted].length} /> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-tab-${shown}`} className="mon-view min-h-96 pt-6">
        <View {...state} />
      </div>
    </>
  );
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-2 px-2 bg-(--bad) text-[#fff] font-sans text-[0.875rem]/5.5 font-semibold figures">
      {count}
    </span>
  );
}
