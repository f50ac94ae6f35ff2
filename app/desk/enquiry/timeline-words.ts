import { applicationLabels } from '#app/desk/applications/application-labels.ts';
import { statusLabels } from '#app/desk/frame/desk-labels.ts';
import type { LeadStatus } from '#app/desk/inbox/inbox.ts';
import type { TimelineEntry } from './enquiry-change.ts';

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
      return `${labelOf(before?.status)} → ${labelOf(after?.status)}`;
    case 'quarantine':
      return after?.quarantine === 'released' ? 'Released: its mails go out now.' : 'Marked as spam.';
    case 'note':
      return 'Note';
    case 'opened':
      return 'Opened the CV.';
    case 'undone':
      return 'Undid the last change.';
    case 'mail': {
      const name = after?.mail === 'alert' ? 'The mail to the team' : `The acknowledgement to the ${sender}`;
      const error = after?.error ? ` (${after.error})` : '';
      return `${name} ${mailStates[String(after?.state)] ?? 'was prepared'}${error}.`;
    }
  }
}

function labelOf(status: unknown): string {
  return { ...applicationLabels, ...statusLabels }[status as LeadStatus] ?? String(status);
}
