import type { Property } from '#app/catalogue/property.ts';
import { amenitiesOf } from '../amenities.ts';
import { area } from '../parts/area.ts';
import { contact, socialMedia } from '../parts/contact.ts';
import { moreViews } from '../parts/more-views.ts';
import { pictured } from '../parts/pictured.ts';
import { picturesOf } from '../parts/pictures-of.ts';
import { policies } from '../parts/policies.ts';
import { roomAmenities } from '../parts/room-amenities.ts';
import { picture } from '../pictures/picture.ts';
import { pricesOf } from '../prices.ts';

export const upperHseSultanpur: Property = {
  slug: 'upper-hse-sultanpur',
  aliases: [],
  name: 'The Upper HSE, Sultanpur',
  brand: 'upper-hse',
  location: 'delhi',
  description:
    'An oval glass house of 10,000 sq ft and a garden of 30,000 sq ft on Mandi Road, New Delhi, for 200 to 1,000 guests.',
  rating: 5,
  sortOrder: 11,
  isFeatured: true,
  address: {
    street: 'Farm No.1, Sultanpur Estate, Mandi Road',
    city: 'New Delhi',
    state: 'Delhi',
    country: 'India',
    postalCode: '110030',
    coordinates: { lat: 28.49144, lng: 77.1633 },
  },
  contact: contact('upperhse', '20'),
  ...picturesOf('upper-hse-sultanpur'),
  amenities: amenitiesOf('garden', 'lawn', 'parking', 'banquet-kitchen', 'concierge', 'sound', 'decor', 'photography'),
  rooms: [
    {
      id: 'standard',
      name: 'Standard',
      description: 'Four rooms that come with the event, for dressing, for resting and for the night.',
      maxOccupancy: 2,
      bedType: 'Queen',
      count: 4,
      price: { currency: 'INR', amount: null, note: 'Complimentary for event guests' },
      amenities: roomAmenities,
      images: [picture('upper-hse-sultanpur/room-standard'), ...moreViews(0, 2)],
    },
  ],
  spaces: [
    {
      id: 'oval-glass-house',
      name: 'Oval Glass House',
      description: 'An oval of glass on the lawn: dry in the rains, with the sky in view all year.',
      type: 'wedding',
      capacity: { min: 200, max: 600 },
      ...area(10000),
      floor: 'Ground',
      features: ['Glass on all sides', 'Pendant lamps', 'Stage', 'Opens to the garden'],
      amenities: ['Air conditioning'],
      sampleFields: ['features', 'amenities'],
      eventTypes: ['wedding', 'mice', 'corporate', 'birthday', 'cocktail'],
      configurations: [
        { style: 'Classroom', capacity: 600 },
        { style: 'U-shape', capacity: 200 },
      ],
      image: picture('upper-hse-sultanpur/space-oval-glass-house'),
    },
    {
      id: 'open-lush-garden',
      name: 'Open Lush Garden',
      description:
        'Thirty thousand square feet of garden around the glass, laid out for up to 1,800; an event of the house takes 1,000.',
      type: 'outdoor',
      capacity: { min: 650, max: 1800 },
      ...area(30000),
      floor: 'Ground',
      features: ['Open garden', 'Old trees', 'Stage and sound points', 'Lit paths', 'Power for décor'],
      sampleFields: ['features'],
      eventTypes: ['wedding', 'corporate', 'birthday', 'cocktail', 'other'],
      configurations: [
        { style: 'Wedding', capacity: 800 },
        { style: 'Reception', capacity: 1000 },
      ],
      image: picture('upper-hse-sultanpur/space-open-lush-garden'),
    },
  ],
  dining: [],
  experiences: pictured([
    {
      id: 'grand-weddings',
      title: 'Grand Weddings',
      subtitle: 'The garden and the glass together',
      description: 'The ceremony under the trees, the reception under the dome, rain or not.',
      category: 'Wedding',
    },
    {
      id: 'oval-glass-house-events',
      title: 'Oval Glass House Events',
      subtitle: 'Two to six hundred under one dome',
      description: 'A dinner or a launch with the sky for a ceiling.',
      category: 'Event',
    },
    {
      id: 'corporate-conferences',
      title: 'Corporate Conferences',
      subtitle: 'Six hundred at desks, in daylight',
      description: 'Classroom rows or a U-shape under glass, lunch in the garden.',
      category: 'Business',
    },
    {
      id: 'social-gatherings',
      title: 'Social Gatherings',
      subtitle: 'Birthdays, anniversaries, reunions',
      description: 'An evening that uses as much of the garden as it needs.',
      category: 'Events',
    },
    {
      id: 'pre-wedding-shoots',
      title: 'Pre-Wedding Shoots',
      subtitle: 'Glass, garden and evening light',
      description: 'Time and places for pictures before the guests arrive.',
      category: 'Wedding',
    },
    {
      id: 'luxury-events',
      title: 'Luxury Events',
      subtitle: 'Made for one night',
      description: 'The whole estate dressed for a single occasion, concierge day and night.',
      category: 'Event',
    },
  ]),
  features: [
    'Oval Glass House, 10,000 sq ft',
    'Open Lush Garden, 30,000 sq ft',
    '4 complimentary rooms for event guests',
    'Parking for 200 vehicles',
    'Concierge 24/7',
  ],
  services: ['Wedding planning', 'Décor', 'Banquet catering', 'Conference set-up', 'Concierge'],
  ...pricesOf('upper-hse-sultanpur'),
  policies: policies({
    eventBooking: 'By enquiry',
    catering: 'By our own kitchen',
    decoration: 'By arrangement',
    capacity: '200–1,000 guests',
    parking: '200 vehicles',
  }),
  transportation: {
    airport: 'Indira Gandhi International Airport, 15 km',
    railway: 'New Delhi station, 21 km; Old Delhi station, 26 km',
    metro: 'Sultanpur',
    landmark: 'Mandi Road',
  },
  nearbyAttractions: ['Chhatarpur Temple', 'Garden of Five Senses', 'Qutub Minar'],
  socialMedia: socialMedia('upper-hse'),
  quickStats: { rooms: 4, diningVenues: 1, eventCapacity: '1,000', conciergeHours: '24/7' },
  accessibility: [],
  catering: {
    services: ['Buffet', 'Served dinner', 'Live counters'],
    specialties: [],
    packageTypes: ['Vegetarian', 'Vegetarian and non-vegetarian'],
  },
  plan: {
    kind: 'dedicated',
    family: 'Venue',
    sections: [
      'overview',
      'gallery',
      'spaces',
      'planning',
      'experiences',
      'dining',
      'rooms',
      'wedding',
      'policies',
      'contact',
      'enquiry',
    ],
    heroText: '10,000 square feet of glass in three times as much garden: 200 guests or 1,000, whatever the weather.',
    look: { accent: 'smoke-green', ornament: 'glass-ribs', frame: 'tall', heroLayout: 'name-below', pace: 'airy' },
    headings: { overview: 'About The Upper HSE', dining: 'Catering' },
    enquiryHeading: 'Plan Your Special Event',
    about: [
      'Among the farms of Sultanpur stands an oval house of glass, ten thousand square feet, with three times as much garden around it. It takes two hundred guests or a thousand, and the weather has no say in it.',
      'Four rooms come with the event, free of charge, and two hundred cars find a place.',
    ],
    wedding: {
      heading: 'A wedding at The Upper HSE',
      text: 'From 200 to 1,000 guests under glass and in the garden, with four complimentary rooms and parking for 200 cars.',
      facts: ['200–1,000 guests', '4 complimentary rooms', 'Parking for 200'],
      image: picture('upper-hse-sultanpur/wedding'),
    },
    tileNotes: {
      rooms: 'complimentary for event guests',
      diningVenues: 'the event kitchen',
      eventCapacity: 'at one event of the house; the garden alone can be laid out for 1,800',
    },
    fixedRooms: [],
  },
};
