import { sentWords } from '#app/enquiries/confirmation/sent-words.ts';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import { addDays, addYears, type Day } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';

/** The room type of a guest who has no preference; stored as it stands. */
export const anyRoom = 'Any';

interface Facts {
  hotelSlug: string;
  roomTypes: readonly string[];
  /** Name of the room that is preselected. */
  room: string | undefined;
  today: Day;
}

export function roomRequestDefinition({ hotelSlug, roomTypes, room, today }: Facts): FormDefinition {
  const last = addYears(today, limits.yearsAhead);
  return {
    id: 'room',
    fields: [
      { name: 'checkin_date', label: 'Check-in', kind: 'date', required: true, min: today, max: last },
      { name: 'checkout_date', label: 'Check-out', kind: 'date', required: true, min: addDays(today, 1) },
      {
        name: 'room_type',
        label: 'Room type',
        kind: 'select',
        value: room ?? anyRoom,
        options: [anyRoom, ...roomTypes].map((name) => ({ value: name, label: name })),
      },
      { name: 'rooms', label: 'Rooms', kind: 'count', value: '1', maxLength: 3 },
      { name: 'adults', label: 'Adults', kind: 'count', required: true, value: '2', maxLength: 3 },
      { name: 'children', label: 'Children', kind: 'count', value: '0', maxLength: 3 },
      { name: 'name', label: 'Name', kind: 'text', required: true, autoComplete: 'name', maxLength: limits.name },
      { name: 'email', label: 'Email', kind: 'email', required: true, autoComplete: 'email', maxLength: limits.email },
      {
        name: 'phone',
        label: 'Phone',
        kind: 'tel',
        required: true,
        autoComplete: 'tel',
        maxLength: limits.phone,
        placeholder: '+91',
      },
      {
        name: 'special_requests',
        label: 'Special requests',
        kind: 'textarea',
        wide: true,
        maxLength: limits.specialRequirements,
      },
    ],
    submitLabel: 'Request Rooms',
    sent: sentWords.room,
    failure: { title: 'Submission Failed', message: 'An unexpected error occurred' },
    action: paths.requestRoom(hotelSlug, room),
    sendTo: paths.formSend('room'),
    hidden: { hotel_id: hotelSlug },
  };
}
