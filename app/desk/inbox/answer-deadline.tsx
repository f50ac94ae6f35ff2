import { useEffect, useState } from 'react';
import { stepLabels, stepTimeInWords } from '#app/desk/enquiry/next-step.ts';
import { FigureTiles } from '#app/desk/frame/figure-tiles.tsx';
import { daysAway, daysInWords, inWords, momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type InboxCounts, type InboxRow, isOpenStatus, type Judged, lacksStep, type PromiseFigures } from './inbox.ts';

interface Answerable extends Judged {
  createdAt: Date;
  dueAt: Date;
  answeredAt: Date | null;
}

/** The time left to answer, in words, with a bar that fills. */
export function AnswerDeadline({ row, now }: { row: Answerable; now: Date }) {
  return <Standing {...deadlineOf(row, useNow(now))} />;
}

/** How an enquiry in a list stands: to its answer, and once it is answered, to what is done next. */
export function LeadStanding({ row, now }: { row: InboxRow; now: Date }) {
  const at = useNow(now);
  return <Standing {...(nextStepOf(row, at) ?? deadlineOf(row, at))} />;
}

function Standing({ state, words, detail, gone }: Deadline) {
  return (
    <div className="clock grid grid-cols-[1.25rem_1fr] gap-x-2.5" data-state={state}>
      {state === 'overdue' || state === 'answered' ? (
        <Icon name={state === 'overdue' ? 'alert' : 'check'} className="clock-icon size-5 mt-0.5" />
      ) : (
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
      )}
      <p>
        <strong>{words}</strong>
        <span className="text-quiet text-[0.875rem] leading-5.5">{detail}</span>
      </p>
      {gone !== null && (state === 'running' || state === 'warning') ? (
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

/** The deadlines at a glance: how many are overdue or due today, and how many were met. */
export function DeadlineFigures({ counts, promise }: { counts: InboxCounts; promise: PromiseFigures }) {
  const { median, inTime } = promise;
  return (
    <FigureTiles
      className="promise-strip flex flex-wrap mb-4 border-y border-rule max-md:hidden"
      tiles={[
        ['past 24 hours, not yet answered', counts.overdue, counts.overdue > 0],
        ['due today', counts['due-today']],
        ['waiting in all', counts.unanswered],
        ['median answer, last 30 days', median === null ? null : inWords(median)],
        ['answered within 24 hours', inTime === null ? null : `${Math.floor(inTime * 100)}%`],
      ]}
    />
  );
}

const refreshMs = 20_000;

/** The present time, updated in the browser. It begins with the server's time, so that both render the same. */
function useNow(rendered: Date): Date {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    setNow(rendered);
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, [rendered]);
  return now;
}

interface Deadline {
  state: 'spam' | 'answered' | 'overdue' | 'warning' | 'running';
  /** The text such as "Due in 3 h 50 min". */
  words: string;
  /** The text such as "by 5:55 PM". */
  detail: string;
  /** The share of the time that is over, from 0 to 1; null where only the day counts. */
  gone: number | null;
}

/** Tells how an answered enquiry stands to its next step; null where nothing is to be done, or the answer comes first. */
export function nextStepOf(row: InboxRow, now: Date): Deadline | null {
  if (lacksStep(row)) return { state: 'overdue', words: 'No next step', detail: 'Plan what is done next', gone: 1 };
  const { step, answeredAt, status } = row;
  if (!step || !answeredAt || !isOpenStatus(status)) return null;
  const today = todayInIndia(now);
  const when = step.on < today ? `overdue ${daysInWords(step.on, now)}` : daysAway(step.on, now);
  const state = step.on < today ? 'overdue' : step.on === today ? 'warning' : 'running';
  return { state, words: `${stepLabels[step.kind]}: ${when}`, detail: stepTimeInWords(step), gone: null };
}

/** The desk warns when less than this is left of the hours that every form promises (`answerHours`). */
const warningHours = 4;

/** Tells how an enquiry stands to its deadline. */
export function deadlineOf({ createdAt, dueAt, answeredAt, quarantine }: Answerable, now: Date): Deadline {
  const [arrived, due] = [createdAt.getTime(), dueAt.getTime()];
  if (quarantine === 'spam')
    return { state: 'spam', words: 'No deadline', detail: `came ${momentInWords(createdAt, now)}`, gone: 0 };
  if (answeredAt) {
    const words = answeredAt > dueAt ? 'Answered late' : 'Answered';
    return { state: 'answered', words, detail: `in ${inWords(answeredAt.getTime() - arrived)}`, gone: 1 };
  }
  const left = due - now.getTime();
  const at = momentInWords(dueAt, now);
  if (left < 0) return { state: 'overdue', words: `Overdue ${inWords(-left)}`, detail: `was due ${at}`, gone: 1 };
  const gone = Math.min(1, Math.max(0, 1 - left / (due - arrived)));
  const state = left <= warningHours * 3_600_000 ? 'warning' : 'running';
  return { state, words: `Due in ${inWords(left)}`, detail: `by ${at}`, gone };
}
