import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ServerHealth, Session } from '#app/monitoring/store/records.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { Figure } from './figure.tsx';
import { durationText } from './format.ts';
import { MemoryFigure } from './memory-figure.tsx';
import { serverTone, sessionHitsTone } from './tones.ts';
import { useNow } from './use-now.ts';

/** Without a network the browser knows nothing of the server, whatever its last check found. */
function ServerFigure({ server, hasNetwork }: { server: ServerHealth; hasNetwork: boolean }) {
  const { isOnline, status, consecutiveFailures: failures } = server;
  if (!hasNetwork) {
    return (
      <Figure label="Server" value="Offline" tone="bad">
        this browser has no network
      </Figure>
    );
  }
  const note = failures > 0 ? `${status}, ${failures} failed ${failures === 1 ? 'check' : 'checks'}` : status;
  return (
    <Figure label="Server" value={isOnline ? 'Online' : 'Offline'} tone={serverTone(server)}>
      {note ?? 'Checking…'}
    </Figure>
  );
}

function ResponseFigure({ responseTime }: Pick<ServerHealth, 'responseTime'>) {
  const isSlow = (responseTime ?? 0) > monitoringLimits.slowResponse;
  return (
    <Figure
      label="Response time"
      value={responseTime === undefined ? '–' : `${Math.round(responseTime)} ms`}
      tone={isSlow ? 'warn' : 'plain'}
    >
      {isSlow ? `slow: above ${durationText(monitoringLimits.slowResponse)}` : 'of the health check'}
    </Figure>
  );
}

export function SessionHitsFigure({ session, now }: { session: Session; now: number }) {
  const { sessionApiHits: hits, sessionStartTime } = session;
  const seconds = now === 0 ? 0 : Math.max(0, Math.floor((now - sessionStartTime) / 1000));
  const tone = sessionHitsTone(hits);
  return (
    <Figure label="Session API hits" value={String(hits)} tone={tone}>
      {tone === 'bad' ? `above ${monitoringLimits.sessionHitsRed}, in ${seconds} s` : `in ${seconds} s`}
    </Figure>
  );
}

function Server() {
  const server = useMonitor((state) => state.server);
  return <ServerFigure server={server} hasNetwork={useMonitor((state) => state.hasNetwork)} />;
}

function Response() {
  const responseTime = useMonitor(({ server }) => server.responseTime);
  return <ResponseFigure {...(responseTime !== undefined && { responseTime })} />;
}

function TabMemory() {
  return <MemoryFigure memory={useMonitor(({ memory }) => memory)} />;
}

function SessionHits() {
  return <SessionHitsFigure session={useMonitor(({ session }) => session)} now={useNow()} />;
}

/** Each figure selects its own part of the state, so that it is rendered alone when that part changes. */
export function OverviewFigures() {
  return (
    <dl className="mon-figures">
      <Server />
      <Response />
      <TabMemory />
      <SessionHits />
    </dl>
  );
}
