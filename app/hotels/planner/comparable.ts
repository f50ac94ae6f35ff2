import { layoutName } from '#app/catalogue/layout-name.ts';
import { standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import type { Property } from '#app/catalogue/property.ts';
import { guestsIn, onRequest } from '#app/catalogue/space-figures.ts';
import { roomPriceTexts as money } from '#app/catalogue/texts.ts';
import { formatInr } from '#app/language/money.ts';
import { openingInWords } from '#app/language/opening-hours.ts';
import type { Picture } from '#platform/images/picture.ts';
import { compareTexts as texts } from './texts.ts';

/** The facts of a venue for its column, by the row's name; a row without a fact stays empty. */
export interface Comparable {
  slug: string;
  name: string;
  picture: Picture | undefined;
  facts: Record<string, string>;
}

function lowestPrice({ rooms }: Property): string | undefined {
  const shown = rooms.flatMap(({ price }) => (price.amount !== null && !price.note ? [price.amount] : []));
  return shown.length > 0 ? texts.fromANight(formatInr(Math.min(...shown))) : undefined;
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
    [texts.location]: [address.city, address.state].filter(Boolean).join(', '),
    [texts.eventCapacity]: quickStats.eventCapacity && texts.guests(quickStats.eventCapacity),
    [texts.spaces]: spaces.map((space) => space.name).join(', '),
    [texts.largestArea]: largest > 0 ? texts.squareFeet(largest.toLocaleString('en-IN')) : undefined,
    ...Object.fromEntries(standardLayouts.map((layout) => [layoutName(layout), best(layout, property)])),
    [texts.rooms]: quickStats.rooms
      ? String(quickStats.rooms)
      : rooms.length > 0
        ? rooms.map((room) => room.name).join(', ')
        : '',
    [texts.roomRates]: rooms.length > 0 ? (lowestPrice(property) ?? rooms[0]?.price.note ?? money.contactForRates) : '',
    [texts.dining]: dining.length > 0 ? dining.map((venue) => venue.name).join(', ') : catering && texts.catering,
    [texts.parking]: policies.parking,
    [texts.checkIn]: openingInWords(policies.checkIn),
    [texts.cancellation]: openingInWords(policies.cancellation),
  };
  const given = Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]));
  return { slug, name, picture: featuredImage, facts: Object.fromEntries(given) };
}
