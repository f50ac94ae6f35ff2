import { Figure } from '#app/monitoring/dashboard/figure.tsx';
import { MemoryFigure } from '#app/monitoring/dashboard/memory-figure.tsx';
import { serverTone } from '#app/monitoring/dashboard/tones.ts';
import type { ServerHealth } from '#app/monitoring/store/records.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';

export function ServerSummary({ server }: { server: ServerHealth }) {
  const tone = serverTone(server);
  const statement = tone === 'good' ? 'All systems operational' : 'System issues detected';
  return (
    <Figure label="Server status" value={server.status ?? 'Checking…'} tone={tone}>
      {server.status === undefined ? 'not asked yet' : statement}
    </Figure>
  );
}

function Calls() {
  const isRecording = useMonitor((state) => state.isRecording);
  const hits = useMonitor(({ session }) => session.sessionApiHits);
  return (
    <Figure label="API monitoring" value={isRecording ? 'Active' : 'Paused'} tone={isRecording ? 'good' : 'warn'}>
      {hits} {hits === 1 ? 'call' : 'calls'} for data in this session
    </Figure>
  );
}

function Server() {
  return <ServerSummary server={useMonitor(({ server }) => server)} />;
}

function TabMemory() {
  return <MemoryFigure label="Memory usage" memory={useMonitor(({ memory }) => memory)} />;
}

/** The three summary cards of the page. */
export function Summary() {
  return (
    <dl className="mon-figures mon-figures-3 needs-script">
      <Calls />
      <Server />
      <TabMemory />
    </dl>
  );
}
