import type { Property } from '#app/catalogue/property.ts';
import { amenitiesOf } from '../amenities.ts';
import { contact, socialMedia } from '../parts/contact.ts';
import { picturesOf } from '../parts/pictures-of.ts';
import { policies } from '../parts/policies.ts';
import { suiteAmenities } from '../parts/room-amenities.ts';
import { picture } from '../pictures/picture.ts';

/** The owner has said little of this hotel, so it has no halls, capacity or restaurant. Nothing is copied from another. */
export const omniaGreaterNoida: Property = {
  slug: 'omnia-greater-noida',
  aliases: [],
  name: 'Omnia Greater Noida',
  brand: 'omnia',
  location: 'greater-noida',
  description: 'A contemporary hotel in Knowledge Park III, Greater Noida.',
  rating: 5,
  sortOrder: 10,
  isFeatured: true,
  address: {
    street: 'Knowledge Park III',
    city: 'Greater Noida',
    state: 'Uttar Pradesh',
    country: 'India',
    postalCode: '201310',
    coordinates: { lat: 28.47, lng: 77.49 },
  },
  contact: contact('omniagreaternoida', '19'),
  ...picturesOf('omnia-greater-noida'),
  amenities: amenitiesOf('wi-fi', 'room-service'),
  rooms: [
    {
      id: 'urban-suite',
      name: 'Urban Suite',
      description: 'Forty square metres in Knowledge Park III.',
      size: '40 sqm',
      maxOccupancy: 2,
      price: { currency: 'INR', amount: 35000 },
      amenities: suiteAmenities,
      images: [picture('omnia-greater-noida/room-urban-suite')],
    },
  ],
  spaces: [],
  dining: [],
  experiences: [],
  features: [],
  services: [],
  policies: policies({ checkIn: '3:00 PM' }),
  transportation: {},
  nearbyAttractions: [],
  socialMedia: socialMedia('omnia-greater-noida'),
  quickStats: {},
  accessibility: [],
  plan: {
    kind: 'dedicated',
    family: 'Hotel',
    sections: ['overview', 'rooms', 'gallery', 'policies', 'contact', 'enquiry'],
    headings: { overview: 'About Omnia Greater Noida' },
    enquiryHeading: 'Plan Your Special Event',
    about: [
      'Omnia is the contemporary line of the house; this one stands in Knowledge Park III, among the colleges and offices of Greater Noida.',
      'Tell us the day and the number of guests, and our team will say what the house can do for you.',
    ],
    fixedRooms: [],
  },
};
