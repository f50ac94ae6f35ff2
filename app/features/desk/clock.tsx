import { Icon } from '#app/ui/icon.tsx';
import { type Clock as ClockFacts, clockOf } from '#domain/clock.ts';
import type { InboxRow } from '#domain/inbox.ts';
import { useNow } from './use-now.ts';

const icons: Record<ClockFacts['state'], 'alert' | 'check' | 'bell'> = {
  answered: 'check',
  overdue: 'alert',
  warning: 'bell',
  running: 'bell',
};

/** How long is left to answer, in words, with a bar that fills. */
export function Clock({ row, now }: { row: Pick<InboxRow, 'createdAt' | 'dueAt' | 'answeredAt'>; now: string }) {
  const { state, words, detail, gone } = clockOf(row, useNow(now));
  return (
    <div className="clock" data-state={state}>
      <Icon name={icons[state]} className="clock-icon" />
      <p>
        <strong>{words}</strong>
        <span className="clock-detail">{detail}</span>
      </p>
      {state === 'running' || state === 'warning' ? (
        <svg className="clock-bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect className="clock-bar-whole" width="100" height="2" />
          <rect width={Math.round(gone * 100)} height="2" />
        </svg>
      ) : null}
    </div>
  );
}
