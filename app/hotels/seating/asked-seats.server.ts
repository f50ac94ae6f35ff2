import type { EventSpace, Property } from '#app/catalogue/property.ts';
import { searchLimits } from '#app/catalogue/space-figures.ts';
import { readNumber } from '#app/forms/typed-values.ts';
import { floorOf, type HallFloor } from './floor-of.ts';
import { mostSeated } from './seating.ts';
import { type Seating, seatingsOf } from './seatings.ts';

/** A space that can be shown with guests in it. */
export interface SeatedSpace {
  id: string;
  name: string;
  floor: HallFloor;
  /** The most guests in each seating that the space is offered for. */
  most: Partial<Record<Seating, number>>;
}

/** How many are shown where nobody has typed a number, if they fit. */
const usualGuests = 300;

/** Returns the spaces of a property of which the area or the capacity is known. */
export function seatedSpaces({ spaces }: Pick<Property, 'spaces'>): SeatedSpace[] {
  return spaces.flatMap((space) => {
    const floor = floorOf(space);
    return floor ? [{ id: space.id, name: space.name, floor, most: mostOf(space, floor) }] : [];
  });
}

function mostOf(space: EventSpace, floor: HallFloor) {
  return Object.fromEntries(seatingsOf(space).map((seating) => [seating, mostSeated(space, floor, seating)]));
}

export interface AskedSeats {
  /** The seatings that the space is offered for. */
  offered: Seating[];
  seating: Seating;
  /** The number that was asked for, or the usual one. */
  guests: number;
  /** As many of them as fit; none where the space is empty. */
  seated: number;
  most: number;
  typed: string;
  problem: string | undefined;
  /** The other spaces that take all the guests in this seating, the smallest first. */
  elsewhere: { id: string; name: string; most: number }[];
}

/** Reads what an address asks for: `guests`, and `setting`, which is dinner unless the space is offered for it. */
export function readAskedSeats(query: URLSearchParams, space: SeatedSpace, all: SeatedSpace[]): AskedSeats {
  const offered = Object.keys(space.most) as Seating[];
  const seating = offered.find((name) => name === query.get('setting')) ?? 'dinner';
  const most = space.most[seating] ?? 0;
  const typed = query.get('guests') ?? '';
  const read = typed ? readNumber(typed, { from: 1, to: searchLimits.guests }) : undefined;
  const guests = read && 'value' in read ? read.value : Math.min(usualGuests, Math.max(...Object.values(space.most)));
  const elsewhere = all
    .filter(({ id }) => id !== space.id)
    .map(({ id, name, most: theirs }) => ({ id, name, most: theirs[seating] ?? 0 }))
    .filter((other) => other.most >= guests)
    .sort((a, b) => a.most - b.most);
  return {
    offered,
    seating,
    guests,
    seated: Math.min(guests, most),
    most,
    typed: typed || String(guests),
    problem: read && 'problem' in read ? read.problem : undefined,
    elsewhere,
  };
}
