import type { Property, TaxRate } from '#app/catalogue/property.ts';
import { listedRooms, withShownPrice } from '#app/catalogue/room-list.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { Day } from '#app/language/dates.ts';
import { type Estimate, type EstimatedExactness, estimate, possibleDays } from './estimate.ts';

/** A house with the taxes that come to its prices. */
export interface PricedHouse {
  property: Pick<Property, 'packages' | 'houseRules' | 'rooms' | 'plan'>;
  taxRates: readonly TaxRate[];
}
export type FindPrices = (slug: string) => Promise<PricedHouse | null>;

/** An estimate is left out rather than that anything else fails. */
export function createFindPrices(catalogue: Pick<Catalogue, 'hotelBySlug' | 'taxRates'>): FindPrices {
  return async (slug) => {
    const [{ value }, taxRates] = await Promise.all([catalogue.hotelBySlug(slug), catalogue.taxRates()]);
    return value.kind === 'found' ? { property: value.property, taxRates: taxRates.value } : null;
  };
}

interface AskedEvent {
  event_type: string;
  event_date: Day;
  day_exactness: EstimatedExactness;
  guest_count: number;
  functions: readonly { kind: string; day: Day | null; guests: number | null }[];
  needs_rooms: boolean;
}

/** Estimates all functions of an event. Its rooms are not in it, because nobody has said for how many nights. */
export function estimateEvent({ property, taxRates }: PricedHouse, asked: AskedEvent): Estimate | null {
  const { event_type: kind, event_date: day, guest_count: guests } = asked;
  const several = asked.functions.map((one) => ({ ...one, guests: one.guests ?? guests }));
  const { packages, houseRules } = property;
  const found = estimate({
    packages,
    houseRules,
    taxRates,
    functions: several.length > 0 ? several : [{ kind, guests }],
    days: possibleDays(day, asked.day_exactness),
  });
  return found && asked.needs_rooms ? { ...found, without: [...found.without, 'rooms'] } : found;
}

interface AskedStay {
  checkin_date: Day;
  checkout_date: Day;
  room_type: string;
  rooms: number;
  extra_beds: number;
}

/** Estimates the nights of a stay; null where the house does not show the price of the room that is asked for. */
export function estimateStay({ property, taxRates }: PricedHouse, asked: AskedStay): Estimate | null {
  const { houseRules, rooms, plan } = property;
  const listed = listedRooms(rooms, plan.fixedRooms);
  const named = listed.filter(({ name }) => name === asked.room_type);
  const shown = (named.length > 0 ? named : listed).map((room) => withShownPrice(room).price.amount);
  const prices = shown.filter((amount) => amount !== null);
  // Of a guest without a wish for a room every one is possible, also those without a price.
  if (prices.length < shown.length || prices.length === 0) return null;
  const { checkin_date: from, extra_beds: extraBeds } = asked;
  const nights = Math.round((Date.parse(asked.checkout_date) - Date.parse(from)) / 86_400_000);
  return estimate({
    packages: [],
    houseRules,
    taxRates,
    functions: [],
    days: [],
    rooms: { rooms: asked.rooms, nights, from, prices, extraBeds: houseRules.extraBedPrice ? extraBeds : 0 },
  });
}
