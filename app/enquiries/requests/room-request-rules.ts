import {
  type Accepted,
  choiceRule,
  countRule,
  type PhoneNumber,
  type Reading,
  readEmail,
  readName,
  textRule,
  typedDay,
} from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { fieldLimits } from '#app/forms/shared-field-limits.ts';
import { addDays, addYears, type Day, isDay } from '#app/language/dates.ts';
import { anyRoom } from './room-request-definition.ts';
import { roomRequestRulesTexts as texts } from './texts.ts';

const roomRequestLimits = { rooms: 50, adults: 200, children: 100, nights: 60 } as const;

export const roomRequestRequired = ['checkin_date', 'checkout_date', 'adults', 'name', 'email', 'phone'] as const;

interface Context {
  today: Day;
  roomTypes: readonly string[];
  readPhone: (text: string) => Reading<PhoneNumber>;
}

export type RoomRequest = Accepted<ReturnType<typeof roomRequestRules>>;

export function roomRequestRules({ today, roomTypes, readPhone }: Context) {
  const type = choiceRule([anyRoom, ...roomTypes], {
    missing: texts.roomTypeMissing,
    unknown: texts.roomTypeUnknown,
  });
  return {
    checkin_date: (text: string) => readCheckIn(text, today),
    checkout_date: (text: string, values: FormValues) => readCheckOut(text, values.checkin_date ?? ''),
    room_type: (text: string) => type(text || anyRoom),
    rooms: countRule({ from: 1, to: roomRequestLimits.rooms, empty: 1 }, texts.roomsWrong(roomRequestLimits.rooms)),
    adults: countRule({ from: 1, to: roomRequestLimits.adults }, texts.adultsWrong(roomRequestLimits.adults)),
    children: countRule(
      { from: 0, to: roomRequestLimits.children, empty: 0 },
      texts.childrenWrong(roomRequestLimits.children),
    ),
    name: readName,
    email: readEmail,
    phone: readPhone,
    special_requests: textRule(fieldLimits.specialRequirements, {
      tooLong: texts.requestsTooLong,
    }),
  };
}

function readCheckIn(text: string, today: Day): Reading<Day> {
  const day = dayOf(text);
  if (!day) return { problem: text.trim() ? texts.dateWrong : texts.arrivalMissing };
  if (day < today) return { problem: texts.arrivalPast };
  const last = addYears(today, fieldLimits.yearsAhead);
  return day > last ? { problem: texts.arrivalFar } : { value: day };
}

function readCheckOut(text: string, checkIn: string): Reading<Day> {
  const day = dayOf(text);
  if (!day) return { problem: text.trim() ? texts.dateWrong : texts.departureMissing };
  const arrival = dayOf(checkIn);
  if (!arrival) return { value: day };
  if (day <= arrival) return { problem: texts.departureEarly };
  if (day > addDays(arrival, roomRequestLimits.nights)) return { problem: texts.stayTooLong(roomRequestLimits.nights) };
  return { value: day };
}

function dayOf(text: string): Day | undefined {
  const day = typedDay(text);
  return isDay(day) ? day : undefined;
}
