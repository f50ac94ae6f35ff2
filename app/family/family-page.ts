import type { SentEnquiry } from '#app/enquiries/enquiry.ts';
import type { Day } from '#app/language/dates.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { ActBefore, ActRecord, EventPlan, FamilyAct } from './family-acts.ts';

/** How things stand for the family: who acts next, and whether it is over. */
export type FamilyState = 'waiting' | 'answered' | 'confirmed' | 'closed' | 'withdrawn';
export type ApplicationState = 'new' | 'reviewed' | 'shortlisted' | 'hired' | 'rejected';

/** An entry of the timeline that its own family reads. `visited` is a visit that the team has confirmed. */
export interface PageAct extends Omit<ActRecord, 'act'> {
  id: string;
  at: Date;
  act: FamilyAct | 'visited';
  before: ActBefore | null;
  note: string | null;
}

/** A hall that is held for this enquiry. What others hold, and in which order they wait, is never told. */
export interface HeldFunction {
  reference: string;
  spaces: string[];
  starts: Date;
  /** The moment until which it is held; null if it is promised. */
  until: Date | null;
}

/** What a family reads on its own page. */
export interface FamilyPage {
  kind: 'enquiry' | 'room' | 'message' | 'application';
  reference: string;
  /** Null for relatives, and where it could be anything but a name. */
  name: string | null;
  readsOnly: boolean;
  state: FamilyState;
  application: ApplicationState | null;
  dueAt: Date;
  answeredAt: Date | null;
  /** The colleague who looks after it, if one has taken it on. */
  colleague: string | null;
  /** What was sent, as it stands now; of an event enquiry the summary, of all others the rows. */
  summary: SentEnquiry | null;
  rows: [string, string][];
  held: HeldFunction[];
  /** What the family did since, and the visits that the team has confirmed; the oldest first. */
  acts: PageAct[];
  /** Day, guests and functions as they stand now; null where there is no event. */
  plan: EventPlan | null;
  house: FamilyHouse | null;
}

export interface FamilyHouse {
  slug: string;
  name: string;
  address: string;
  /** The ways to it, such as the nearest metro station. */
  ways: string[];
  map: string;
  phone: string;
  picture: Picture | undefined;
}

/** The days of a link: after the last day of the event or the stay, of an application, and from its beginning at least. */
export const linkDays = { afterEvent: 60, application: 180, atLeast: 14 } as const;

/** Returns the last moment of a link: its days are counted from the last day of what it is about. */
export function linkEnds(lastDay: Day, createdAt: Date): Date {
  const dayMs = 24 * 60 * 60 * 1000;
  const afterEvent = Date.parse(`${lastDay}T23:59:59+05:30`) + linkDays.afterEvent * dayMs;
  return new Date(Math.max(afterEvent, createdAt.getTime() + linkDays.atLeast * dayMs));
}
