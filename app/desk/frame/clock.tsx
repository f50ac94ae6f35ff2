import { useEffect, useState } from 'react';
import { type Clock as ClockFacts, clockOf } from '#app/desk/inbox/answer-deadline.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { Icon } from '#app/ui/icon.tsx';

const tick = 20_000;

/** The present time, updated in the browser. It begins with the server's time, so that both render the same. */
function useNow(rendered: string): Date {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    setNow(rendered);
    const timer = setInterval(() => setNow(new Date().toISOString()), tick);
    return () => clearInterval(timer);
  }, [rendered]);
  return new Date(now);
}

/** The hands of the clock; an overdue or answered enquiry has a mark instead. */
function ClockIcon({ state }: Pick<ClockFacts, 'state'>) {
  if (state === 'overdue') return <Icon name="alert" className="clock-icon size-5 mt-0.5" />;
  if (state === 'answered') return <Icon name="check" className="clock-icon size-5 mt-0.5" />;
  return (
    <svg
      className="clock-icon size-5 mt-0.5"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.200l3.500 2" />
    </svg>
  );
}

/** The time left to answer, in words, with a bar that fills. */
export function Clock({
  row,
  now,
}: {
  row: Pick<InboxRow, 'createdAt' | 'dueAt' | 'answeredAt' | 'quarantine'>;
  now: string;
}) {
  const { state, words, detail, gone } = clockOf(row, useNow(now));
  return (
    <div className="clock grid grid-cols-[1.25rem_1fr] gap-x-2.5" data-state={state}>
      <ClockIcon state={state} />
      <p>
        <strong>{words}</strong>
        <span className="text-quiet text-[0.875rem] leading-5.5">{detail}</span>
      </p>
      {state === 'running' || state === 'warning' ? (
        <svg
          className="clock-bar col-[2] w-[min(100%,7rem)] h-[3px] mt-0.75 fill-deep"
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="clock-bar-whole" width="100" height="2" />
          <rect width={Math.round(gone * 100)} height="2" />
        </svg>
      ) : null}
    </div>
  );
}
