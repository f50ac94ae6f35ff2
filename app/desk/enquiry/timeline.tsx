import { momentInWords } from '#app/desk/inbox/answer-deadline.ts';
import type { TimelineEntry } from './enquiry-change.ts';
import { type Sender, timelineWords } from './timeline-words.ts';

interface TimelineProps {
  entries: TimelineEntry[];
  /** Names of staff by id. */
  owners: Record<string, string>;
  now: string;
  sender?: Sender;
}

/** The timeline, newest entry first. */
export function Timeline({ entries, owners, now, sender }: TimelineProps) {
  const nameOf = (id: unknown) => owners[String(id)] ?? 'somebody who has left';
  return (
    <ol className="timeline ml-1.25 border-l border-line">
      {entries.toReversed().map((entry) => (
        <li
          className="relative pb-5 pl-6"
          key={`${entry.at}-${entry.kind}-${entry.author}-${entry.of}`}
          data-kind={entry.kind}
          data-undone={entry.isUndone || undefined}
        >
          <p>{timelineWords(entry, nameOf, sender)}</p>
          {entry.note ? <p className="timeline-note my-1 whitespace-pre-line wrap-anywhere">{entry.note}</p> : null}
          <p className="text-quiet text-[0.875rem]">
            <time dateTime={entry.at}>{momentInWords(new Date(entry.at), new Date(now))}</time>
            {entry.author ? `, ${entry.author}` : ''}
            {entry.of ? `, ${entry.of}` : ''}
            {entry.isUndone ? ', undone' : ''}
          </p>
        </li>
      ))}
    </ol>
  );
}
