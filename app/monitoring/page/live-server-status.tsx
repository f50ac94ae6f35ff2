import { useEffect, useState } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { SiteStatusPanel } from '#app/monitoring/server-status/status-panel.tsx';
import type { SiteStatus } from '#app/monitoring/server-status.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { createAnswerOrder } from '#app/monitoring/watch/answer-order.ts';
import { unwatchedFetch } from '#app/monitoring/watch/unwatched-fetch.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';

/** The server's status: first as it was when the page was rendered, then fetched as often as the server is checked. */
export function LiveSiteStatus({ siteStatus: initialStatus }: { siteStatus: SiteStatus }) {
  const [siteStatus, setSiteStatus] = useState(initialStatus);
  const [isMissed, setMissed] = useState(false);
  const isAway = useMonitor(({ server }) => server.consecutiveFailures > 0);
  useEffect(() => {
    const begin = createAnswerOrder();
    async function refresh() {
      if (document.visibilityState !== 'visible') return;
      const isNewest = begin();
      // Without a response the last status stays and is marked as old.
      const fetched = await fetchSiteStatus().catch(() => undefined);
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

async function fetchSiteStatus(): Promise<SiteStatus | undefined> {
  const response = await unwatchedFetch(monitoringPaths.server());
  return response.ok ? response.json() : undefined;
}
