import { Figure } from '#app/monitoring/dashboard/figure.tsx';
import { MemoryFigure } from '#app/monitoring/dashboard/memory-figure.tsx';
import { serverTone } from '#app/monitoring/dashboard/tones.ts';
import type { ServerHealth } from '#app/monitoring/store/records.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';

/** Without a network the browser knows nothing of the server, whatever its last check found. */
export function ServerSummary({ server, hasNetwork = true }: { server: ServerHealth; hasNetwork?: boolean }) {
  const tone = hasNetwork ? serverTone(server) : 'bad';
  const statement = tone === 'good' ? 'All systems operational' : 'System issues detected';
  return (
    <Figure label="Server status" value={hasNetwork ? (server.status ?? 'Checking…') : 'offline'} tone={tone}>
      {server.status === undefined && hasNetwork ? 'not asked yet' : statement}
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
  const server = useMonitor((state) => state.server);
  return <ServerSummary server={server} hasNetwork={useMonitor(({ hasNetwork }) => hasNetwork)} />;
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
