import { packageOn } from '#app/catalogue/package-on.ts';
import type { HousePrices, TaxRate } from '#app/catalogue/property.ts';
import type { Day } from '#app/language/dates.ts';
import { formatRoughInr } from '#app/language/money.ts';
import { estimate, packagesFor, possibleDays } from './estimate.ts';
import { priceWishesTexts as texts } from './texts.ts';

/** What a visitor may wish of a house beside its spaces. */
export interface PriceWishes {
  /** The most rupees for each guest, without taxes. */
  budget?: number;
  vegetarian?: 'yes';
  alcohol?: 'yes';
  /** The most km by road to the nearest airport. */
  airport?: number;
}

interface Event extends PriceWishes {
  guests: number;
  date?: Day;
}

/** While the day is not known it may be any of a year. */
function daysOf({ date }: Event, today: Day): Day[] {
  return date ? [date] : possibleDays(today, 'year');
}

/** Returns the slugs of the houses that fit all wishes; undefined where nothing is wished. */
export function housesThatFit(
  houses: ReadonlyMap<string, HousePrices>,
  event: Event,
  today: Day,
): ReadonlySet<string> | undefined {
  const { budget, vegetarian, alcohol, airport } = event;
  if (!budget && !vegetarian && !alcohol && !airport) return undefined;
  const days = daysOf(event, today);
  const fitting = [...houses].filter(([, { packages, houseRules: rules }]) => {
    if (vegetarian && rules.vegetarianOnly !== 'yes') return false;
    if (alcohol && rules.alcohol !== 'bar' && rules.alcohol !== 'licence') return false;
    if (airport && !(rules.airportKm && rules.airportKm <= airport)) return false;
    const isPaidFor = (day: Day) =>
      packagesFor('wedding', vegetarian === 'yes').some((kind) => {
        const plate = packageOn(packages, { kind, day, guests: event.guests });
        return plate && budget && plate.price <= budget;
      });
    return !budget || days.some(isPaidFor);
  });
  return new Set(fitting.map(([slug]) => slug));
}

/** Returns "from ₹9.6 lakh for 600 guests, vegetarian"; empty for a house without such a price. */
export function priceFrom(
  prices: HousePrices | undefined,
  event: Event,
  { taxRates, today }: { taxRates: readonly TaxRate[]; today: Day },
): string {
  const vegetarian = event.vegetarian === 'yes';
  const functions = [{ kind: 'wedding', guests: event.guests }];
  if (!prices) return '';
  const { packages, houseRules } = prices;
  const found = estimate({ packages, houseRules, taxRates, functions, days: daysOf(event, today), vegetarian });
  if (!found) return '';
  const words = texts.from(formatRoughInr(found.low), event.guests.toLocaleString('en-IN'), found.plusTaxes);
  return vegetarian ? texts.vegetarian(words) : words;
}
