import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { Connectivity, EndpointCount, PageTimes, Session } from '#app/monitoring/store/records.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { Icon } from '#app/ui/icon.tsx';
import { durationText, spanText, timeOfDay } from './format.ts';
import { OverviewFigures } from './overview-figures.tsx';
import { isExcellent } from './tones.ts';
import { useNow } from './use-now.ts';

function SessionBox({ session, now }: { session: Session; now: number }) {
  const { number, sessionId, sessionStartTime } = session;
  return (
    <dl className="mon-facts">
      <div>
        <dt>Session</dt>
        <dd>
          {number} <span className="mon-id">{sessionId}</span>
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
      {endpoints.length === 0 ? <p className="mon-empty">No calls for data yet.</p> : null}
      <ol className="mon-rows">
        {endpoints.slice(0, monitoringLimits.shownTopEndpoints).map(({ endpoint, count }) => (
          <li key={endpoint} className="mon-endpoint">
            <span className="mon-address">{endpoint}</span>
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
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

function LiveSession() {
  return <SessionBox session={useMonitor(({ session }) => session)} now={useNow()} />;
}

function LivePraise() {
  return <Praise hits={useMonitor(({ session }) => session.sessionApiHits)} />;
}

function LiveEndpoints() {
  return <TopEndpoints endpoints={useMonitor(({ topEndpoints }) => topEndpoints)} />;
}

function LivePage() {
  const page = useMonitor((state) => state.page);
  return <ThisPage page={page} connectivity={useMonitor(({ connectivity }) => connectivity)} />;
}

export function Overview() {
  return (
    <div className="mon-overview">
      <OverviewFigures />
      <LivePraise />
      <div className="mon-pair">
        <LiveSession />
        <LivePage />
      </div>
      <LiveEndpoints />
    </div>
  );
}
