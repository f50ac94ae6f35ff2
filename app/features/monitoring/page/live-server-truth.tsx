import { useEffect, useState } from 'react';
import { monitoringPaths } from '#app/monitoring-paths.ts';
import { monitoring } from '#domain/constants.ts';
import type { ServerTruth } from '#domain/server-truth.ts';
import { ServerTruthPanel } from '../server-truth.tsx';
import { useMonitor } from '../store/use-monitor.ts';
import { unwatchedFetch } from '../watch/unwatched-fetch.ts';

/** What the server says, as the page brought it, and anew as often as the server is checked. */
export function LiveServerTruth({ truth: atFirst }: { truth: ServerTruth }) {
  const [truth, setTruth] = useState(atFirst);
  const [isMissed, setMissed] = useState(false);
  const isAway = useMonitor(({ server }) => server.consecutiveFailures > 0);
  useEffect(() => {
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      // Where no answer comes, the last words stand, and say that they are old.
      const said = await askServer().catch(() => undefined);
      setMissed(!said);
      if (said) setTruth(said);
    }
    const timer = setInterval(ask, monitoring.serverCheckInterval);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return <ServerTruthPanel truth={truth} isOld={isMissed || isAway} />;
}

async function askServer(): Promise<ServerTruth | undefined> {
  const answer = await unwatchedFetch(monitoringPaths.server());
  return answer.ok ? answer.json() : undefined;
}
