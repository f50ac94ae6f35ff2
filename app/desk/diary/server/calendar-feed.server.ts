import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type FunctionKind, type FunctionState, kindLabels, stateInWords } from '#app/desk/diary/diary-words.ts';
import type { FeedFunction } from './feeds.server.ts';

/** Writes the calendar of a feed (RFC 5545). Times are in UTC, so that no calendar needs to know India's zone. */
export function calendarFeed({ title, functions }: { title: string; functions: FeedFunction[] }): string {
  const calendar = ical({
    name: `Tivoli: ${title}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Tivoli', product: 'Diary', language: 'EN' },
    ttl: 3600,
  });
  for (const row of functions) {
    const state = stateInWords({ state: row.state as FunctionState, rank: row.rank });
    const guests = row.guests ? `, ${row.guests} guests` : '';
    calendar.createEvent({
      id: `${row.reference.toLowerCase()}@tivoli`,
      start: row.starts,
      end: row.ends,
      stamp: row.changed,
      sequence: row.version,
      summary: `${kindLabels[row.kind as FunctionKind]} (${state.toLowerCase()})${guests}`,
      description: row.reference,
      location: [row.spaces.join(' and '), row.house].filter(Boolean).join(', '),
      status: row.state === 'option' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
