import type { InboxRow, LeadStatus } from '#app/desk/inbox/inbox.ts';

/** A change that staff can make to an enquiry. */
export type EnquiryChange =
  | { kind: 'assign'; owner: string | null }
  | { kind: 'move'; to: LeadStatus }
  /** Releases an enquiry that was held back: its mails are sent now. */
  | { kind: 'release' }
  | { kind: 'spam' }
  | { kind: 'undo' };

/** The result of a change. Only `done` changed anything. */
export type ChangeResult =
  | { kind: 'done' }
  /** Somebody else changed it first: their name, and the time. */
  | { kind: 'conflict'; by: string; at: string | null }
  | { kind: 'refused'; words: string }
  | { kind: 'gone' };

/** One entry of the timeline. */
export interface TimelineEntry {
  /** ISO 8601. */
  at: string;
  /** Null if the site itself did it. */
  author: string | null;
  kind: 'arrived' | 'created' | 'assigned' | 'moved' | 'quarantine' | 'note' | 'opened' | 'undone' | 'mail';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  note: string | null;
  isUndone: boolean;
}

/** One enquiry with all its details. */
export interface EnquiryDetail extends InboxRow {
  /** The visitor's own text on the booking. */
  words: string | null;
  /** The lead's notes, as they were written when the enquiry came. */
  notes: string | null;
  needsRooms: boolean | null;
  roomType: string | null;
  rooms: number | null;
  adults: number | null;
  children: number | null;
  reasons: string[];
  campaign: Record<string, string>;
  consentAt: string | null;
  timeline: TimelineEntry[];
  /** The change that undo would take back. */
  undoable: TimelineEntry | null;
}
