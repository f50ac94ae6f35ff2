import { type InboxRow, type LeadStatus, leadStatuses, type PossibleDouble } from '#app/desk/inbox/inbox.ts';
import type { ActRecord } from '#app/family/family-acts.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { Estimate } from '#app/prices/estimate.ts';
import { type NextStep, readStep, stepFields } from './next-step.ts';

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
  | { kind: 'move'; to: LeadStatus; reason?: LostReason; step?: NextStep }
  /** Releases an enquiry that was held back: its mails are sent now. */
  | { kind: 'release' }
  | { kind: 'spam' }
  /** What its family changed since is answered. */
  | { kind: 'answered'; step?: NextStep }
  /** What is to be done next. */
  | { kind: 'step'; step: NextStep }
  /** What was to be done is done, and nothing is planned. */
  | { kind: 'done' }
  /** Confirms one of the times that the family wished for (ISO 8601). */
  | { kind: 'visit'; when: string }
  /** Ends the private links by which the family comes back. */
  | { kind: 'unlink' }
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
    | 'family'
    | 'answered'
    | 'visit'
    | 'step'
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
  /** The row that the visitor sent, and its table. */
  subject: string;
  subjectTable: Exclude<SubmissionTable, 'career_applications'>;
  /** The visitor's own text on the booking. */
  words: string | null;
  /** The lead's notes, as they were written when the enquiry came. */
  notes: string | null;
  needsRooms: boolean | null;
  /** What it may cost, as it came with the enquiry. */
  estimate: Estimate | null;
  roomType: string | null;
  rooms: number | null;
  adults: number | null;
  children: number | null;
  reasons: string[];
  /** How many papers are attached to it, and to those that were merged into it. */
  papers: number;
  /** Others that may be the same family's. */
  doubles: PossibleDouble[];
  campaign: Record<string, string>;
  consentAt: Date | null;
  timeline: TimelineEntry[];
  /** The change that undo would take back. */
  undoable: TimelineEntry | null;
}

/** Returns the visit that the family asks for, if the team has confirmed none since. */
export function visitAsked(timeline: readonly TimelineEntry[]): ActRecord | null {
  const last = timeline.findLast(
    ({ kind, after }) => kind === 'visit' || (kind === 'family' && after?.act === 'visit'),
  );
  return last?.kind === 'family' ? (last.after as unknown as ActRecord) : null;
}

export const noSuchEnquiry = () => new Response('There is no such enquiry.', { status: 404 });

/** Reads which version of a row a form was filled in for; null where no form of the desk could have sent it. */
export function readVersion(form: FormData): number | null {
  const version = String(form.get('version') ?? '');
  return /^\d{1,9}$/.test(version) ? Number(version) : null;
}

/** What was typed of a step that cannot be right, and the sentence about it. */
export interface WrongStep {
  problem: string;
  typed: FormValues;
}

/** The most rows that are judged in one press: those of a page. */
const mostTicked = 50;

/** Reads which of what is held back was ticked, and what becomes of it; null where no such button was pressed. */
export function readTicked(form: FormData) {
  const [, kind] = /^(release|spam)-ticked$/.exec(String(form.get('change') ?? '')) ?? [];
  if (kind !== 'release' && kind !== 'spam') return null;
  const ticked = form.getAll('ticked').flatMap((value) => {
    const [, reference, version] = /^(TV-[0-9A-Z]{6})_(\d{1,9})$/.exec(String(value)) ?? [];
    return reference && version ? [{ reference, version: Number(version) }] : [];
  });
  return { kind, ticked: ticked.slice(0, mostTicked) } as const;
}

/** Reads the change from a form of the enquiry's page; null where no such form could have sent it. */
export function readChange(form: FormData): { version: number; change: EnquiryChange } | WrongStep | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const version = readVersion(form);
  if (version === null) return null;
  const kind = text('change');
  const mayHaveStep = (kind === 'move' || kind === 'answered') && text('step_kind') !== '';
  const typed = Object.fromEntries(stepFields.map((name) => [name, text(name)]));
  const reading = kind === 'step' || mayHaveStep ? readStep(typed, todayInIndia()) : undefined;
  if (reading && 'errors' in reading) return { problem: Object.values(reading.errors).join('. '), typed };
  const step = reading?.accepted;
  switch (kind) {
    case 'assign':
      return { version, change: { kind, owner: text('owner') || null } };
    case 'move': {
      const to = leadStatuses.find((status) => status === text('to'));
      const reason = lostReasons.find((known) => known === text('reason'));
      if (!to || (text('reason') && !reason)) return null;
      return { version, change: { kind, to, ...(to === 'lost' && reason && { reason }), ...(step && { step }) } };
    }
    case 'answered':
      return { version, change: { kind, ...(step && { step }) } };
    case 'step':
      return step ? { version, change: { kind, step } } : null;
    case 'visit':
      return { version, change: { kind, when: text('when') } };
    case 'release':
    case 'spam':
    case 'done':
    case 'unlink':
    case 'undo':
      return { version, change: { kind } };
    default:
      return null;
  }
}
