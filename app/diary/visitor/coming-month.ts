import { addMonths } from '#app/diary/diary-month.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { ShownMonth } from './days-section.tsx';

/** A month that is nearly over is not shown any more. */
const fewDays = 24;

/** The open days of the coming month for a property's page; null if the house does not tell its days. */
export async function comingMonth(openDays: OpenDays, hotel: string): Promise<ShownMonth | null> {
  const today = todayInIndia();
  const month = addMonths(today.slice(0, 7), Number(today.slice(8)) > fewDays ? 1 : 0);
  const days = await openDays.month(hotel, month, null);
  return days && { month, days, today };
}
