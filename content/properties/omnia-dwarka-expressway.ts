import type { Property } from '#app/catalogue/property.ts';
import { amenitiesOf } from '../amenities.ts';
import { area } from '../parts/area.ts';
import { contact, socialMedia } from '../parts/contact.ts';
import { moreViews } from '../parts/more-views.ts';
import { pictured } from '../parts/pictured.ts';
import { picturesOf } from '../parts/pictures-of.ts';
import { policies } from '../parts/policies.ts';
import { suiteAmenities } from '../parts/room-amenities.ts';
import { picture } from '../pictures/picture.ts';
import { pricesOf } from '../prices.ts';

export const omniaDwarkaExpressway: Property = {
  slug: 'omnia-dwarka-expressway',
  aliases: [],
  name: 'Omnia Dwarka Expressway',
  brand: 'omnia',
  location: 'delhi',
  description:
    'A contemporary venue off the Dwarka Expressway, New Delhi: Mansion Hall for up to 1,200 guests, and the 360 Hall for 300.',
  rating: 5,
  sortOrder: 9,
  isFeatured: true,
  address: {
    street: 'Bijwasan Road, Isapur Khera, Dwarka',
    city: 'New Delhi',
    state: 'Delhi',
    country: 'India',
    postalCode: '110061',
    coordinates: { lat: 28.539062, lng: 77.029944 },
  },
  contact: contact('omniadwarka', '18'),
  ...picturesOf('omnia-dwarka-expressway', {
    heroes: ['hero-1', 'gallery-1', 'hero-3'],
    gallery: ['gallery-3', 'gallery-2', 'gallery-4', 'gallery-5', 'gallery-6'],
  }),
  amenities: amenitiesOf('parking', 'banquet-kitchen', 'conference', 'sound', 'decor', 'wi-fi'),
  rooms: [
    {
      id: 'urban-suite',
      name: 'Urban Suite',
      description: 'Forty square metres to dress in before the evening and to sleep in after it.',
      size: '40 sqm',
      maxOccupancy: 2,
      price: { currency: 'INR', amount: 35000 },
      amenities: suiteAmenities,
      images: [picture('omnia-dwarka-expressway/room-urban-suite'), ...moreViews(0, 2)],
    },
  ],
  spaces: [
    {
      id: '360-hall',
      name: '360 Hall',
      description: 'A hall for three hundred around a stage that is seen from every side.',
      type: 'banquet',
      capacity: 300,
      ...area(5000),
      features: ['Stage in the round', 'Screen and sound', 'Seating to plan'],
      amenities: ['Air conditioning'],
      sampleFields: ['features', 'amenities'],
      eventTypes: ['wedding', 'mice', 'corporate', 'birthday', 'cocktail'],
      configurations: [],
      image: picture('omnia-dwarka-expressway/hero-2'),
    },
    {
      id: 'mansion-hall',
      name: 'Mansion Hall',
      description: 'The great hall, for a reception of twelve hundred.',
      type: 'banquet',
      capacity: 1200,
      ...area(15000),
      features: ['Stage', 'Dance floor', 'Service from two sides', 'Room for live counters'],
      amenities: ['Air conditioning'],
      sampleFields: ['features', 'amenities'],
      eventTypes: ['wedding', 'mice', 'corporate', 'other'],
      configurations: [],
      image: picture('omnia-dwarka-expressway/space-mansion-hall'),
    },
  ],
  dining: [],
  experiences: pictured([
    {
      id: 'corporate-events',
      title: 'Corporate Events',
      subtitle: 'A stage in the round',
      description: 'The 360 Hall for the launch, Mansion Hall for the dinner, the expressway for the way home.',
      category: 'Business',
    },
    {
      id: 'cocktail-soirees',
      title: 'Cocktail Soirees',
      subtitle: 'Three hundred in the 360 Hall',
      description: 'Music in the middle, high tables around it.',
      category: 'Event',
    },
    {
      id: 'grand-celebrations',
      title: 'Grand Celebrations',
      subtitle: 'Up to 1,200 guests in Mansion Hall',
      description: 'One hall for everyone, with parking for three hundred cars.',
      category: 'Events',
    },
    {
      id: 'urban-suite',
      title: 'Urban Suite',
      subtitle: 'A place to dress and to rest',
      description: 'Forty square metres for the couple, on the day itself.',
      category: 'Accommodation',
    },
    {
      id: 'dining-experiences',
      title: 'Dining Experiences',
      subtitle: 'Menus written for each event',
      description: 'Buffet, served dinner or live counters, tasted before the day.',
      category: 'Dining',
    },
    {
      id: 'pre-wedding-rituals',
      title: 'Pre Wedding Rituals',
      subtitle: 'Sangeet in the round',
      description: 'The 360 Hall dressed for the mehndi by day and for the sangeet by night.',
      category: 'Wedding',
    },
  ]),
  features: ['Mansion Hall', '360 Hall', 'Parking for 300 vehicles'],
  services: ['Wedding planning', 'Décor', 'Banquet catering', 'Conference set-up'],
  ...pricesOf('omnia-dwarka-expressway'),
  policies: policies({ checkIn: '3:00 PM', parking: '300 vehicles' }),
  transportation: {
    airport: 'Indira Gandhi International Airport, 7 km in a straight line',
    landmark: 'Dwarka Expressway',
  },
  nearbyAttractions: [],
  socialMedia: socialMedia('omnia-dwarka-expressway'),
  quickStats: { eventCapacity: '1,200' },
  accessibility: [],
  plan: {
    kind: 'dedicated',
    family: 'Hotel',
    sections: ['overview', 'spaces', 'planning', 'gallery', 'experiences', 'rooms', 'wedding', 'policies', 'contact'],
    heroText: '1,200 guests in one hall, or 300 around a stage that is seen from every side.',
    look: { accent: 'cobalt', ornament: 'road-line', frame: 'wide', heroLayout: 'name-below', pace: 'airy' },
    headings: { overview: 'About Omnia Dwarka Expressway' },
    about: [
      'Omnia is the contemporary line of the house. At Isapur Khera, off the Dwarka Expressway, it has two halls: one for twelve hundred guests, one around a stage that is seen from every side.',
      'Three hundred cars find a place.',
    ],
    wedding: {
      heading: 'A wedding at Omnia Dwarka Expressway',
      text: 'Up to 1,200 guests in Mansion Hall, with parking for 300 cars.',
      facts: ['1,200 guests', 'Parking for 300', 'Two halls'],
      image: picture('omnia-dwarka-expressway/wedding'),
    },
    tileNotes: { eventCapacity: 'in Mansion Hall' },
    fixedRooms: [],
  },
};
