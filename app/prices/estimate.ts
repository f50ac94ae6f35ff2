import { type Priced, packageOn } from '#app/catalogue/package-on.ts';
import type { HouseRules, TaxRate } from '#app/catalogue/property.ts';
import type { PackageKind } from '#app/catalogue/property-fields/price-fields.ts';
import { type DayExactness, firstPossibleDay, lastPossibleDay } from '#app/enquiries/functions/event-functions.ts';
import { addDays, type Day } from '#app/language/dates.ts';
import { lookUp } from '#platform/look-up.ts';

/* What an event and its rooms cost, as a range of whole rupees. It is an estimate: the team makes the price. */

export interface EstimatedFunction {
  /** A kind of function, or of event, as forms have them. */
  kind: string;
  /** Its day, or undefined where it is as open as the event. */
  day?: Day | null | undefined;
  guests: number;
  /** The ages of the children among the guests, where they are known. */
  children?: readonly number[];
}

export interface EstimatedRooms {
  rooms: number;
  nights: number;
  /** The first night. */
  from: Day;
  /** The prices of a night that are possible; the rooms that are asked for have one. */
  prices: readonly number[];
  extraBeds?: number;
}

export interface EstimateFacts {
  packages: readonly Priced[];
  houseRules: HouseRules;
  taxRates: readonly TaxRate[];
  functions: readonly EstimatedFunction[];
  /** All days on which the event may be. */
  days: readonly Day[];
  vegetarian?: boolean;
  rooms?: EstimatedRooms | undefined;
}

export interface EstimateLine {
  /** A kind of function, "rooms" or "tax". */
  what: string;
  low: number;
  high: number;
  /** Guests, or rooms. */
  count?: number;
  nights?: number;
  extraBeds?: number;
  /** The guests that are paid for, where fewer come. */
  least?: number;
  /** Of a tax, such as "GST 18%". */
  name?: string;
}

export interface Estimate {
  low: number;
  high: number;
  lines: EstimateLine[];
  /** Whether nobody has entered the taxes of all that is in it, so that they come to it. */
  plusTaxes: boolean;
  /** The kinds of function for which the house has no price. */
  without: string[];
}

const banquets: PackageKind[] = ['banquet_veg', 'banquet'];
const packagesOfFunction: Record<string, PackageKind[]> = {
  conference: ['day_delegate'],
  meeting: ['day_delegate', 'half_day'],
  mice: ['day_delegate', 'half_day'],
  corporate: ['day_delegate', 'half_day'],
  cocktail: ['cocktail'],
};

/** Returns the kinds of package that a function may have; of a wedding the vegetarian ones alone where that is wished. */
export function packagesFor(kind: string, vegetarian = false): PackageKind[] {
  const own = lookUp(packagesOfFunction, kind);
  return own ?? (vegetarian ? ['banquet_veg'] : banquets);
}

/** How exactly the day is known; where it is not known at all it may be any of the `year`. */
export type EstimatedExactness = DayExactness | 'year';

/**
 * Returns all days on which an event may be: its day, a week before and after, the days of its month from then on, or
 * of a year every fifth, which are of each season and of each weekday in it.
 */
export function possibleDays(day: Day, exactness: EstimatedExactness): Day[] {
  if (exactness === 'year') return Array.from({ length: 73 }, (_, place) => addDays(day, 5 * place));
  const last = lastPossibleDay({ day, exactness });
  const days: Day[] = [];
  for (let one = firstPossibleDay({ day, exactness }); one <= last; one = addDays(one, 1)) days.push(one);
  return days;
}

/** One way in which a part of the estimate can come out, in whole rupees. */
interface Outcome {
  net: number;
  taxes: { name: string; amount: number }[];
  isTaxed: boolean;
  least?: number | undefined;
}

const totalOf = ({ net, taxes }: Outcome) => taxes.reduce((sum, { amount }) => sum + amount, net);

