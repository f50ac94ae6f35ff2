import { lazy, Suspense, useState } from 'react';
import { theMonitor } from '../store/the-monitor.ts';
import { useMonitor } from '../store/use-monitor.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { StatusPill } from './status-pill.tsx';

const SystemLogs = lazy(async () => ({ default: (await import('../logs/system-logs.tsx')).SystemLogs }));

function RecordingButton() {
  const isRecording = useMonitor((state) => state.isRecording);
  return (
    <button type="button" className="mon-button" onClick={() => theMonitor.setRecording(!isRecording)}>
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
  /** Embedded in the page, or floating over one. */
  mode: 'embedded' | 'floating';
}

/** What this tab asks of the server and what goes wrong, live. The same in both modes but for its width. */
export function Dashboard({ mode }: DashboardProps) {
  const [logs, setLogs] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <section className="mon-dashboard" data-mode={mode} aria-label="Live dashboard">
      <header className="mon-dashboard-head">
        <div className="mon-states">
          <StatusPill />
          <LiveBadge />
        </div>
        <div className="mon-actions">
          <RecordingButton />
          <button type="button" className="mon-button" onClick={() => setLogs('open')}>
            System Logs
          </button>
          <button type="button" className="mon-button" onClick={() => theMonitor.newSession()}>
            New Session
          </button>
          <button type="button" className="mon-button" onClick={() => theMonitor.clearAll()}>
            Clear All Data
          </button>
        </div>
      </header>
      <DashboardTabs />
      {logs === 'never' ? null : (
        <Suspense>
          <SystemLogs open={logs === 'open'} onClose={() => setLogs('closed')} />
        </Suspense>
      )}
    </section>
  );
}
