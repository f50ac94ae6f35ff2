import { createContext } from 'react-router';
import { exactnessOf, mostGuests } from '#app/enquiries/enquiry-rules.ts';
import { addedNumbers, type FunctionPart, functionField, leftOut } from '#app/enquiries/functions/function-fields.ts';
import { roomRequestLimits } from '#app/enquiries/requests/room-request-rules.ts';
import { type Accepted, optional, readForm } from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { deskDays, readDay, readNumber } from '#app/forms/typed-values.ts';
import { addDays, todayInIndia } from '#app/language/dates.ts';
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
 * number or price are missing, and where anything cannot be read: sending the form tells about it.
 */
export function estimateTyped(values: FormValues, findPrices: FindPrices): Promise<string> {
  return values.hotel_id ? stayTyped(values, values.hotel_id, findPrices) : eventTyped(values, findPrices);
}

async function stayTyped(values: FormValues, hotel: string, findPrices: FindPrices): Promise<string> {
  const read = readForm(stayRules, values);
  if ('errors' in read) return '';
  const { checkin_date: from, checkout_date: until, rooms, extra_beds: beds } = read.accepted;
  if (!from || !until || until <= from || until > addDays(from, roomRequestLimits.nights)) return '';
  const house = await findPrices(hotel);
  const asked = {
    checkin_date: from,
    checkout_date: until,
    room_type: values.room_type ?? '',
    rooms: rooms ?? 1,
    extra_beds: beds ?? 0,
  };
  return estimateInWords(house && estimateStay(house, asked));
}

/** A day that is not typed yet may be any of the year. */
async function eventTyped(values: FormValues, findPrices: FindPrices): Promise<string> {
  const exactness = exactnessOf(values);
  const month = values.event_month && `${values.event_month}-01`;
  const event_date = (exactness === 'month' ? month : values.event_date) ?? '';
  const read = readForm(eventRules, { ...values, event_date });
  const hotel = values.venue_id?.trim();
  if ('errors' in read || !hotel) return '';
  const { event_date: day, guest_count: guests } = read.accepted;
  const house = guests ? await findPrices(hotel) : null;
  if (!house || !guests) return '';
  const main: AskedFunction = {
    kind: values[functionField(1, 'kind')] || values.event_type || 'other',
    day: null,
    guests,
  };
  const functions: AskedFunction[] = [main];
  for (const number of addedNumbers(values)) {
    const text = (part: FunctionPart) => values[functionField(number, part)] ?? '';
    const kind = text('kind');
    if (!kind || kind === leftOut) continue;
    const one = readForm(functionRules, { day: text('day'), guests: text('guests') });
    if ('errors' in one) return '';
    functions.push({ kind, ...one.accepted });
  }
  const found = estimateEvent(house, {
    event_type: main.kind,
    event_date: day ?? todayInIndia(),
    day_exactness: day ? exactness : 'year',
    guest_count: guests,
    functions,
    needs_rooms: values.needs_rooms === 'yes',
  });
  return estimateInWords(found);
}

const day = optional((text: string) => readDay(text, deskDays));
const numberFrom = (from: number, to: number) => optional((text: string) => readNumber(text, { from, to }));
const guests = numberFrom(1, mostGuests);
const eventRules = { event_date: day, guest_count: guests };
const functionRules = { day, guests };
const stayRules = {
  checkin_date: day,
  checkout_date: day,
  rooms: numberFrom(1, roomRequestLimits.rooms),
  extra_beds: numberFrom(0, roomRequestLimits.rooms),
};
type AskedFunction = { kind: string } & Accepted<typeof functionRules>;