/** Adds up functions and rooms; null where the house has a price for none of them. */
export function estimate(facts: EstimateFacts): Estimate | null {
  const parts: { line: Omit<EstimateLine, 'low' | 'high'>; low: Outcome; high: Outcome }[] = [];
  const without: string[] = [];
  function add(line: Omit<EstimateLine, 'low' | 'high'>, outcomes: Outcome[]) {
    const sorted = outcomes.toSorted((a, b) => totalOf(a) - totalOf(b));
    const [low, high] = [sorted[0], sorted.at(-1)];
    if (low && high) parts.push({ line: { ...line, ...(low.least && { least: low.least }) }, low, high });
    else without.push(line.what);
  }
  for (const one of facts.functions) add({ what: one.kind, count: one.guests }, functionOutcomes(one, facts));
  const { rooms } = facts;
  if (rooms && rooms.prices.length > 0) {
    const { rooms: count, nights, prices, extraBeds = 0 } = rooms;
    const line = { what: 'rooms', count, nights, ...(extraBeds > 0 && { extraBeds }) };
    add(
      line,
      prices.map((price) => roomsOutcome(rooms, price, facts)),
    );
  }
  if (parts.length === 0) return null;
  const lines = parts.map(({ line, low, high }): EstimateLine => ({ ...line, low: low.net, high: high.net }));
  const taxes = taxLines(parts);
  const all = [...lines, ...taxes];
  return {
    low: all.reduce((sum, { low }) => sum + low, 0),
    high: all.reduce((sum, { high }) => sum + high, 0),
    lines: all,
    plusTaxes: parts.some(({ low, high }) => !low.isTaxed || !high.isTaxed),
    without,
  };
}

/** One outcome for each possible day and kind of package. */
function functionOutcomes(one: EstimatedFunction, { packages, days, houseRules, taxRates, vegetarian }: EstimateFacts) {
  const outcomes: Outcome[] = [];
  for (const day of one.day ? [one.day] : days)
    for (const kind of packagesFor(one.kind, vegetarian)) {
      const held = packageOn(packages, { kind, day, guests: one.guests });
      if (!held) continue;
      const { fromGuests = 0 } = held;
      const halves = Math.max(halfPlates(one, houseRules), 2 * fromGuests);
      const net = Math.round((held.price * halves) / 2);
      const isFew = one.guests < fromGuests;
      outcomes.push({ net, ...taxed([{ net, day }], 'events', taxRates), ...(isFew && { least: fromGuests }) });
    }
  return outcomes;
}

/** Twice the plates: a child of some age pays nothing, an older one half. */
function halfPlates({ guests, children = [] }: EstimatedFunction, { childrenFreeAge, childrenHalfAge }: HouseRules) {
  const free = children.filter((age) => age <= (childrenFreeAge ?? -1)).length;
  const half = children.filter((age) => age <= (childrenHalfAge ?? -1)).length - free;
  return 2 * guests - 2 * free - Math.max(0, half);
}

/** The tax of an extra bed is that of its room. */
function roomsOutcome(
  { rooms, nights, from, extraBeds = 0 }: EstimatedRooms,
  price: number,
  { taxRates, houseRules }: EstimateFacts,
): Outcome {
  const night = price * rooms + (houseRules.extraBedPrice ?? 0) * extraBeds;
  const each = Array.from({ length: nights }, (_, after) => ({ net: night, day: addDays(from, after) }));
  return { net: night * nights, ...taxed(each, 'rooms', taxRates, price) };
}

/** The taxes on amounts of some days, each tax of a day rounded to the rupee. */
function taxed(
  amounts: { net: number; day: Day }[],
  scope: string,
  rates: readonly TaxRate[],
  night = 0,
): Pick<Outcome, 'taxes' | 'isTaxed'> {
  const due = amounts.map(({ net, day }) =>
    ratesOn(rates, { scope, day, night }).map(({ name, percent }) => ({
      name: `${name} ${percent}%`,
      amount: Math.round((net * percent) / 100),
    })),
  );
  return { taxes: due.flat(), isTaxed: due.every((ofDay) => ofDay.length > 0) };
}

/** The taxes on events of a day, such as "GST 18%, Cess 1%"; empty where nobody has entered any. */
export function taxesInWords(rates: readonly TaxRate[], day: Day): string {
  return ratesOn(rates, { scope: 'events', day })
    .map(({ name, percent }) => `${name} ${percent}%`)
    .join(', ');
}

/** The rates that hold on a day, for rooms those of the price of the night. */
function ratesOn(rates: readonly TaxRate[], { scope, day, night = 0 }: { scope: string; day: Day; night?: number }) {
  return rates.filter(
    ({ appliesTo, validFrom, validUntil = day, priceFrom = 0, priceUntil = night }) =>
      appliesTo === scope && validFrom <= day && day <= validUntil && priceFrom <= night && night <= priceUntil,
  );
}

/** One line for each tax, with what it comes to in the lowest and in the highest outcome. */
function taxLines(parts: { low: Outcome; high: Outcome }[]): EstimateLine[] {
  const lines = new Map<string, EstimateLine>();
  for (const end of ['low', 'high'] as const)
    for (const { name, amount } of parts.flatMap((part) => part[end].taxes)) {
      const line = lines.get(name) ?? { what: 'tax', name, low: 0, high: 0 };
      lines.set(name, { ...line, [end]: line[end] + amount });
    }
  return [...lines.values()];
}
