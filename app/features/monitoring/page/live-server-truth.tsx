import { useEffect, useState } from 'react';
import { monitoringPaths } from '#app/monitoring-paths.ts';
import { monitoring } from '#domain/constants.ts';
import type { ServerTruth } from '#domain/server-truth.ts';
import { ServerTruthPanel } from '../server-truth.tsx';
import { unwatchedFetch } from '../watch/watch-fetch.ts';

/** What the server says, as the page brought it, and anew as often as the server is checked. */
export function LiveServerTruth({ truth: atFirst }: { truth: ServerTruth }) {
  const [truth, setTruth] = useState(atFirst);
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await unwatchedFetch(monitoringPaths.server()).catch(() => undefined);
      // Where none comes, the last words stand, and the checks say that the server is away.
      if (answer?.ok) setTruth((await answer.json()) as ServerTruth);
    }, monitoring.serverCheckInterval);
    return () => clearInterval(timer);
  }, []);
  return <ServerTruthPanel truth={truth} />;
}
