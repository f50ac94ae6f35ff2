import type { FormValues } from '#app/forms/form-types.ts';
import { deskDays, readDay, readNumber } from '#app/forms/typed-values.ts';
import { type Day, todayInIndia } from '#app/language/dates.ts';
import { estimateEvent, type FindPrices } from './estimate-of.ts';
import { estimateInWords } from './estimate-words.ts';

/**
 * Estimates what stands in an enquiry's form so far, in the words of the page; empty without hotel, number or price. A
 * day that is not typed yet may be any of the year. What cannot be read is left out: sending the form tells about it.
 */
export async function estimateTyped(values: FormValues, findPrices: FindPrices): Promise<string> {
  const hotel = values.venue_id?.trim();
  const guests = numberIn(values.guest_count);
  const house = hotel && guests ? await findPrices(hotel) : null;
  if (!house || !guests) return '';
  const isMonth = values.day_exactness === 'month';
  const day = dayIn(isMonth ? `${values.event_month}-01` : values.event_date);
  const main = { kind: values.function_1_kind || values.event_type || 'other', day: null, guests };
  const further = [2, 3, 4, 5, 6].flatMap((number) => {
    const kind = values[`function_${number}_kind`];
    const at = { day: dayIn(values[`function_${number}_day`]), guests: numberIn(values[`function_${number}_guests`]) };
    return kind && kind !== 'none' ? [{ kind, ...at }] : [];
  });
  const found = estimateEvent(house, {
    event_type: main.kind,
    event_date: day ?? todayInIndia(),
    day_exactness: day ? (values.day_exactness ?? 'day') : 'year',
    guest_count: guests,
    functions: [main, ...further],
    needs_rooms: values.needs_rooms === 'yes',
  });
  return estimateInWords(found);
}

function dayIn(text = ''): Day | null {
  const read = readDay(text, deskDays);
  return 'value' in read ? read.value : null;
}

function numberIn(text = ''): number | null {
  const read = readNumber(text, { from: 1, to: 10_000 });
  return 'value' in read ? read.value : null;
}
