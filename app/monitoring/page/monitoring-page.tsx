import { Suspense } from 'react';
import { NotLoaded } from '#app/monitoring/dashboard/not-loaded.tsx';
import { TabSwitchButton } from '#app/monitoring/float/tab-switch-button.tsx';
import type { SiteStatus } from '#app/monitoring/server-status.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { lazyOrFallback } from '#app/ui/loading/import-with-retry.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { LiveSiteStatus } from './live-server-status.tsx';
import { Summary } from './summary.tsx';
import { UsageHelp } from './usage-help.tsx';

/** This part's script is loaded after the page. */
const LiveMonitoring = lazyOrFallback(
  async () => (await import('./live-monitoring.tsx')).LiveMonitoring,
  DashboardMissing,
);

function DashboardMissing() {
  return (
    <NotLoaded>
      The dashboard could not be loaded, and nothing is watched meanwhile. Once the server answers, a reload of this
      page brings it.
    </NotLoaded>
  );
}

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
          <p className="mon-note-box">
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
        <Suspense fallback={<div className="mon-dashboard-place" />}>
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

/** Whether this browser can reach the site: it has a network, and the last check was answered. */
function OnlineIndicator() {
  const isOnline = useMonitor(({ hasNetwork, server }) => hasNetwork && server.isOnline);
  return (
    <span role="status" className="mon-online" data-tone={isOnline ? 'good' : 'bad'}>
      {isOnline ? 'Online' : 'Offline'}
    </span>
  );
}
