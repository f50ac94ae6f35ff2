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

/** The overall status, from the last minute's errors and requests: the calls', while the server has its own. */
export function StatusPill() {
  return (
    <span role="status">
      Calls <Pill status={useMonitor(({ pill }) => pill)} />
    </span>
  );
}
