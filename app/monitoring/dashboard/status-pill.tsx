import type { PillStatus } from '#app/monitoring/store/records.ts';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { pillTones } from './tones.ts';

export function Pill({ status }: { status: PillStatus }) {
  return (
    <span className="mon-pill" data-tone={pillTones[status]}>
      {status}
    </span>
  );
}

/**
 * The status of this tab's calls, from the last minute's errors and requests. The server's status is a different one.
 */
export function StatusPill() {
  return (
    <span role="status">
      Calls <Pill status={useMonitor(({ pill }) => pill)} />
    </span>
  );
}
