import { inWords } from '#app/desk/inbox/answer-deadline.ts';
import type { InboxCounts } from '#app/desk/inbox/inbox.ts';

interface PromiseStripProps {
  counts: InboxCounts;
  promise: { median: number | null; inTime: number | null };
}

/** Stands in place of a figure while nothing was answered. */
const noneYet = 'none yet';

/** The deadlines at a glance: how many are overdue, which comes next, and how many were met. */
export function PromiseStrip({ counts, promise }: PromiseStripProps) {
  const { median, inTime } = promise;
  return (
    <dl className="promise-strip">
      <div data-alarm={counts.overdue > 0 ? '' : undefined}>
        <dt>past 24 hours, not yet answered</dt>
        <dd>{counts.overdue}</dd>
      </div>
      <div>
        <dt>due today</dt>
        <dd>{counts['due-today']}</dd>
      </div>
      <div>
        <dt>waiting in all</dt>
        <dd>{counts.unanswered}</dd>
      </div>
      <div>
        <dt>median answer, last 30 days</dt>
        <dd data-none={median === null ? '' : undefined}>{median === null ? noneYet : inWords(median)}</dd>
      </div>
      <div>
        <dt>answered within 24 hours</dt>
        <dd data-none={inTime === null ? '' : undefined}>
          {inTime === null ? noneYet : `${Math.floor(inTime * 100)}%`}
        </dd>
      </div>
    </dl>
  );
}
