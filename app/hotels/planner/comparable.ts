import { cityAndState } from '#app/catalogue/city-and-state.ts';
import { layoutName } from '#app/catalogue/layout-name.ts';
import { standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { guestsIn, largestCapacity, onRequest } from '#app/catalogue/space-figures.ts';
import { roomPriceTexts as money } from '#app/catalogue/texts.ts';
import { areaInWords } from '#app/language/area.ts';
import { formatInr } from '#app/language/money.ts';
import { openingInWords } from '#app/language/opening-hours.ts';
import { alcoholAnswer, musicUntil, vegetarianAnswer, wayToAirport } from '#app/prices/house-rules.ts';
import { lowestPrice } from '#app/prices/package-rows.ts';
import { comparedPricesTexts as prices } from '#app/prices/texts.ts';
import { compareTexts as texts } from './texts.ts';

function lowestRate({ rooms }: Property): string | undefined {
  const shown = rooms.flatMap(({ price }) => (price.amount !== null && !price.note ? [price.amount] : []));
  return shown.length > 0 ? texts.fromANight(formatInr(Math.min(...shown))) : undefined;
}

const aGuest = (price: number | undefined) => (price === undefined ? '' : prices.from(formatInr(price)));

/** Returns the most guests that one space takes, and on a line of its own its name. */
function largestSpace({ spaces }: Property): string | undefined {
  const sized = spaces.map(({ name, capacity }) => ({ name, guests: largestCapacity(capacity) ?? 0 }));
  const [first] = sized.sort((a, b) => b.guests - a.guests);
  return first && first.guests > 0 ? `${texts.guests(first.guests.toLocaleString('en-IN'))}\n${first.name}` : undefined;
}

/** Returns the largest figure of any space in this layout. */
function best(layout: string, { spaces }: Property): string {
  const known = spaces.flatMap((space) => {
    const guests = guestsIn(layout, space);
    return guests === onRequest ? [] : [`${guests} (${space.name})`];
  });
  return known[0] ?? (spaces.length > 0 ? onRequest : '');
}

/** The facts of a venue for its column, by the row's name; a row without a fact stays empty. */
export function comparable(property: Property) {
  const { slug, name, address, quickStats, spaces, rooms, dining, catering, policies, featuredImage, plan } = property;
  const { parkingPlaces } = property.houseRules;
  const largest = Math.max(0, ...spaces.map(({ areaSqFt = 0 }) => areaSqFt));
  const facts: Record<string, string | undefined> = {
    [texts.location]: cityAndState(address),
    [texts.largestSpace]: largestSpace(property),
    [texts.eventCapacity]:
      quickStats.eventCapacity &&
      [texts.guests(quickStats.eventCapacity), plan.tileNotes?.eventCapacity].filter(Boolean).join('\n'),
    [texts.spaces]: spaces.map((space) => space.name).join(', '),
    [texts.largestArea]: largest > 0 ? areaInWords(largest) : undefined,
    ...Object.fromEntries(standardLayouts.map((layout) => [layoutName(layout), best(layout, property)])),
    [texts.rooms]:
      quickStats.rooms || rooms.length > 0
        ? [
            quickStats.rooms || onRequest,
            listedRooms(rooms, plan.fixedRooms)
              .map((room) => room.name)
              .join(', '),
          ]
            .filter(Boolean)
            .join('\n')
        : '',
    [texts.roomRates]: rooms.length > 0 ? (lowestRate(property) ?? rooms[0]?.price.note ?? money.contactForRates) : '',
    [prices.plate]: aGuest(lowestPrice(property.packages)),
    [prices.delegate]: aGuest(lowestPrice(property.packages, ['day_delegate'])),
    [prices.vegetarianOnly]: vegetarianAnswer(property),
    [prices.alcohol]: alcoholAnswer(property),
    [prices.music]: openingInWords(musicUntil(property) ?? ''),
    [prices.airport]: wayToAirport(property) ?? property.transportation.airport,
    [texts.dining]: dining.length > 0 ? dining.map((venue) => venue.name).join(', ') : catering && texts.catering,
    [texts.parking]: parkingPlaces ? texts.cars(parkingPlaces.toLocaleString('en-IN')) : policies.parking,
    [texts.checkIn]: openingInWords(policies.checkIn),
    [texts.cancellation]: openingInWords(policies.cancellation),
  };
  const given = Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]));
  return { slug, name, picture: featuredImage, facts: Object.fromEntries<string>(given) };
}
