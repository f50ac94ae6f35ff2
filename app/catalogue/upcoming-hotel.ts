import { type Day, toDay, todayInIndia } from '#app/language/dates.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { BrandSlug } from './brand.ts';
import { upcomingHotelTexts as texts } from './texts.ts';

export interface UpcomingHotel {
  id: string;
  name: string;
  location: string;
  brand: BrandSlug;
  /** The slug of its own page, once it has one: then it is open. */
  property?: string;
  /** As given, e.g. "Q4 2024"; after that quarter the page says that the day is not known. */
  openingDate: string;
  description: string;
  image: Picture;
}

/** Returns the last day of a quarter such as "Q4 2024", or null if the text names none. */
export function lastDayOfQuarter(text: string): Day | null {
  const match = /^Q([1-4]) (\d{4})$/.exec(text.trim());
  return match ? toDay(Number(match[2]), Number(match[1]) * 3 + 1, 0) : null;
}

/** Returns whether an opening date such as "Q4 2030" lies ahead; words that name no quarter do. */
export function isComing(openingDate: string, today: Day): boolean {
  const lastDay = lastDayOfQuarter(openingDate);
  return lastDay === null || lastDay >= today;
}

export const openBadge = texts.nowOpen;

/** Returns the badge of an upcoming hotel: "Opening Q4 2030", and after its quarter that nobody knows the day. */
export function openingBadge(openingDate: string, today: Day = todayInIndia()): string {
  return isComing(openingDate, today) ? texts.opening(openingDate) : texts.openingUnknown;
}
