import type { Property } from '#app/catalogue/property.ts';
import { amenitiesOf } from '../amenities.ts';
import { contact, socialMedia } from '../parts/contact.ts';
import { moreViews } from '../parts/more-views.ts';
import { picturesOf } from '../parts/pictures-of.ts';
import { policies } from '../parts/policies.ts';
import { suiteAmenities } from '../parts/room-amenities.ts';
import { picture } from '../pictures/picture.ts';
import { pricesOf } from '../prices.ts';

export const omniaNoida: Property = {
  slug: 'omnia-noida',
  aliases: [],
  name: 'Omnia Noida',
  brand: 'omnia',
  location: 'noida',
  description: 'A contemporary hotel in Sector 62, Noida, with the Urban Suite and the restaurant Horizon.',
  rating: 5,
  sortOrder: 12,
  isFeatured: true,
  address: {
    street: 'Sector 62',
    city: 'Noida',
    state: 'Uttar Pradesh',
    country: 'India',
    postalCode: '201301',
    coordinates: { lat: 28.63, lng: 77.37 },
  },
  contact: contact('omnianoida', '21'),
  ...picturesOf('omnia-noida', {
    // The plaque with the name would cover the guests of `hero-2`.
    heroes: ['hero-1', 'gallery-6', 'hero-3'],
    gallery: ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4', 'gallery-5', 'hero-2'],
  }),
  amenities: amenitiesOf('restaurant', 'wi-fi', 'room-service'),
  rooms: [
    {
      id: 'urban-suite',
      name: 'Urban Suite',
      description: 'Forty square metres in Sector 62, with a desk by the window.',
      size: '40 sqm',
      maxOccupancy: 2,
      price: { currency: 'INR', amount: 32000 },
      amenities: suiteAmenities,
      images: [picture('omnia-noida/room-urban-suite'), ...moreViews(0, 2)],
    },
  ],
  spaces: [],
  dining: [
    {
      id: 'horizon',
      name: 'Horizon',
      description: 'The restaurant of Omnia Noida.',
      cuisine: 'Indian and international',
      hours: '12:00 PM - 12:00 AM',
      dressCode: 'Smart Casual',
      specialties: ['Grills', 'Pasta', 'Biryani'],
      sampleFields: ['cuisine', 'hours', 'dressCode', 'specialties'],
      image: picture('omnia-noida/dining-horizon'),
    },
  ],
  experiences: [],
  features: ['Urban Suite', 'Restaurant Horizon'],
  services: [],
  ...pricesOf('omnia-noida'),
  policies: policies({ checkIn: '3:00 PM' }),
  transportation: {
    airport: 'Indira Gandhi International Airport, 28 km in a straight line',
    metro: 'Noida Sector 62, Blue Line',
  },
  nearbyAttractions: [],
  socialMedia: socialMedia('omnia-noida'),
  quickStats: {},
  accessibility: [],
  plan: {
    kind: 'generic',
    family: 'Hotel',
    sections: ['overview', 'contact', 'gallery', 'rooms', 'dining', 'policies'],
    heroText: 'A desk by the window, the Blue Line close by, and 431 sq ft (40 m²) for two to come home to.',
    look: { accent: 'slate', ornament: 'window-grid', frame: 'square', heroLayout: 'right-plaque', pace: 'brisk' },
    headings: { overview: 'Welcome to Omnia Noida' },
    about: [
      'Omnia is the contemporary brand of Tivoli. In Noida it stands in Sector 62, among offices, with a restaurant of its own.',
      'The Urban Suite has forty square metres for two and a desk by the window. The metro’s Blue Line stops in Sector 62.',
    ],
    fixedRooms: [],
  },
};
