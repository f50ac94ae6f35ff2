import type { Property } from '#app/catalogue/property.ts';
import type { Fact } from '#app/catalogue/property-fields/list-facts.ts';

/** Returns the contacts and the address, as the printed sheet lists them. */
export function contactRows({ address, contact, transportation, nearbyAttractions }: Property): Fact[] {
  const { street, city, state, postalCode } = address;
  return [
    { name: 'Address', text: [street, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
    { name: 'Phone', text: contact.phone },
    { name: 'Email', text: contact.email },
    { name: 'Booking', text: [contact.bookingPhone, contact.bookingEmail].filter(Boolean).join(' · ') },
    { name: 'Railway', text: transportation.railway ?? '' },
    { name: 'Metro', text: transportation.metro ?? '' },
    { name: 'Landmark', text: transportation.landmark ?? '' },
    { name: 'Nearby', text: nearbyAttractions.join(', ') },
  ].filter(({ text }) => text !== '');
}
