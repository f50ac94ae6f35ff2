import { useSyncExternalStore } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { untilNextSecond } from '#app/monitoring/store/monitor.ts';
import type { Connectivity, EndpointCount, PageTimes, ServerHealth, Session } from '#app/monitoring/store/records.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Figure, MemoryFigure } from './figure.tsx';
import { durationText, spanText, timeOfDay } from './lists.tsx';
import { isExcellent, serverTone, sessionHitsTone } from './tones.ts';

export function Praise({ hits }: { hits: number }) {
  if (!isExcellent(hits)) return null;
  return (
    <p className="mon-praise">
      <Icon name="check" />
      <span>
        <strong>Excellent Performance!</strong> {hits} {hits === 1 ? 'call' : 'calls'} for data in this session;{' '}
        {monitoringLimits.sessionHitsExcellent} or fewer is excellent.
      </span>
    </p>
  );
}

export function TopEndpoints({ endpoints }: { endpoints: readonly EndpointCount[] }) {
  return (
    <section>
      <h3 className="text-small-heading">Top endpoints</h3>
      {endpoints.length === 0 ? <p className="py-4 text-quiet">No calls for data yet.</p> : null}
      <ol className="mon-rows">
        {endpoints.slice(0, monitoringLimits.shownTopEndpoints).map(({ endpoint, count }) => (
          <li key={endpoint} className="grid-cols-[minmax(0,1fr)_auto]">
            <span className="min-w-0 wrap-anywhere">{endpoint}</span>
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Overview() {
  return (
    <div className="mon-overview">
      <OverviewFigures />
      <LivePraise />
      <div className="mon-pair grid gap-x-8">
        <LiveSession />
        <LivePage />
      </div>
      <LiveEndpoints />
    </div>
  );
}

function LivePraise() {
  return <Praise hits={useMonitor(({ session }) => session.sessionApiHits)} />;
}

function LiveSession() {
  return <SessionBox session={useMonitor(({ session }) => session)} now={useNow()} />;
}

function SessionBox({ session, now }: { session: Session; now: number }) {
  const { number, sessionId, sessionStartTime } = session;
  return (
    <dl className="mon-facts">
      <div>
        <dt>Session</dt>
        <dd>
          {number} <span className="block text-quiet text-[0.875rem]">{sessionId}</span>
        </dd>
      </div>
      <div>
        <dt>Duration</dt>
        <dd>{now === 0 ? '–' : spanText(now - sessionStartTime)}</dd>
      </div>
      <div>
        <dt>Started</dt>
        <dd>{now === 0 ? '–' : timeOfDay(sessionStartTime)}</dd>
      </div>
    </dl>
  );
}

function LivePage() {
  const page = useMonitor((state) => state.page);
  return <ThisPage page={page} connectivity={useMonitor(({ connectivity }) => connectivity)} />;
}

function ThisPage({ page, connectivity }: { page?: PageTimes | undefined; connectivity?: Connectivity | undefined }) {
  const unknown = 'not available';
  return (
    <dl className="mon-facts">
      <div>
        <dt>Page arrived</dt>
        <dd>{page ? durationText(page.navigation) : unknown}</dd>
      </div>
      <div>
        <dt>Page ready</dt>
        <dd>{page ? `${durationText(page.domContentLoaded)}, loaded ${durationText(page.loadComplete)}` : unknown}</dd>
      </div>
      <div>
        <dt>Network</dt>
        <dd>{connectivity ? networkText(connectivity) : unknown}</dd>
      </div>
    </dl>
  );
}

function networkText({ type, downlink, rtt }: Connectivity): string {
  return [type, downlink !== undefined && `${downlink} Mbit/s`, rtt !== undefined && `${rtt} ms`]
    .filter(Boolean)
    .join(', ');
}

function LiveEndpoints() {
  return <TopEndpoints endpoints={useMonitor(({ topEndpoints }) => topEndpoints)} />;
}

let now = 0;

/** The time in milliseconds since 1970, updated each second while the component is shown; 0 on the server. */
function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  );
}

const listeners = new Set<() => void>();

let timer: ReturnType<typeof setTimeout> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    now = 0;
  };
}

function tick(): void {
  now = Date.now();
  timer = setTimeout(tick, untilNextSecond(now));
  for (const listener of listeners) listener();
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

/** Each figure selects its own part of the state, so that it is rendered alone when that part changes. */
function OverviewFigures() {
  return (
    <dl className="mon-figures">
      <Server />
      <Response />
      <TabMemory />
      <SessionHits />
    </dl>
  );
}

function Server() {
  const server = useMonitor((state) => state.server);
  return <ServerFigure server={server} hasNetwork={useMonitor((state) => state.hasNetwork)} />;
}

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

function Response() {
  const responseTime = useMonitor(({ server }) => server.responseTime);
  return <ResponseFigure {...(responseTime !== undefined && { responseTime })} />;
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

function TabMemory() {
  return <MemoryFigure memory={useMonitor(({ memory }) => memory)} />;
}

function SessionHits() {
  return <SessionHitsFigure session={useMonitor(({ session }) => session)} now={useNow()} />;
}
