import { createContext } from 'react-router';
import { exactnessOf, mostGuests } from '#app/enquiries/enquiry-rules.ts';
import { addedNumbers, type FunctionPart, functionField, leftOut } from '#app/enquiries/functions/function-fields.ts';
import { roomRequestLimits } from '#app/enquiries/requests/room-request-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { deskDays, readDay, readNumber } from '#app/forms/typed-values.ts';
import { addDays, type Day, todayInIndia } from '#app/language/dates.ts';
import { estimateEvent, estimateStay, type FindPrices } from './estimate-of.ts';
import { estimateInWords } from './estimate-words.ts';

/** What was typed into a posted form, from which the loader of its page makes the estimate. */
export const typedContext = createContext<FormValues>({});

/** Returns the values of a form that was posted, without a script, by the button of its estimate. */
export function asksForEstimate({ show_estimate: isAsked, ...values }: FormValues): FormValues | undefined {
  return isAsked ? values : undefined;
}

/**
 * Estimates what stands in a form so far, for an event or for rooms, in the words of the page; empty where hotel,
 * number or price are missing. What cannot be read is left out: sending the form tells about it.
 */
export function estimateTyped(values: FormValues, findPrices: FindPrices): Promise<string> {
  return values.hotel_id ? stayTyped(values, values.hotel_id, findPrices) : eventTyped(values, findPrices);
}

async function stayTyped(values: FormValues, hotel: string, findPrices: FindPrices): Promise<string> {
  const [from, until] = [dayIn(values.checkin_date), dayIn(values.checkout_date)];
  if (!from || !until || until <= from || until > addDays(from, roomRequestLimits.nights)) return '';
  const house = await findPrices(hotel);
  const asked = {
    checkin_date: from,
    checkout_date: until,
    room_type: values.room_type ?? '',
    rooms: numberIn(values.rooms) ?? 1,
    extra_beds: numberIn(values.extra_beds) ?? 0,
  };
  return estimateInWords(house && estimateStay(house, asked));
}

/** A day that is not typed yet may be any of the year. */
async function eventTyped(values: FormValues, findPrices: FindPrices): Promise<string> {
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
