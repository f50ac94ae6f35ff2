import { addDays, type Day } from '#app/language/dates.ts';
import { momentInIndia } from './function-times.ts';

/** How a space stands on a day. `ask`: the property does not keep its diary here, or a part of the day is free. */
export type DayStanding = 'open' | 'option' | 'taken' | 'ask';

export interface SpaceDay {
  id: string;
  name: string;
  standing: DayStanding;
}

/** How a property stands on a day, and what is near where it is taken. */
export interface PropertyDay {
  standing: DayStanding;
  /** Days near, nearest first, on which it is open; empty unless the day is taken. */
  near: Day[];
  /** Other properties that are open on that day; empty unless it is taken. */
  elsewhere: { slug: string; name: string }[];
}

/** The answer to a visitor who wishes a property for a day. */
export interface AskedDay extends PropertyDay {
  property: { slug: string; name: string };
  day: Day;
}

/** Something that holds a space, without any word on who or what. */
export interface Hold {
  from: number;
  until: number;
  isOption: boolean;
}

/** The hours of an event day in India, and the free hours in a row that are worth asking for. */
const hours = { from: '09:00', until: '02:00', enough: 6 } as const;

/** Tells how a day stands by what holds the space on it. */
export function standingOf(day: Day, holds: readonly Hold[]): DayStanding {
  const from = momentInIndia(day, hours.from).getTime();
  const until = momentInIndia(addDays(day, 1), hours.until).getTime();
  const here = holds.filter((hold) => hold.from < until && hold.until > from);
  if (here.length === 0) return 'open';
  const promised = here.filter(({ isOption }) => !isOption).sort((a, b) => a.from - b.from);
  if (promised.length === 0) return 'option';
  let free = 0;
  let at = from;
  for (const hold of promised) {
    free = Math.max(free, hold.from - at);
    at = Math.max(at, hold.until);
  }
  return Math.max(free, until - at) >= hours.enough * 3_600_000 ? 'ask' : 'taken';
}

const order: readonly DayStanding[] = ['open', 'option', 'ask', 'taken'];

/** The best of several standings: one open hall makes a day open. Without any, one has to ask. */
export function bestStanding(standings: readonly DayStanding[]): DayStanding {
  return order.find((standing) => standings.includes(standing)) ?? 'ask';
}
