import { type ReactNode, useEffect, useState } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { untilNextSecond } from '#app/monitoring/store/monitor.ts';
import type { Connectivity, MonitorState } from '#app/monitoring/store/monitor-state.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Figure, MemoryFigure } from './figure.tsx';
import { durationText, spanText, timeOfDay } from './lists.tsx';
import { serverTone, sessionHitsTone } from './tones.ts';

/** The first view: the server, this tab's session and page, and the busiest endpoints. */
export function Overview({ session, memory, page, connectivity, topEndpoints, ...state }: MonitorState) {
  const now = useNow();
  const { number, sessionId, sessionStartTime, sessionApiHits } = session;
  return (
    <div className="mon-overview">
      <dl className="mon-figures">
        <ServerFigure {...state} />
        <ResponseFigure {...state} />
        <MemoryFigure memory={memory} />
        <SessionHitsFigure session={session} now={now} />
      </dl>
      <Praise hits={sessionApiHits} />
      <div className="mon-pair grid gap-x-8">
        <dl className="mon-facts">
          <Fact name="Session">
            {number} <span className="block text-quiet text-[0.875rem]">{sessionId}</span>
          </Fact>
          <Fact name="Duration">{now === 0 ? '–' : spanText(now - sessionStartTime)}</Fact>
          <Fact name="Started">{now === 0 ? '–' : timeOfDay(sessionStartTime)}</Fact>
        </dl>
        <dl className="mon-facts">
          <Fact name="Page arrived">{page && durationText(page.navigation)}</Fact>
          <Fact name="Page ready">
            {page && `${durationText(page.domContentLoaded)}, loaded ${durationText(page.loadComplete)}`}
          </Fact>
          <Fact name="Network">{connectivity && networkText(connectivity)}</Fact>
        </dl>
      </div>
      <TopEndpoints topEndpoints={topEndpoints} />
    </div>
  );
}

function Fact({ name, children = 'not available' }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function networkText({ type, downlink, rtt }: Connectivity): string {
  return [type, downlink !== undefined && `${downlink} Mbit/s`, rtt !== undefined && `${rtt} ms`]
    .filter(Boolean)
    .join(', ');
}

/** Praises a session that made few calls. */
export function Praise({ hits }: { hits: number }) {
  if (hits > monitoringLimits.sessionHitsExcellent) return null;
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

export function TopEndpoints({ topEndpoints }: Pick<MonitorState, 'topEndpoints'>) {
  return (
    <section>
      <h3 className="text-small-heading">Top endpoints</h3>
      {topEndpoints.length === 0 ? <p className="py-4 text-quiet">No calls for data yet.</p> : null}
      <ol className="mon-rows">
        {topEndpoints.slice(0, monitoringLimits.shownTopEndpoints).map(({ endpoint, count }) => (
          <li key={endpoint} className="grid-cols-[minmax(0,1fr)_auto]">
            <span className="min-w-0 wrap-anywhere">{endpoint}</span>
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The time in milliseconds since 1970, updated with each full second as the figures are; 0 on the server. */
function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      setNow(Date.now());
      timer = setTimeout(tick, untilNextSecond(Date.now()));
    }
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

export function SessionHitsFigure({ session, now }: Pick<MonitorState, 'session'> & { now: number }) {
  const { sessionApiHits: hits, sessionStartTime } = session;
  const seconds = now === 0 ? 0 : Math.max(0, Math.floor((now - sessionStartTime) / 1000));
  const tone = sessionHitsTone(hits);
  return (
    <Figure label="Session API hits" value={String(hits)} tone={tone}>
      {tone === 'bad' ? `above ${monitoringLimits.sessionHitsRed}, in ${seconds} s` : `in ${seconds} s`}
    </Figure>
  );
}

/** Without a network the browser knows nothing of the server, whatever its last check found. */
function ServerFigure({ server, hasNetwork }: Pick<MonitorState, 'server' | 'hasNetwork'>) {
  const { isOnline, status, consecutiveFailures: failures } = server;
  const note = failures > 0 ? `${status}, ${failures} failed ${failures === 1 ? 'check' : 'checks'}` : status;
  return (
    <Figure
      label="Server"
      value={isOnline && hasNetwork ? 'Online' : 'Offline'}
      tone={hasNetwork ? serverTone(server) : 'bad'}
    >
      {hasNetwork ? (note ?? 'Checking…') : 'this browser has no network'}
    </Figure>
  );
}

function ResponseFigure({ server: { responseTime } }: Pick<MonitorState, 'server'>) {
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
