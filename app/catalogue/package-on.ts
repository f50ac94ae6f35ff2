import type { Day } from '#app/language/dates.ts';
import type { Package } from './property.ts';
import { type PackageKind, weekdays } from './property-fields/price-fields.ts';

/** What a price depends on. */
export type Priced = Pick<Package, 'kind' | 'price' | 'fromGuests' | 'seasonFrom' | 'seasonUntil' | 'weekdays'>;

/** Whether a package holds on a day; its season may go over New Year. */
function holdsOn({ seasonFrom: from, seasonUntil: until, weekdays: only }: Priced, day: Day): boolean {
  const date = day.slice(5);
  const isInSeason = !from || !until || (from <= until ? from <= date && date <= until : from <= date || date <= until);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return isInSeason && (only.length === 0 || only.includes(weekday));
}

const isSpecial = ({ seasonFrom, weekdays: only }: Priced) => Number(Boolean(seasonFrom)) + 2 * Number(only.length > 0);

/**
 * Returns the package of a kind that holds on a day for these guests: one of some weekdays before one of a season, and
 * one of a season before one of all year; among equals the one for the most guests that is not for more than come, else
 * the one for the fewest, which they pay for.
 */
export function packageOn<One extends Priced>(
  packages: readonly One[],
  { kind, day, guests }: { kind: PackageKind; day: Day; guests: number },
): One | undefined {
  const least = ({ fromGuests = 1 }: One) => fromGuests;
  const holding = packages.filter((one) => one.kind === kind && holdsOn(one, day));
  const most = Math.max(...holding.map(isSpecial));
  const special = holding.filter((one) => isSpecial(one) === most).sort((a, b) => least(a) - least(b));
  return special.findLast((one) => least(one) <= guests) ?? special[0];
}
