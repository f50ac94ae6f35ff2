import { type EventType, eventTypes } from '#app/catalogue/event-type.ts';
import type { NextStep } from '#app/desk/enquiry/next-step.ts';
import { readProperty } from '#app/desk/frame/read-property.ts';
import { englishFunctions } from '#app/enquiries/functions/english-words.ts';
import {
  type DayExactness,
  type EventFunction,
  formatEventDay,
  functionRows,
  functionsNow,
} from '#app/enquiries/functions/event-functions.ts';
import { formatDay } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';
import { eventTypeOptions, labelOf } from '#content/option-lists.ts';

/** The statuses of a lead. The desk changes a booking's status together with its lead's. */
export const statusLabels = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  lost: 'Lost',
};
export type LeadStatus = keyof typeof statusLabels;
export const leadStatuses = Object.keys(statusLabels) as LeadStatus[];

/** Whether something is still to be done: it is neither confirmed nor lost. */
export const isOpenStatus = (status: LeadStatus) => status !== 'converted' && status !== 'lost';

export const sourceLabels = {
  venue_booking: 'Website',
  room_booking: 'Room request',
  website_contact: 'Contact form',
  phone_inquiry: 'Phone',
  loyalty: 'Loyalty',
};
export type LeadSource = keyof typeof sourceLabels;
const leadSources = Object.keys(sourceLabels) as LeadSource[];

/** How a family came to us. The source is only the form in which its enquiry stands. */
export const cameByLabels = {
  phone: 'Phone',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  'wedding-portal': 'Wedding portal',
  fair: 'Fair',
  website: 'Website',
};
export type CameBy = keyof typeof cameByLabels;
export const waysToCome = Object.keys(cameByLabels) as CameBy[];

export const viewLabels = {
  unanswered: 'Unanswered',
  'due-today': 'Due today',
  overdue: 'Overdue',
  steps: 'To do',
  mine: 'Mine',
  quarantine: 'Quarantine',
  spam: 'Spam',
  bounced: 'Bounced',
  all: 'All',
};
export type InboxView = keyof typeof viewLabels;
export const inboxViews = Object.keys(viewLabels) as InboxView[];

/** The views that are sorted by deadline, earliest first; in “Mine”, what is answered follows. The others are newest first. */
export function isSortedByDeadline(view: InboxView): boolean {
  return ['unanswered', 'overdue', 'due-today', 'steps', 'mine', 'quarantine'].includes(view);
}

/** The filters in the address of the inbox. It holds nothing about a visitor: a search posts its words. */
export interface InboxFilter {
  view: InboxView;
  property: string | null;
  event: EventType | null;
  status: LeadStatus | null;
  source: LeadSource | null;
  /** A person of staff, or nobody. */
  owner: string | null;
  /** The position at which the previous page ended. */
  before: string | null;
}

/** The value of `owner` for an enquiry that nobody has taken yet. */
export const nobody = 'nobody';

