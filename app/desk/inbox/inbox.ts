import { type EventType, eventTypes } from '#app/enquiries/event/event-type.ts';

/** Where a lead stands (part 1, section 7); the desk moves a booking along with it. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** How an enquiry came to us. */
export const leadSources = ['venue_booking', 'room_booking', 'website_contact', 'phone_inquiry', 'loyalty'] as const;
export type LeadSource = (typeof leadSources)[number];

/** What the inbox can be narrowed to with one click. */
export const inboxViews = [
  'unanswered',
  'due-today',
  'overdue',
  'mine',
  'quarantine',
  'spam',
  'bounced',
  'all',
] as const;
export type InboxView = (typeof inboxViews)[number];

/** What stands by its clock, the longest wait on top; every other view is newest first. */
export function isByClock(view: InboxView): boolean {
  return view === 'overdue' || view === 'due-today';
}

/** What the address of the inbox says. Nothing of a visitor stands in it: searching posts its words. */
export interface InboxFilter {
  view: InboxView;
  property: string | null;
  event: EventType | null;
  status: LeadStatus | null;
  source: LeadSource | null;
  /** A person of staff, or nobody. */
  owner: string | null;
  /** Where the page before this one ended. */
  before: string | null;
}

/** Hours from an enquiry's arrival to its answer (the promise of every form), and when the desk begins to warn. */
export const answerHours = { promised: 24, warning: 20 } as const;

/** `owner` of what nobody has taken yet. */
export const nobody = 'nobody';

/** Reads an address; what it does not know counts as not asked for. */
export function readInboxFilter(query: URLSearchParams): InboxFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null;
  const word = (name: string) => {
    const value = query.get(name);
    return value && /^[\w.:+-]{1,100}$/.test(value) ? value : null;
  };
  return {
    view: oneOf('view', inboxViews) ?? 'unanswered',
    property: word('property'),
    event: oneOf('event', eventTypes),
    status: oneOf('status', leadStatuses),
    source: oneOf('source', leadSources),
    owner: word('owner'),
    before: word('before'),
  };
}

export interface Judged {
  /** Held back for a person to look at, let go, or called spam. */
  quarantine: 'none' | 'held' | 'released' | 'spam';
}

/** Whether it counts for nothing and no mail goes out about it. */
export function isHeld({ quarantine }: Judged): boolean {
  return quarantine === 'held' || quarantine === 'spam';
}

export type Judgement = 'released' | 'spam';

/** Whether staff may judge it so: both of what is held back, the one of what was called spam, the other of what is new. */
export function mayJudge({ quarantine, isNew }: Judged & { isNew: boolean }, to: Judgement): boolean {
  if (quarantine === 'held') return true;
  return to === 'spam' ? quarantine !== 'spam' && isNew : quarantine === 'spam';
}

export interface InboxRow extends Judged {
  id: string;
  reference: string;
  source: LeadSource;
  name: string;
  email: string | null;
  phone: string | null;
  /** A hotel's slug. */
  property: string | null;
  eventType: string | null;
  /** The day of the event, or of arrival. */
  eventDate: string | null;
  /** Of a stay: the day of departure. */
  checkoutDate: string | null;
  guests: number | null;
  budget: string | null;
  status: LeadStatus;
  owner: string | null;
  /** Goes up with each change: whoever saw an earlier one does not overwrite it. */
  version: number;
  /** ISO 8601. */
  createdAt: string;
  dueAt: string;
  answeredAt: string | null;
}

/** How many stand in each view, up to `most`. */
export type InboxCounts = Record<Exclude<InboxView, 'all'>, number>;

export const countedMost = 1000;
