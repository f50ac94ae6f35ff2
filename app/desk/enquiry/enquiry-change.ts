import type { FunctionEntry } from '#app/desk/diary/server/function-rows.server.ts';
import { type InboxRow, type LeadStatus, leadStatuses } from '#app/desk/inbox/inbox.ts';
import { type LostReason, lostReasons } from './lost-reasons.ts';

/** A change that staff can make to an enquiry. */
export type EnquiryChange =
  | { kind: 'assign'; owner: string | null }
  /** A lost enquiry has a reason. */
  | { kind: 'move'; to: LeadStatus; reason?: LostReason }
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

/** The change of a function, among the other entries of its enquiry's timeline. */
export function functionEntry({ at, author, reference, before, after }: FunctionEntry): TimelineEntry {
  return { at, author, kind: 'function', before, after: { ...after, reference }, note: null, isUndone: false };
}

/** One enquiry with all its details. */
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
  lostReason: LostReason | 'merged' | null;
  /** The reference of the enquiry that this one was merged into. */
  mergedInto: string | null;
  campaign: Record<string, string>;
  consentAt: string | null;
  timeline: TimelineEntry[];
  /** The change that undo would take back. */
  undoable: TimelineEntry | null;
}

/** Reads the change from a form of the enquiry's page; null where no such form could have sent it. */
export function readChange(form: FormData): { version: number; change: EnquiryChange } | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const version = /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : null;
  if (version === null) return null;
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
