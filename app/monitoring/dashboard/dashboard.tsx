import { useState } from 'react';
import { tabMonitor } from '#app/monitoring/store/tab-monitor.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { LazyLogs } from './lazy-logs.tsx';
import { StatusPill } from './status-pill.tsx';

function RecordingButton() {
  const isRecording = useMonitor((state) => state.isRecording);
  return (
    <button type="button" className="mon-button" onClick={() => tabMonitor.setRecording(!isRecording)}>
      {isRecording ? 'Stop Recording' : 'Start Recording'}
    </button>
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

interface DashboardProps {
  /** Whether it is embedded in the page, or floats over one. */
  mode: 'embedded' | 'floating';
}

/** The live view of this tab's calls and errors. Both modes show the same and differ only in width. */
export function Dashboard({ mode }: DashboardProps) {
  const [showsLogs, setShowsLogs] = useState(false);
  return (
    <section className="mon-dashboard" data-mode={mode} aria-label="Live dashboard">
      <header className="mon-dashboard-head">
        <div className="mon-states">
          <StatusPill />
          <LiveBadge />
        </div>
        <div className="mon-actions">
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
