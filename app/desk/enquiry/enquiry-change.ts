import type { InboxRow, LeadStatus } from '#app/desk/inbox/inbox.ts';

/** What staff can do with an enquiry. */
export type EnquiryChange =
  | { kind: 'assign'; owner: string | null }
  | { kind: 'move'; to: LeadStatus }
  /** Let go of what was held back: its mails go out now. */
  | { kind: 'release' }
  | { kind: 'spam' }
  | { kind: 'undo' };

/** What became of a change. Only `done` changed anything. */
export type ChangeResult =
  | { kind: 'done' }
  /** Somebody else was faster: who, and when. */
  | { kind: 'conflict'; by: string; at: string | null }
  | { kind: 'refused'; words: string }
  | { kind: 'gone' };

/** One thing that happened, for the timeline. */
export interface TimelineEntry {
  /** ISO 8601. */
  at: string;
  /** Null: the site itself. */
  author: string | null;
  kind: 'arrived' | 'created' | 'assigned' | 'moved' | 'quarantine' | 'note' | 'opened' | 'undone' | 'mail';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  note: string | null;
  isUndone: boolean;
}

/** One enquiry with everything that is known of it. */
export interface EnquiryDetail extends InboxRow {
  /** What the visitor wrote: free words of the booking. */
  words: string | null;
  /** What the lead's notes say, as they were made when it came. */
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
  /** What undo would take back. */
  undoable: TimelineEntry | null;
}
