import { useEffect, useState } from 'react';
import { monitoring } from '#app/monitoring/limits.ts';
import { SiteStatusPanel } from '#app/monitoring/server-status/status-panel.tsx';
import type { SiteStatus } from '#app/monitoring/server-status.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { unwatchedFetch } from '#app/monitoring/watch/unwatched-fetch.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';

/** What the server says, as the page brought it, and anew as often as the server is checked. */
export function LiveSiteStatus({ siteStatus: atFirst }: { siteStatus: SiteStatus }) {
  const [siteStatus, setSiteStatus] = useState(atFirst);
  const [isMissed, setMissed] = useState(false);
  const isAway = useMonitor(({ server }) => server.consecutiveFailures > 0);
  useEffect(() => {
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      // Where no answer comes, the last words stand, and say that they are old.
      const said = await askServer().catch(() => undefined);
      setMissed(!said);
      if (said) setSiteStatus(said);
    }
    const timer = setInterval(ask, monitoring.serverCheckInterval);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return <SiteStatusPanel siteStatus={siteStatus} isOld={isMissed || isAway} />;
}

async function askServer(): Promise<SiteStatus | undefined> {
  const answer = await unwatchedFetch(monitoringPaths.server());
  return answer.ok ? answer.json() : undefined;
}
