import { sentFactsTexts as facts } from '#app/enquiries/confirmation/texts.ts';
import { emailField, nameField, phoneField } from '#app/enquiries/contact-fields.ts';
import { formLabelsTexts as shared } from '#app/enquiries/texts.ts';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { addDays, addYears, type Day } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { requestRoomTexts as texts } from './texts.ts';

/** The room type of a guest who has no preference. It is stored in English. */
export const anyRoom = 'Any';

/** Returns the name of a stored room type. Only "Any" is translated: to the page's language, unless `any` is given. */
export function roomTypeLabel(name: string, any: string = facts.anyRoom): string {
  return name === anyRoom ? any : name;
}

interface Facts {
  hotelSlug: string;
  roomTypes: readonly string[];
  room: string | undefined;
  today: Day;
}

export function roomRequestDefinition({ hotelSlug, roomTypes, room, today }: Facts): FormDefinition {
  const last = addYears(today, limits.yearsAhead);
  return {
    id: 'room',
    fields: [
      { name: 'checkin_date', label: texts.checkIn, kind: 'date', required: true, min: today, max: last },
      { name: 'checkout_date', label: texts.checkOut, kind: 'date', required: true, min: addDays(today, 1) },
      {
        name: 'room_type',
        label: texts.roomType,
        kind: 'select',
        value: room ?? anyRoom,
        options: [anyRoom, ...roomTypes].map((name) => ({ value: name, label: roomTypeLabel(name) })),
      },
      { name: 'rooms', label: texts.rooms, kind: 'count', min: '1', value: '1' },
      { name: 'adults', label: texts.adults, kind: 'count', min: '1', required: true, value: '2' },
      { name: 'children', label: texts.children, kind: 'count', value: '0' },
      { name: 'children_ages', label: texts.childrenAges, kind: 'text', hint: texts.agesHint },
      { name: 'extra_beds', label: texts.extraBeds, kind: 'count', value: '0' },
      nameField,
      emailField,
      { ...phoneField, required: true },
      {
        name: 'special_requests',
        label: texts.requests,
        kind: 'textarea',
        wide: true,
      },
    ],
    submitLabel: texts.submit,
    failure: shared.failed,
    action: paths.requestRoom(hotelSlug, room),
    sendTo: paths.formSend('room'),
    hidden: { hotel_id: hotelSlug },
  };
}
