import { useEffect, useState } from 'react';
import { loadSystemLogs } from '#app/monitoring/logs/load-system-logs.ts';
import { NotLoaded } from './not-loaded.tsx';

interface LateLogsProps {
  open: boolean;
  onClose: () => void;
}

/** System Logs, which arrive later than the dashboard, and where they did not, a way to have them after all. */
export function LateLogs({ open, onClose }: LateLogsProps) {
  const [logs, setLogs] = useState<{ SystemLogs: Awaited<ReturnType<typeof loadSystemLogs>> } | 'missing'>();
  const isHere = typeof logs === 'object';

  useEffect(() => {
    if (!open || isHere) return;
    loadSystemLogs().then(
      (SystemLogs) => setLogs({ SystemLogs }),
      () => setLogs('missing'),
    );
  }, [open, isHere]);

  if (isHere) return <logs.SystemLogs open={open} onClose={onClose} />;
  if (!open || !logs) return null;
  return (
    <NotLoaded>System Logs could not be loaded. Once the server answers, a reload of this page brings them.</NotLoaded>
  );
}
