import { Suspense } from 'react';
import { paths } from '#app/paths.ts';
import { lazyOr } from '#app/ui/lazy-or.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ServerTruth } from '#domain/server-truth.ts';
import { NotLoaded } from '../dashboard/not-loaded.tsx';
import { TabSwitchButton } from '../float/tab-switch-button.tsx';
import { LiveServerTruth } from './live-server-truth.tsx';
import { OnlineIndicator } from './online-indicator.tsx';
import { Summary } from './summary.tsx';
import { UsageHelp } from './usage-help.tsx';

/** Comes after the page, whose HTML has it already. */
const LiveMonitoring = lazyOr(async () => (await import('./live-monitoring.tsx')).LiveMonitoring, DashboardMissing);

function DashboardMissing() {
  return (
    <NotLoaded>
      The dashboard could not be loaded, and nothing is watched meanwhile. Once the server answers, a reload of this
      page brings it.
    </NotLoaded>
  );
}

/** This browser's view of the site beside the server's own; only the latter is there without a script. */
export function MonitoringPage({ truth }: { truth: ServerTruth }) {
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
        <LiveServerTruth truth={truth} />
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
