import { applicationLabels } from '#app/desk/applications/application-labels.ts';
import { historyWords } from '#app/desk/diary/history-words.ts';
import { statusLabels } from '#app/desk/frame/desk-labels.ts';
import type { LeadStatus } from '#app/desk/inbox/inbox.ts';
import { lookUp } from '#platform/look-up.ts';
import type { TimelineEntry } from './enquiry-change.ts';
import { type LostReason, lostReasonLabels } from './lost-reasons.ts';

const mailStates: Record<string, string> = {
  waiting: 'is on its way',
  sent: 'was sent',
  withheld: 'was withheld: this address had enough today',
  bounced: 'was refused by the recipient’s server',
  failed: 'was given up after 24 hours',
};

/** The person whom the acknowledgement went to. */
export type Sender = 'guest' | 'applicant';

/** A sentence for an entry of the timeline. */
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
      return `${labelOf(before?.status)} → ${labelOf(after?.status)}${reasonOf(after?.reason)}`;
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
    case 'function':
      return historyWords(String(after?.reference), before, after ?? {});
    case 'undone':
      return 'Undid the last change.';
    case 'mail': {
      const name = after?.mail === 'alert' ? 'The mail to the team' : `The acknowledgement to the ${sender}`;
      const error = after?.error ? ` (${after.error})` : '';
      return `${name} ${lookUp(mailStates, String(after?.state)) ?? 'was prepared'}${error}.`;
    }
  }
}

function reasonOf(reason: unknown): string {
  const label = lostReasonLabels[reason as LostReason];
  return label ? `: ${label.toLowerCase()}` : '';
}

const editedLabels: Record<string, string> = {
  name: 'name',
  email: 'e-mail',
  phone: 'telephone',
  property: 'property',
  eventType: 'event',
  eventDate: 'date',
  guests: 'guests',
};

/** "Corrected: guests 450 → 650, date 2031-02-14 → 2031-02-15." */
function editedWords(before: Record<string, unknown>, after: Record<string, unknown>): string {
  const parts = Object.entries(after).map(
    ([name, value]) => `${lookUp(editedLabels, name) ?? name} ${before[name] ?? 'not said'} → ${value ?? 'not said'}`,
  );
  return `Corrected: ${parts.join(', ')}.`;
}

function labelOf(status: unknown): string {
  return { ...applicationLabels, ...statusLabels }[status as LeadStatus] ?? String(status);
}
