import { type InboxRow, type LeadStatus, leadStatuses } from '#app/desk/inbox/inbox.ts';

/** Why an enquiry was lost. An enquiry that is merged into another one ends here too; nobody chooses that. */
export const lostReasonLabels = {
  price: 'Price',
  date: 'The date was not free',
  size: 'Too small or too large',
  place: 'Too far away',
  'other-house': 'Went to another house',
  'no-answer': 'No answer',
  cancelled: 'The event was cancelled',
  other: 'Another reason',
};
type LostReason = keyof typeof lostReasonLabels;
const lostReasons = Object.keys(lostReasonLabels) as LostReason[];

export type EnquiryChange =
  | { kind: 'assign'; owner: string | null }
  | { kind: 'move'; to: LeadStatus; reason?: LostReason }
  /** Releases an enquiry that was held back: its mails are sent now. */
  | { kind: 'release' }
  | { kind: 'spam' }
  | { kind: 'undo' };

export type Refusal =
  /** Somebody else changed it first: their name, and the time. */
  { kind: 'conflict'; by: string; at: Date | null } | { kind: 'refused'; words: string } | { kind: 'gone' };

export type ChangeResult = { kind: 'done' } | Refusal;

export function refused(words: string): Extract<Refusal, { kind: 'refused' }> {
  return { kind: 'refused', words };
}

export interface TimelineEntry {
  at: Date;
  /** Null if the site itself did it. */
  author: string | null;
  kind:
    | 'arrived'
    | 'created'
    | 'assigned'
    | 'moved'
    | 'quarantine'
    | 'note'
    | 'opened'
    | 'undone'
    | 'edited'
    | 'merged'
    | 'mail'
    | 'function';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  note: string | null;
  isUndone: boolean;
  /** Of which enquiry it is, if another one was merged into this. */
  of?: string;
}

export interface EnquiryDetail extends InboxRow {
  /** The visitor's own text on the booking. */
  words: string | null;
  /** The lead's notes, as they were written when the enquiry came. */
  notes: string | null;
  needsRooms: boolean | null;
  /** The hall or lawn. */
  space: string | null;
  roomType: string | null;
  rooms: number | null;
  adults: number | null;
  children: number | null;
  reasons: string[];
  /** The reference of the enquiry that this one was merged into. */
  mergedInto: string | null;
  campaign: Record<string, string>;
  consentAt: Date | null;
  timeline: TimelineEntry[];
  /** The change that undo would take back. */
  undoable: TimelineEntry | null;
}

export const noSuchEnquiry = () => new Response('There is no such enquiry.', { status: 404 });

/** Reads the change from a form of the enquiry's page; null where no such form could have sent it. */
export function readChange(form: FormData): { version: number; change: EnquiryChange } | null {
  const text = (name: string) => String(form.get(name) ?? '');
  if (!/^\d{1,9}$/.test(text('version'))) return null;
  const version = Number(text('version'));
  const kind = text('change');
  switch (kind) {
    case 'assign':
      return { version, change: { kind, owner: text('owner') || null } };
    case 'move': {
      const to = leadStatuses.find((status) => status === text('to'));
      const reason = lostReasons.find((known) => known === text('reason'));
      return to ? { version, change: { kind, to, ...(to === 'lost' && reason && { reason }) } } : null;
    }
    case 'release':
    case 'spam':
    case 'undo':
      return { version, change: { kind } };
    default:
      return null;
  }
}
