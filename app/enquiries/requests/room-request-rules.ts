import {
  type Accepted,
  choiceRule,
  type PhoneNumber,
  type Reading,
  readEmail,
  readName,
  textRule,
} from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { fieldLimits } from '#app/forms/shared-field-limits.ts';
import { readDay, readNumber } from '#app/forms/typed-values.ts';
import { addDays, addYears, type Day } from '#app/language/dates.ts';
import { plainLine } from '#platform/clean-text.ts';
import { anyRoom } from './room-request-definition.ts';
import { roomRequestRulesTexts as texts } from './texts.ts';

export const roomRequestLimits = { rooms: 50, adults: 200, children: 100, nights: 60 } as const;

export const roomRequestRequired = ['checkin_date', 'checkout_date', 'adults', 'name', 'email', 'phone'] as const;

interface Context {
  today: Day;
  roomTypes: readonly string[];
  /** How many guests each room takes, by its name. Absent where it is not known. */
  takes?: Readonly<Record<string, number>> | undefined;
  readPhone: (text: string) => Reading<PhoneNumber>;
}

export type RoomRequest = Accepted<ReturnType<typeof roomRequestRules>>;

export function roomRequestRules({ today, roomTypes, takes = {}, readPhone }: Context) {
  const type = choiceRule([anyRoom, ...roomTypes], {
    missing: texts.roomTypeMissing,
    unknown: texts.roomTypeUnknown,
  });
  return {
    checkin_date: (text: string) => readCheckIn(text, today),
    checkout_date: (text: string, values: FormValues) =>
      readCheckOut(text, readCheckIn(values.checkin_date ?? '', today)),
    room_type: (text: string) => type(text || anyRoom),
    // Who leaves these out asks for one room, and comes without children.
    rooms: (text: string, values: FormValues) => readRooms(text, values, takes),
    adults: (text: string) => readNumber(text, { from: 1, to: roomRequestLimits.adults }),
    children: (text: string) => readNumber(plainLine(text) || '0', { from: 0, to: roomRequestLimits.children }),
    children_ages: (text: string, values: FormValues) => readAges(text, values),
    extra_beds: (text: string, values: FormValues) => readExtraBeds(text, values),
    name: readName,
    email: readEmail,
    phone: readPhone,
    special_requests: textRule(fieldLimits.specialRequirements),
  };
}

const readCount = (text = '', from = 0, most: number = roomRequestLimits.rooms) =>
  readNumber(plainLine(text) || String(from), { from, to: most });
const orZero = (reading: Reading<number>) => ('value' in reading ? reading.value : 0);

/** Guests for whom there is no place are asked about: nobody arrives to find too few beds. */
function readRooms(text: string, values: FormValues, takes: Readonly<Record<string, number>>): Reading<number> {
  const rooms = readCount(text, 1);
  const type = values.room_type || anyRoom;
  const places = Object.hasOwn(takes, type) ? takes[type] : Math.max(0, ...Object.values(takes));
  if (!('value' in rooms) || !places) return rooms;
  const adults = readNumber(values.adults ?? '', { from: 1, to: roomRequestLimits.adults });
  const guests = orZero(adults) + orZero(readCount(values.children, 0, roomRequestLimits.children));
  const beds = places * rooms.value + orZero(readCount(values.extra_beds));
  return guests > beds ? { problem: texts.tooMany(guests, beds) } : rooms;
}

function readExtraBeds(text: string, { rooms }: FormValues): Reading<number> {
  const beds = readCount(text);
  return 'value' in beds && beds.value > orZero(readCount(rooms, 1)) ? { problem: texts.extraBeds } : beds;
}

/** Ages are asked for and not needed; where some are told, there is one for each child. */
function readAges(text: string, { children }: FormValues): Reading<number[]> {
  const typed = plainLine(text);
  const ages = typed ? typed.split(/[\s,;]+/).filter(Boolean) : [];
  const read = ages.map((age) => readNumber(age, { from: 0, to: 17 }, texts.ages));
  const isEach = ages.length === 0 || ages.length === orZero(readCount(children, 0, roomRequestLimits.children));
  const known = read.flatMap((age) => ('value' in age ? [age.value] : []));
  return isEach && known.length === ages.length ? { value: known } : { problem: texts.ages };
}

function readCheckIn(text: string, today: Day): Reading<Day> {
  const { arrivalPast: early, arrivalFar: late, arrivalMissing } = texts;
  return readDay(text, { from: today, to: addYears(today, fieldLimits.yearsAhead), early, late }, arrivalMissing);
}

/** Without a day of arrival only that day's sentence is shown. */
function readCheckOut(text: string, checkIn: Reading<Day>): Reading<Day> {
  const arrival = 'value' in checkIn ? checkIn.value : undefined;
  const nights = roomRequestLimits.nights;
  const range = arrival
    ? { from: addDays(arrival, 1), to: addDays(arrival, nights) }
    : { from: '1900-01-01', to: '2199-12-31' };
  return readDay(
    text,
    { ...range, early: texts.departureEarly, late: texts.stayTooLong(nights) },
    texts.departureMissing,
  );
}