/** Reads the filters from an address. One that there is not throws, for without it more would be listed than was asked for. */
export function readInboxFilter(query: URLSearchParams): InboxFilter {
  const known = <Value extends string>(name: string, find: (text: string) => Value | undefined) => {
    const text = query.get(name);
    const value = text ? find(text) : null;
    if (value === undefined) throw new Response(`The inbox has no such filter: ${name}.`, { status: 404 });
    return value;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    known(name, (text) => values.find((value) => value === text));
  const word = (name: string) => known(name, (text) => (/^[\w.:+-]{1,100}$/.test(text) ? text : undefined));
  return {
    view: oneOf('view', inboxViews) ?? 'unanswered',
    property: readProperty(query),
    event: oneOf('event', eventTypes),
    status: oneOf('status', leadStatuses),
    source: oneOf('source', leadSources),
    owner: word('owner'),
    before: word('before'),
  };
}

export interface Judged {
  /** Whether it is held back for a person to check, was released, or was marked as spam. */
  quarantine: 'none' | 'held' | 'released' | 'spam';
}

/** Whether no mail is sent about it, and it is left out of all counts but that of what is held back. */
export function isHeld({ quarantine }: Judged): boolean {
  return quarantine === 'held' || quarantine === 'spam';
}

export type Judgement = 'released' | 'spam';

/** Whether staff may judge it so: what is held back either way, spam as released, and what is new as spam. */
export function mayJudge({ quarantine, isNew }: Judged & { isNew: boolean }, to: Judgement): boolean {
  if (quarantine === 'held') return true;
  return to === 'spam' ? quarantine !== 'spam' && isNew : quarantine === 'spam';
}

export interface InboxRow extends Judged {
  id: string;
  reference: string;
  source: LeadSource;
  cameBy: CameBy;
  name: string;
  email: string | null;
  phone: string | null;
  /** The language of the page from which it was sent; calls are English. */
  language: Language;
  property: string | null;
  eventType: string | null;
  /** The day of the event, or of arrival. */
  eventDate: string | null;
  dayExactness: DayExactness;
  checkoutDate: string | null;
  guests: number | null;
  /** Empty unless several are asked for. */
  functions: EventFunction[];
  budget: string | null;
  /** The hall or lawn. */
  space: string | null;
  status: LeadStatus;
  /** The reference of the enquiry as which it goes on, if it was merged. */
  mergedInto: string | null;
  owner: string | null;
  /** Grows with each change, so that nobody overwrites a change that they have not seen. */
  version: number;
  /** What is to be done next. */
  step: NextStep | null;
  /** Why it was held back; empty if it never was. */
  reasons: string[];
  createdAt: Date;
  dueAt: Date;
  answeredAt: Date | null;
}

/** What stands as an enquiry's status: one that was merged ends as lost, and is not. */
export function statusLabelOf({ status, mergedInto }: Pick<InboxRow, 'status' | 'mergedInto'>): string {
  return mergedInto ? 'Merged' : statusLabels[status];
}

/** Whether it is still to be worked on, and its owner has left or sees enquiries no more. */
export function isLeft({ owner, status, mergedInto }: InboxRow, present: readonly string[]): boolean {
  return owner !== null && !present.includes(owner) && isOpenStatus(status) && !mergedInto;
}

/** Returns how a family came: by a form of the website, or by what a colleague was told. */
export function cameByOf({ cameBy, source }: Pick<InboxRow, 'cameBy' | 'source'>): string {
  return cameBy === 'website' ? sourceLabels[source] : cameByLabels[cameBy];
}

/** Whether somebody has to plan what is done next: it was answered and is still open. */
export function lacksStep({ status, answeredAt, mergedInto, step, quarantine }: InboxRow): boolean {
  return isOpenStatus(status) && !mergedInto && !isHeld({ quarantine }) && answeredAt !== null && step === null;
}

/** Another enquiry for the same day and house, and what else connects them. */
export interface PossibleDouble {
  reference: string;
  name: string;
  sameName: boolean;
  /** Both ask for the same hall. */
  sameSpace: boolean;
  sameContact: boolean;
}

/** Returns "same day and house, same name". */
export function doubleInWords({ sameContact, sameName, sameSpace }: PossibleDouble): string {
  const more = [sameContact && 'same contact', sameName && 'same name', sameSpace && 'same hall'];
  return ['same day and house', ...more].filter(Boolean).join(', ');
}

/** The count of each view, up to `most`, and when the first of those that are held back has to be answered. */
export type InboxCounts = Record<Exclude<InboxView, 'all'>, number> & { heldDue: Date | null };

/** How the promised time was kept in the last 30 days. */
export interface PromiseFigures {
  /** The median time from arrival to first answer, in milliseconds; null if nothing was answered. */
  median: number | null;
  /** The share of the answered and overdue enquiries that were answered in time, 0 to 1. */
  inTime: number | null;
}

export const countedMost = 1000;

/** Returns "12", or "999+". */
export function countInWords(count: number): string {
  return count >= countedMost ? `${countedMost - 1}+` : String(count);
}

/** Returns the kind of event or stay that an enquiry is about. */
export function subjectOf({ eventType, source, checkoutDate }: InboxRow): string {
  if (eventType) return labelOf(eventTypeOptions.enquiry, eventType as EventType);
  if (checkoutDate) return 'Stay';
  return source === 'loyalty' ? 'Loyalty' : 'Question';
}

/** Returns the day of an enquiry, and that it is open if it is; null if no day is known. */
export function dayOf(
  { eventDate: day, dayExactness: exactness }: Pick<InboxRow, 'eventDate' | 'dayExactness'>,
  format = formatDay,
): string | null {
  return day && formatEventDay({ day, exactness }, englishFunctions, format);
}

/** Returns "Function 2" and what it is, of each function if there are several. */
export function functionLines(row: InboxRow): [label: string, text: string][] {
  return functionRows(functionsNow(row), subjectOf(row), englishFunctions);
}

/** Whether an enquiry is for an event; a stay keeps the days that its guest chose. */
export function isForEvent(source: LeadSource): boolean {
  return source !== 'room_booking' && source !== 'loyalty';
}
