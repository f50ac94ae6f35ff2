import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PillStatus } from '#app/monitoring/store/records.ts';
import { tabMonitor, useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { Errors, Hits, Throttling } from './lists.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Overview } from './overview.tsx';
import { pillTones } from './tones.ts';

interface DashboardProps {
  /** Whether it is embedded in the page, or floats over one. */
  mode: 'embedded' | 'floating';
}

/** The live view of this tab's calls and errors. Both modes show the same and differ only in width. */
export function Dashboard({ mode }: DashboardProps) {
  const [showsLogs, setShowsLogs] = useState(false);
  return (
    <section data-mode={mode} aria-label="Live dashboard">
      <header className="flex flex-wrap items-center justify-between gap-y-4 gap-x-8">
        <div className="mon-states">
          <StatusPill />
          <LiveBadge />
        </div>
        <div className="flex flex-wrap gap-2">
          <RecordingButton />
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

function LiveBadge() {
  const isRecording = useMonitor((state) => state.isRecording);
  return isRecording ? (
    <span className="mon-live">Live</span>
  ) : (
    <span className="mon-live" data-tone="warn">
      Paused
    </span>
  );
}

function RecordingButton() {
  const isRecording = useMonitor((state) => state.isRecording);
  return (
    <button type="button" className="mon-button" onClick={() => tabMonitor.setRecording(!isRecording)}>
      {isRecording ? 'Stop Recording' : 'Start Recording'}
    </button>
  );
}

export function Pill({ status }: { status: PillStatus }) {
  return (
    <span className="mon-pill" data-tone={pillTones[status]}>
      {status}
    </span>
  );
}

/**
 * The status of this tab's calls, from the last minute's errors and requests. The server's status is a different one.
 */
export function StatusPill() {
  return (
    <span role="status">
      Calls <Pill status={useMonitor(({ pill }) => pill)} />
    </span>
  );
}

/** System Logs, whose script is loaded after the dashboard. If it did not arrive, a button reloads the page. */
function LazyLogs({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [logs, setLogs] = useState<{ SystemLogs: Awaited<ReturnType<typeof loadSystemLogs>> } | 'missing'>();
  const isLoaded = typeof logs === 'object';

  useEffect(() => {
    if (!open || isLoaded) return;
    loadSystemLogs().then(
      (SystemLogs) => setLogs({ SystemLogs }),
      () => setLogs('missing'),
    );
  }, [open, isLoaded]);

  if (isLoaded) return <logs.SystemLogs open={open} onClose={onClose} />;
  if (!open || !logs) return null;
  return <NotLoaded>System Logs could not be loaded. Reload this page once the server answers.</NotLoaded>;
}

/**
 * System Logs are a script of their own, fetched as soon as a tab is watched, because they must open while the server
 * is away.
 */
export async function loadSystemLogs() {
  return (await import('#app/monitoring/logs/system-logs.tsx')).SystemLogs;
}

const tabs = [
  { name: 'Overview', content: <Overview /> },
  { name: 'API Hits', content: <Hits /> },
  { name: 'Errors', content: <Errors />, badge: <Badge of="errorCount" /> },
  { name: 'Throttling', content: <Throttling />, badge: <Badge of="throttleCount" /> },
] satisfies { name: string; content: ReactNode; badge?: ReactNode }[];

/** The four views, one at a time; arrow keys go from tab to tab (WAI-ARIA tabs). */
function DashboardTabs() {
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
      <div role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-tab-${shown}`} className="mon-view min-h-96 pt-6">
        {tabs[shown]?.content}
      </div>
    </>
  );
}

function Badge({ of }: { of: 'errorCount' | 'throttleCount' }) {
  const count = useMonitor((state) => state[of]);
  return count > 0 ? (
    <span className="ml-2 px-2 bg-(--bad) text-[#fff] font-sans text-[0.875rem]/5.5 font-semibold figures">
      {count}
    </span>
  ) : null;
}
