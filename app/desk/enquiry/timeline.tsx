import { applicationLabels } from '#app/desk/applications/application-labels.ts';
import { historyWords } from '#app/desk/diary/history-words.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { statusLabels } from '#app/desk/inbox/inbox.ts';
import { type ActRecord, actInWords, momentInEnglish } from '#app/family/family-acts.ts';
import { budgetOptions } from '#content/option-lists.ts';
import { lookUp } from '#platform/look-up.ts';
import { lostReasonLabels, type TimelineEntry } from './enquiry-change.ts';
import { type NextStep, stepInWords } from './next-step.ts';

/** The person whom the acknowledgement went to. */
type Sender = 'guest' | 'applicant';

interface TimelineProps {
  entries: TimelineEntry[];
  owners: Record<string, string>;
  now: Date;
  sender?: Sender;
}

export function Timeline({ entries, owners, now, sender }: TimelineProps) {
  const nameOf = (id: unknown) => owners[String(id)] ?? 'somebody who has left';
  return (
    <ol className="timeline ml-1.25 border-l border-line">
      {entries.toReversed().map((entry) => (
        <li
          className="relative pb-5 pl-6"
          key={`${entry.at.getTime()}-${entry.kind}-${entry.author}-${entry.of}`}
          data-kind={entry.kind}
          data-undone={entry.isUndone || undefined}
        >
          <p>{timelineWords(entry, nameOf, sender)}</p>
          {entry.note ? <p className="timeline-note my-1 whitespace-pre-line wrap-anywhere">{entry.note}</p> : null}
          <p className="text-quiet text-[0.875rem]">
            <time dateTime={entry.at.toISOString()}>{momentInWords(entry.at, now)}</time>
            {entry.author ? `, ${entry.author}` : ''}
            {entry.of ? `, ${entry.of}` : ''}
            {entry.isUndone ? ', undone' : ''}
          </p>
        </li>
      ))}
    </ol>
  );
}

const mailNames = (sender: Sender): Record<string, string> => ({
  alert: 'The mail to the team',
  acknowledgement: `The acknowledgement to the ${sender}`,
  act: 'The mail to the team on what the family did',
  link: `The link to the ${sender}’s page`,
  confirm: 'The link that confirms a request for data',
  visit: 'The mail on the agreed visit',
  rejection: 'The rejection',
  invitation: 'The invitation',
});

const mailStates: Record<string, string> = {
  waiting: 'is on its way',
  sent: 'was sent',
  withheld: 'was withheld: this address had enough today',
  bounced: 'was refused by the recipient’s server',
  failed: 'was given up after 24 hours',
};

export function timelineWords(
  { kind, after, before }: TimelineEntry,
  nameOf: (id: unknown) => string,
  sender: Sender = 'guest',
): string {
  switch (kind) {
    case 'arrived':
      return 'It arrived.';
    case 'created':
      return 'Typed in during a phone call.';
    case 'assigned':
      return after?.owner ? `Given to ${nameOf(after.owner)}.` : 'Taken from its owner: nobody has it now.';
    case 'moved':
      return `${labelOf(before?.status)} → ${labelOf(after?.status)}${reasonOf(after?.reason)}${decisionWords(after)}`;
    case 'quarantine':
      return after?.quarantine === 'released' ? 'Released: its mails go out now.' : 'Marked as spam.';
    case 'note':
      return 'Note';
    case 'opened':
      return 'Opened the CV.';
    case 'edited':
      return editedWords(before ?? {}, after ?? {});
    case 'merged':
      return after?.into ? `Merged into ${after.into}.` : `${after?.from} was merged into this enquiry.`;
    case 'family':
      return actInWords(before, after as unknown as ActRecord);
    case 'answered':
      return 'Answered.';
    case 'visit':
      return `A ${after?.what} is agreed: ${momentInEnglish(String(after?.when))}. Both have it in their mail.`;
    case 'step':
      if (after?.interview === null) return 'The interview is over.';
      if (after?.interview) return `Invited again${decisionWords(after)}`;
      return stepWords(before?.step as NextStep | undefined, after?.step as NextStep | null);
    case 'function':
      return historyWords(String(after?.reference), before, after ?? {});
    case 'undone':
      return 'Undid the last change.';
    case 'mail': {
      const name = mailNames(sender)[String(after?.mail)] ?? 'A mail';
      const error = after?.error ? ` (${after.error})` : '';
      return `${name} ${lookUp(mailStates, String(after?.state)) ?? 'was prepared'}${error}.`;
    }
  }
}

function stepWords(before: NextStep | undefined, after: NextStep | null): string {
  if (after) return `Next step: ${stepInWords(after)}.`;
  return before ? `Done: ${stepInWords(before)}.` : 'Done.';
}

/** What an applicant is told with a new status. */
function decisionWords(after: TimelineEntry['after']): string {
  const interview = after?.interview ? `, interview ${momentInEnglish(String(after.interview))}` : '';
  return interview + (after?.mail ? ', with a mail' : '');
}

function reasonOf(reason: unknown): string {
  const label = lookUp<string>(lostReasonLabels, String(reason));
  return label ? `: ${label.toLowerCase()}` : '';
}

/** The fields whose label is not their name. */
const editedLabels = {
  email: 'e-mail',
  phone: 'telephone',
  cameBy: 'came by',
  eventType: 'event',
  eventDate: 'date',
  dayExactness: 'day fixed',
  space: 'hall',
};

/** Returns "Corrected: guests 450 → 650, date 2031-02-14 → 2031-02-15." */
function editedWords(before: Record<string, unknown>, after: Record<string, unknown>): string {
  const parts = Object.entries(after).map(
    ([name, value]) =>
      `${lookUp<string>(editedLabels, name) ?? name} ${valueInWords(name, before[name])} → ${valueInWords(name, value)}`,
  );
  return `Corrected: ${parts.join(', ')}.`;
}

function valueInWords(name: string, value: unknown): unknown {
  const budget = name === 'budget' && budgetOptions.find((option) => option.value === value);
  return budget ? budget.label : (value ?? 'not said');
}

function labelOf(status: unknown): string {
  return lookUp<string>({ ...applicationLabels, ...statusLabels }, String(status)) ?? String(status);
}
