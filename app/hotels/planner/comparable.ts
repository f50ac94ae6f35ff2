import type { Property } from '#app/catalogue/property.ts';
import { guestsIn, onRequest, standardLayouts } from '#app/catalogue/space-figures.ts';
import { formatInr } from '#app/language/money.ts';
import type { Picture } from '#platform/images/picture.ts';

/** The facts of a venue for its column, by the row's name; a row without a fact stays empty. */
export interface Comparable {
  slug: string;
  name: string;
  picture: Picture | undefined;
  facts: Record<string, string>;
}

/** Formats as "₹20,000", of the cheapest room whose price is a figure. */
function lowestPrice({ rooms }: Property): string | undefined {
  const shown = rooms.flatMap(({ price }) => (price.amount !== null && !price.note ? [price.amount] : []));
  return shown.length > 0 ? `From ${formatInr(Math.min(...shown))} a night` : undefined;
}

/** Returns the largest figure of any space in this layout. */
function best(layout: string, { spaces }: Property): string {
  const known = spaces.flatMap((space) => {
    const guests = guestsIn(layout, space);
    return guests === onRequest ? [] : [`${guests} (${space.name})`];
  });
  return known[0] ?? (spaces.length > 0 ? onRequest : '');
}

export function comparable(property: Property): Comparable {
  const { slug, name, address, quickStats, spaces, rooms, dining, catering, policies, featuredImage } = property;
  const largest = Math.max(0, ...spaces.map(({ areaSqFt = 0 }) => areaSqFt));
  const facts: Record<string, string | undefined> = {
    Location: [address.city, address.state].filter(Boolean).join(', '),
    'Event capacity': quickStats.eventCapacity && `${quickStats.eventCapacity} guests`,
    Spaces: spaces.map((space) => space.name).join(', '),
    'Largest area': largest > 0 ? `${largest.toLocaleString('en-IN')} sq ft` : undefined,
    ...Object.fromEntries(standardLayouts.map((layout) => [layout, best(layout, property)])),
    Rooms: quickStats.rooms
      ? String(quickStats.rooms)
      : rooms.length > 0
        ? rooms.map((room) => room.name).join(', ')
        : '',
    'Room rates': rooms.length > 0 ? (lowestPrice(property) ?? rooms[0]?.price.note ?? 'Contact for rates') : '',
    Dining: dining.length > 0 ? dining.map((venue) => venue.name).join(', ') : catering && 'Catering for events',
    Parking: policies.parking,
    'Check-in': policies.checkIn,
    Cancellation: policies.cancellation,
  };
  const given = Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]));
  return { slug, name, picture: featuredImage, facts: Object.fromEntries(given) };
}
