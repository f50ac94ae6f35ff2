import { exactnessOf, mostGuests } from '#app/enquiries/enquiry-rules.ts';
import { addedNumbers, type FunctionPart, functionField, leftOut } from '#app/enquiries/functions/function-fields.ts';
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
  const exactness = exactnessOf(values);
  const day = dayIn(exactness === 'month' ? `${values.event_month}-01` : values.event_date);
  const main = { kind: values[functionField(1, 'kind')] || values.event_type || 'other', day: null, guests };
  const further = addedNumbers(values).flatMap((number) => {
    const text = (part: FunctionPart) => values[functionField(number, part)];
    const kind = text('kind');
    return kind && kind !== leftOut ? [{ kind, day: dayIn(text('day')), guests: numberIn(text('guests')) }] : [];
  });
  const found = estimateEvent(house, {
    event_type: main.kind,
    event_date: day ?? todayInIndia(),
    day_exactness: day ? exactness : 'year',
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
  const read = readNumber(text, { from: 1, to: mostGuests });
  return 'value' in read ? read.value : null;
}
