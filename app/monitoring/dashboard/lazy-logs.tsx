import { useEffect, useState } from 'react';
import { loadSystemLogs } from '#app/monitoring/logs/load-system-logs.ts';
import { NotLoaded } from './not-loaded.tsx';

/** System Logs, whose script is loaded after the dashboard. If it did not arrive, a button reloads the page. */
export function LazyLogs({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [logs, setLogs] = useState<{ SystemLogs: Awaited<ReturnType<typeof loadSystemLogs>> } | 'missing'>();
  const isLoaded = typeof logs === 'object';

  useEffect(() => {
    if (!open || isLoaded) return;
    loadSystemLogs().then(
      (SystemLogs) => setLogs({ SystemLogs }),
      () => setLogs('missing'),
    );
  }, [open, isLoaded]);

  if (isLoaded) return <logs.SystemLogs open={open} onClose={onClose} />;
  if (!open || !logs) return null;
  return <NotLoaded>System Logs could not be loaded. Reload this page once the server answers.</NotLoaded>;
}
