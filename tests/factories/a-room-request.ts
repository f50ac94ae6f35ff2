import type { RoomHotel } from '#app/enquiries/requests/requests.server.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { inDays } from '#tests/support/dates.ts';

/** Returns a hotel of the built-in content with one of its rooms. */
export function aRoomHotel(): RoomHotel {
  return { slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi', roomTypes: ['Deluxe Room'] };
}

/** Returns a valid request for rooms, as the form sends it. */
export function aRoomRequest(values: FormValues = {}): FormValues {
  return {
    name: 'Meera Sample',
    email: 'meera@example.com',
    phone: '+91 98110 55501',
    checkin_date: inDays(30),
    checkout_date: inDays(32),
    room_type: 'Deluxe Room',
    rooms: '1',
    adults: '2',
    children: '0',
    ...values,
  };
}
