import { settings, standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { searchLimits } from '#app/catalogue/space-figures.ts';
import type { VenueCriteria } from '#app/catalogue/venue-finder.ts';
import { choiceRule, optional, readForm } from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { fieldLimits } from '#app/forms/shared-field-limits.ts';
import { fieldMessagesTexts as messages } from '#app/forms/texts.ts';
import { readAmount, readDay, readNumber } from '#app/forms/typed-values.ts';
import { addYears, type Day, todayInIndia } from '#app/language/dates.ts';
import type { PriceWishes } from '#app/prices/price-wishes.ts';

export interface FinderQuery extends VenueCriteria, PriceWishes {
  /** The day is passed on to the enquiry; each space says how it stands on it. */
  date?: Day;
}

/** The rule of a field that asks for a number of guests. */
export const readGuests = (text: string) => readNumber(text, { from: 1, to: searchLimits.guests });

/** The rule of a field that asks for a day on which a space is free; the enquiry accepts the same days. */
export function readWishedDay(text: string) {
  const today = todayInIndia();
  return readDay(text, { from: today, to: addYears(today, fieldLimits.yearsAhead) });
}

const oneOf = <Value extends string>(values: readonly Value[]) =>
  optional(choiceRule(values, { unknown: messages.choice }));
const inAddress = new Map(standardLayouts.map((layout) => [layout.toLowerCase(), layout]));

const rules = {
  guests: readGuests,
  layout: oneOf([...inAddress.keys()]),
  setting: oneOf(settings),
  rooms: optional((text) => readNumber(text, { from: 1, to: searchLimits.rooms })),
  date: optional(readWishedDay),
  budget: optional((text) => readAmount(text, { from: 100, to: 1_000_000 })),
  vegetarian: oneOf(['yes']),
  alcohol: oneOf(['yes']),
  airport: optional((text) => readNumber(text, { from: 1, to: 1000 })),
  city: (text: string) => ({ value: text.trim() || null }),
};

/**
 * Reads the criteria in an address, which has a number of guests if something was asked for; what was typed, and what is wrong
 * with it, by field.
 */
export function readFinderQuery(query: URLSearchParams): {
  criteria: FinderQuery | null;
  typed: FormValues;
  problems: FormErrors;
} {
  if (!query.has('guests')) return { criteria: null, typed: {}, problems: {} };
  const typed = Object.fromEntries(Object.keys(rules).map((field) => [field, query.get(field) ?? '']));
  const reading = readForm(rules, typed);
  if ('errors' in reading) return { criteria: null, typed, problems: reading.errors };
  const { guests, layout, ...others } = reading.accepted;
  const wishes = Object.entries({ layout: inAddress.get(layout ?? ''), ...others });
  const criteria: FinderQuery = { guests, ...Object.fromEntries(wishes.filter(([, wish]) => wish)) };
  // A date field shows a day only as it is stored.
  return { criteria, typed: { ...typed, date: others.date ?? '' }, problems: {} };
}
