import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { formatInr } from '#app/language/money.ts';

/** Returns the prices of a night that the page shows, such as "₹8,000–₹12,000"; undefined where it shows none. */
export function priceRange({ rooms, plan }: Property): string | undefined {
  const shown = listedRooms(rooms, plan.fixedRooms).flatMap(({ price: { amount, note } }) =>
    amount === null || note ? [] : [amount],
  );
  if (shown.length === 0) return undefined;
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  return least === most ? formatInr(least) : `${formatInr(least)}–${formatInr(most)}`;
}
