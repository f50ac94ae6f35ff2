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
    <dl className="promise-strip flex flex-wrap mb-4 border-y border-rule max-md:hidden">
      <div data-alarm={counts.overdue > 0 ? '' : undefined}>
        <dt className="text-[0.9375rem]">past 24 hours, not yet answered</dt>
        <dd className="data-none:text-quiet data-none:text-[1.5rem]">{counts.overdue}</dd>
      </div>
      <div>
        <dt className="text-[0.9375rem]">due today</dt>
        <dd className="data-none:text-quiet data-none:text-[1.5rem]">{counts['due-today']}</dd>
      </div>
      <div>
        <dt className="text-[0.9375rem]">waiting in all</dt>
        <dd className="data-none:text-quiet data-none:text-[1.5rem]">{counts.unanswered}</dd>
      </div>
      <div>
        <dt className="text-[0.9375rem]">median answer, last 30 days</dt>
        <dd className="data-none:text-quiet data-none:text-[1.5rem]" data-none={median === null ? '' : undefined}>
          {median === null ? noneYet : inWords(median)}
        </dd>
      </div>
      <div>
        <dt className="text-[0.9375rem]">answered within 24 hours</dt>
        <dd className="data-none:text-quiet data-none:text-[1.5rem]" data-none={inTime === null ? '' : undefined}>
          {inTime === null ? noneYet : `${Math.floor(inTime * 100)}%`}
        </dd>
      </div>
    </dl>
  );
}
