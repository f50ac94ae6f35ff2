import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Figure, MemoryFigure } from '#app/monitoring/dashboard/figure.tsx';
import { NotLoaded } from '#app/monitoring/dashboard/not-loaded.tsx';
import { serverTone } from '#app/monitoring/dashboard/tones.ts';
import { TabSwitchButton } from '#app/monitoring/float/tab-switch-button.tsx';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { SiteStatusPanel } from '#app/monitoring/server-status/status-panel.tsx';
import type { SiteStatus } from '#app/monitoring/server-status.ts';
import { useMonitor } from '#app/monitoring/store/monitor.ts';
import type { MonitorState } from '#app/monitoring/store/monitor-state.ts';
import { createAnswerOrder } from '#app/monitoring/watch/answer-order.ts';
import { unwatchedFetch } from '#app/monitoring/watch/unwatched-fetch.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { lazyOrFallback } from '#app/ui/loading/import-with-retry.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';

const LiveMonitoring = lazyOrFallback(
  async () => (await import('./live-monitoring.tsx')).LiveMonitoring,
  DashboardMissing,
);

/** This browser's view of the site beside the server's own status. Without scripts only the latter is shown. */
export function MonitoringPage({ siteStatus }: { siteStatus: SiteStatus }) {
  return (
    <>
      <PageOpener
        title="Monitoring"
        text="Is the site up, fast and in good order, as seen from this browser?"
        above={
          <p className="mon-states needs-script">
            <OnlineIndicator />
            <span className="mon-live">Live Monitoring</span>
          </p>
        }
      >
        <TextLink to={paths.home()}>Back to Website</TextLink>
      </PageOpener>
      <section className="mon-section on-cream wrap" aria-label="Summary">
        <noscript>
          <p className="mb-8 py-4 px-5 border border-rule">
            What this tab does can only be measured with JavaScript, which is switched off here.
          </p>
        </noscript>
        <Summary />
      </section>
      <div className="mon-section on-sand wrap">
        <LiveSiteStatus siteStatus={siteStatus} />
      </div>
      <section className="mon-section on-cream wrap needs-script">
        <h2 className="text-heading">This tab, live</h2>
        <Suspense fallback={<div className="min-h-224 md:min-h-175" />}>
          <LiveMonitoring />
        </Suspense>
      </section>
      <section className="mon-section on-sand wrap">
        <UsageHelp>
          <TabSwitchButton />
        </UsageHelp>
      </section>
    </>
  );
}

function DashboardMissing() {
  return (
    <NotLoaded>
      The dashboard could not be loaded, and nothing is watched meanwhile. Once the server answers, a reload of this
      page brings it.
    </NotLoaded>
  );
}

/** Whether this browser can reach the site: it has a network, and the last check was answered. */
function OnlineIndicator() {
  const isOnline = useMonitor(({ hasNetwork, server }) => hasNetwork && server.isOnline);
  return (
    <span role="status" className="mon-online" data-tone={isOnline ? 'good' : 'bad'}>
      {isOnline ? 'Online' : 'Offline'}
    </span>
  );
}

export function Summary() {
  const { isRecording, session, server, hasNetwork, memory } = useMonitor((state) => state);
  const hits = session.sessionApiHits;
  return (
    <dl className="mon-figures mon-figures-3 needs-script">
      <Figure label="API monitoring" value={isRecording ? 'Active' : 'Paused'} tone={isRecording ? 'good' : 'warn'}>
        {hits} {hits === 1 ? 'call' : 'calls'} for data in this session
      </Figure>
      <ServerSummary server={server} hasNetwork={hasNetwork} />
      <MemoryFigure label="Memory usage" memory={memory} />
    </dl>
  );
}

/** Without a network the browser knows nothing of the server, whatever its last check found. */
export function ServerSummary({ server, hasNetwork }: Pick<MonitorState, 'server' | 'hasNetwork'>) {
  const tone = hasNetwork ? serverTone(server) : 'bad';
  const statement = tone === 'good' ? 'All systems operational' : 'System issues detected';
  return (
    <Figure label="Server status" value={hasNetwork ? (server.status ?? 'Checking…') : 'offline'} tone={tone}>
      {server.status === undefined && hasNetwork ? 'not asked yet' : statement}
    </Figure>
  );
}

/** The server's status: first as it was when the page was rendered, then fetched as often as the server is checked. */
function LiveSiteStatus({ siteStatus: initialStatus }: { siteStatus: SiteStatus }) {
  const [siteStatus, setSiteStatus] = useState(initialStatus);
  const [isMissed, setMissed] = useState(false);
  const isAway = useMonitor(({ server }) => server.consecutiveFailures > 0);
  useEffect(() => {
    const begin = createAnswerOrder();
    async function refresh() {
      if (document.visibilityState !== 'visible') return;
      const isNewest = begin();
      // Without a response the last status stays and is marked as old.
      const fetched = await unwatchedFetch(monitoringPaths.server())
        .then((response) => (response.ok ? (response.json() as Promise<SiteStatus>) : undefined))
        .catch(() => undefined);
      if (!isNewest()) return;
      setMissed(!fetched);
      if (fetched) setSiteStatus(fetched);
    }
    const timer = setInterval(refresh, monitoringLimits.serverCheckInterval);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return <SiteStatusPanel siteStatus={siteStatus} isOld={isMissed || isAway} />;
}

export function UsageHelp({ children }: { children: ReactNode }) {
  return (
    <div className="mon-help">
      <div>
        <h2 className="text-heading">How to use it</h2>
        {children}
      </div>
      <ul>
        <li>It tracks only real data calls: the browser’s requests for data to the app server.</li>
        <li>
          Opening this page starts a fresh session. New Session starts another; Clear All Data empties every list.
        </li>
        <li>
          The pill follows the last minute’s errors and requests; the server is checked every{' '}
          {monitoringLimits.serverCheckInterval / 1000} seconds.
        </li>
        <li>System Logs shows the server’s own log and this page’s. Nothing in it is about a person.</li>
        <li>With the switch on, a button on every page of this tab opens the same dashboard there.</li>
      </ul>
    </div>
  );
}
