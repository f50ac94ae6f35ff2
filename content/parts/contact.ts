import type { Contact, Property } from '#app/catalogue/property.ts';
import { site } from '../site.ts';

/**
 * Makes sample contacts of a property until the owner supplies them: a number of its own out of +91 11 5550 01xx,
 * addresses under example.com.
 */
export function contact(name: string, lastTwoDigits: string): Contact {
  return {
    phone: `+91 11 5550 01${lastTwoDigits}`,
    email: `${name}@example.com`,
    bookingPhone: site.centralReservations.phone,
    bookingEmail: site.centralReservations.email,
    marketing: 'marketing@example.com',
    whatsapp: `9111555001${lastTwoDigits}`,
    website: `https://${name}.example.com`,
  };
}

/** Sample profiles on other sites, which the owner replaces. */
export function socialMedia(name: string): Property['socialMedia'] {
  return { instagram: `https://instagram.example.com/${name}`, facebook: `https://facebook.example.com/${name}` };
}
