import type { Package } from '#app/catalogue/property.ts';
import { weekdays } from '#app/catalogue/property-fields/price-fields.ts';
import { formatDayOfYear } from '#app/language/dates.ts';
import { packageDaysTexts as texts } from './texts.ts';

/** The packages of one name, which differ by their season or days. */
export interface PackageRow extends Omit<Package, 'price'> {
  prices: { amount: number; days: string }[];
}

export function packageRows(packages: readonly Package[]): PackageRow[] {
  const rows = new Map<string, PackageRow>();
  for (const { price: amount, ...one } of packages) {
    const key = `${one.kind} ${one.name} ${one.fromGuests}`;
    const row = rows.get(key) ?? { ...one, prices: [] };
    rows.set(key, { ...row, prices: [...row.prices, { amount, days: daysOf(one) }] });
  }
  return [...rows.values()];
}

/** When a price holds, such as "15 Oct – 15 Mar · Fri, Sat"; empty where it holds on every day. */
function daysOf({ seasonFrom, seasonUntil, weekdays: only }: Omit<Package, 'price'>): string {
  const season = seasonFrom && seasonUntil && `${formatDayOfYear(seasonFrom)} – ${formatDayOfYear(seasonUntil)}`;
  const named = weekdays.flatMap((day, place) => (only.includes(day) ? (texts.weekdays[place] ?? []) : []));
  return [season, named.join(', ')].filter(Boolean).join(' · ');
}

const plates = ['banquet_veg', 'banquet'] as const;

/** The lowest price of a plate, or of these kinds of package. */
export function lowestPrice(packages: readonly Package[], kinds: readonly string[] = plates): number | undefined {
  const prices = packages.filter(({ kind }) => kinds.includes(kind)).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
