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
    <ol className="timeline">
      {entries.toReversed().map((entry) => (
        <li
          key={`${entry.at}-${entry.kind}-${entry.author}-${entry.of}`}
          data-kind={entry.kind}
          data-undone={entry.isUndone || undefined}
        >
          <p>{timelineWords(entry, nameOf, sender)}</p>
          {entry.note ? <p className="timeline-note">{entry.note}</p> : null}
          <p className="timeline-when">
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
