import { contactRequired, loyaltyRequired } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomRequestRequired } from '#app/enquiries/requests/room-request-rules.ts';
import type { Receiver } from '#app/forms/server/receive-form.server.ts';
import type { Services } from '#app/services.server.ts';
import { findRoomHotel } from './room-hotel.server.ts';

/** The forms under the names that their scripts post to; each form's page takes the same post without a script. */
export function formsOf({ catalogue, enquiries, requests }: Services) {
  const room: Receiver = {
    async submit(values, sender) {
      const found = await findRoomHotel(catalogue, values.hotel_id ?? '');
      return 'hotel' in found ? requests.room(found.hotel, values, sender) : { kind: 'unavailable' };
    },
    required: () => roomRequestRequired,
  };
  const loyalty: Receiver = { submit: requests.loyalty, required: () => loyaltyRequired };
  const contact: Receiver = { submit: requests.contact, required: () => contactRequired };
  return { enquiry: enquiries, room, loyalty, contact };
}
