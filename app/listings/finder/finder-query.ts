import { settings, standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { searchLimits } from '#app/catalogue/space-figures.ts';
import type { VenueCriteria } from '#app/catalogue/venue-finder.ts';
import { type Day, isDay } from '#app/language/dates.ts';

export interface FinderQuery extends VenueCriteria {
  /** The day is passed on to the enquiry; each space says how it stands on it. */
  date?: Day;
}

/** Reads the criteria in an address; null if it has no number of guests. Invalid values are left out. */
export function readFinderQuery(query: URLSearchParams): FinderQuery | null {
  const guests = wholeNumber(query.get('guests'), searchLimits.guests);
  if (guests === undefined) return null;
  const layout = standardLayouts.find((known) => known.toLowerCase() === query.get('layout'));
  const setting = settings.find((known) => known === query.get('setting'));
  const rooms = wholeNumber(query.get('rooms'), searchLimits.rooms);
  const city = query.get('city')?.slice(0, 60);
  const date = query.get('date') ?? '';
  return {
    guests,
    ...(layout && { layout }),
    ...(setting && { setting }),
    ...(rooms && { rooms }),
    ...(city && { city }),
    ...(isDay(date) && { date }),
  };
}

export function wholeNumber(text: string | null, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
