import type { EventType } from '#app/catalogue/event-type.ts';
import { timeOfDay } from '#app/diary/function-times.ts';
import { englishFunctions } from '#app/enquiries/functions/english-words.ts';
import {
  type DayExactness,
  type EventFunction,
  formatEventDay,
  functionInWords,
} from '#app/enquiries/functions/event-functions.ts';
import { type Day, formatMoment, todayInIndia } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';

/** What a family can do on its own page. `share` makes the relatives' link, `close` ends the family's own. */
export const familyActs = [
  'change',
  'message',
  'visit',
  'withdraw',
  'share',
  'unshare',
  'close',
  'copy',
  'erase',
] as const;
export type FamilyAct = (typeof familyActs)[number];

/** The acts that ask for data, which are confirmed from the stored address. */
export const confirmedActs = ['copy', 'erase'] as const;
export type ConfirmedAct = (typeof confirmedActs)[number];

export type VisitKind = 'visit' | 'tasting';

/** An act as the timeline keeps it, in the columns `before` and `after`. */
export interface ActRecord {
  act: FamilyAct;
  what?: VisitKind;
  /** The wished moments of a visit (ISO 8601). */
  wishes?: string[];
  /** The moment of a visit that the team has confirmed (ISO 8601). */
  when?: string;
  /** What was changed, as it is since. */
  day?: Day;
  exactness?: DayExactness;
  guests?: number;
  functions?: EventFunction[];
}

/** What of an event enquiry a family can change. */
export interface EventPlan {
  /** What the event is; null where nobody has said it. */
  type: EventType | null;
  day: Day;
  exactness: DayExactness;
  guests: number;
  /** Empty unless there are several; the main one is the first. */
  functions: EventFunction[];
}

export type ActBefore = Partial<EventPlan>;

/** Returns what a family did, as the team reads it: "Guests 450 → 600." */
export function actInWords(before: ActBefore | null, after: ActRecord): string {
  switch (after.act) {
    case 'change':
      return `The family changed ${changesInWords(before ?? {}, after)}.`;
    case 'message':
      return 'The family wrote more.';
    case 'visit':
      return `The family asks for a ${after.what ?? 'visit'}: ${(after.wishes ?? []).map(momentInEnglish).join(', or ')}.`;
    case 'withdraw':
      return 'The family took it back.';
    case 'share':
      return 'The family made a link for its relatives.';
    case 'unshare':
      return 'The family ended the link of its relatives.';
    case 'close':
      return 'The family ended its own link.';
    case 'copy':
      return 'They ask for their data, and confirmed it from the stored address.';
    case 'erase':
      return 'They ask to be erased, and confirmed it from the stored address.';
  }
}

/** Returns a visit at one of the wished moments (ISO 8601) as what is done next for its lead: the columns of that. */
export function visitStep({ what = 'visit' }: Pick<ActRecord, 'what'>, when: string) {
  const at = new Date(when);
  return { step_kind: what, step_on: todayInIndia(at), step_at: timeOfDay(at), step_words: null };
}

export const momentInEnglish = (at: string) => formatMoment(new Date(at), englishDates);

function changesInWords(before: ActBefore, after: ActRecord): string {
  const day = ({ day, exactness = 'day' }: ActBefore) =>
    day ? formatEventDay({ day, exactness }, englishFunctions) : 'not said';
  const changes = [
    ...(after.day ? [`date ${day(before)} → ${day(after)}`] : []),
    ...(after.guests ? [`guests ${before.guests ?? 'not said'} → ${after.guests}`] : []),
    ...changedFunctions(before.functions, after.functions).map((each) =>
      functionInWords(each, 'Event', englishFunctions),
    ),
  ];
  const left = leftFunctions(before.functions, after.functions).map(
    (each) => `no longer ${functionInWords(each, 'Event', englishFunctions)}`,
  );
  return [...changes, ...left].join('; ');
}

/** Returns the functions that were left out: of their kind there are fewer than before. */
export function leftFunctions(before: EventFunction[] = [], after: EventFunction[] | undefined): EventFunction[] {
  if (!after) return [];
  const known = after.map(wordOf);
  const countOf = (kind: EventFunction['kind'], among: EventFunction[]) =>
    among.filter((each) => each.kind === kind).length;
  return before
    .slice(1)
    .filter((each) => !known.includes(wordOf(each)) && countOf(each.kind, after) < countOf(each.kind, before));
}

/** Returns the functions that are not as one of the earlier ones was. The main one is told by day and guests. */
export function changedFunctions(before: EventFunction[] = [], after: EventFunction[] = []): EventFunction[] {
  const known = before.map(wordOf);
  return after.slice(1).filter((each) => !known.includes(wordOf(each)));
}

/** The same for two functions that are the same, in whichever order their fields stand. */
export const wordOf = ({ kind, day, guests, space }: EventFunction) => JSON.stringify([kind, day, guests, space]);
