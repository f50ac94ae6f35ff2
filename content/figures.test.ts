import { describe, expect, test } from 'vitest';
import type { Capacity, Property } from '#app/catalogue/property.ts';
import { properties } from './properties.ts';

/** The owner gave these figures of each property; they are typed here again, apart from the content that they check. */
interface Figures {
  name: string;
  brand: string;
  location: string;
  city: string;
  pin: string;
  at: [lat: number, lng: number];
  rating: number;
  /** The name, and the price in INR, null for "Contact for rates". */
  rooms: Record<string, number | null>;
  /** Rooms, dining venues, event capacity. */
  stats: [] | [number | undefined, number | undefined, string | undefined];
  /** The name, guests and square feet. */
  spaces: Record<string, [Capacity, number?]>;
  policies: Partial<Property['policies']>;
  enquiry?: string;
}

const usual = {
  checkIn: '2:00 PM',
  checkOut: '12:00 PM',
  cancellation: '24 hours before arrival',
  pets: 'Not allowed',
};

const figures: Record<string, Figures> = {
  'the-tivoli': {
    name: 'The Tivoli',
    brand: 'tivoli',
    location: 'delhi',
    city: 'New Delhi',
    pin: '110074',
    at: [28.5, 77.18],
    rating: 5,
    rooms: { Deluxe: 25000, 'Palace Suite': 45000 },
    stats: [130, 5, '3,000'],
    spaces: {
      'Oyster Greens': [800, 26000],
      'NTB Hall': [300, 10000],
      "Emperor's Court": [200, 6500],
      'Oakwood Hall': [1000, 40000],
    },
    policies: usual,
    enquiry: 'Plan Your Special Occasion',
  },
  'tivoli-royal-palace': {
    name: 'Tivoli Royal Palace',
    brand: 'tivoli',
    location: 'palwal',
    city: 'Palwal',
    pin: '121102',
    at: [28.1447, 77.3313],
    rating: 5,
    rooms: { Standard: null, Deluxe: null },
    stats: [45, 1, '1,200–2,500'],
    spaces: {
      'Diamond Hall': [342, 12000],
      'Glass House': [160, 5500],
      'Emerald Green': [800, 15000],
      Poolside: [200, 7000],
    },
    policies: { ...usual, pets: 'By prior arrangement' },
    enquiry: 'Plan Your Special Occasion',
  },
  'tivoli-heritage-palace': {
    name: 'Tivoli Heritage Palace',
    brand: 'tivoli',
    location: 'rewari',
    city: 'Rewari',
    pin: '123401',
    at: [28.19, 76.62],
    rating: 4.5,
    rooms: { Standard: 25000, Superior: 25000 },
    stats: [90, 1, '1,800'],
    spaces: {
      'Royal Affair': [500, 11000],
      'Glass House': [250, 6000],
      'Ocean Pavilion': [150, 2400],
      'Ocean Garden': [400, 8000],
    },
    policies: usual,
    enquiry: 'Plan Your Special Occasion',
  },
  'wedcation-by-tivoli-ambala': {
    name: 'Wedcation, Ambala',
    brand: 'wedcation',
    location: 'ambala',
    city: 'Ambala',
    pin: '134003',
    at: [30.3598, 76.7821],
    rating: 5,
    rooms: {
      'Executive Room': 4500,
      'Deluxe Room': 3500,
      'Super Deluxe Room': 5500,
      'Family Room': 6000,
      'Family Suite': 8500,
    },
    stats: [40, 3, '2,000'],
    spaces: { 'Golden Crown Hall': [{ min: 300, max: 500 }], 'Orchid Hall': ['Flexible'] },
    policies: { ...usual, cancellation: '48 hours before arrival' },
    enquiry: 'Plan Your Dream Wedding',
  },
  'wedcation-by-tivoli-israna': {
    name: 'Wedcation, Israna',
    brand: 'wedcation',
    location: 'israna',
    city: 'Israna',
    pin: '132107',
    at: [29.26775, 76.83177],
    rating: 4,
    rooms: {
      'Deluxe Standard': null,
      'Deluxe Balcony': null,
      'Queen Suite': null,
      'De Salvador Suite': null,
      'Casa De Cancun Suite': null,
    },
    stats: [46, 1, '2,000'],
    spaces: {
      'The Castle': [1000, 12000],
      'Open Lawn': ['1,000+', 22000],
      'Pool Side & Glass House': ['On request'],
      'Meeting Rooms': ['On request'],
    },
    policies: { ...usual, cancellation: '48 hours before arrival' },
    enquiry: 'Plan Your Dream Wedding',
  },
  'tivoli-lotus-court': {
    name: 'Tivoli Lotus Court',
    brand: 'tivoli',
    location: 'noida',
    city: 'Noida',
    pin: '201009',
    at: [28.58119, 77.39101],
    rating: 5,
    rooms: { Standard: 8000, 'Super Deluxe': 12000 },
    stats: [undefined, undefined, '1,500'],
    spaces: {
      'Lotus Court': [500, 15550],
      'Glass House': [120, 3000],
      Rooftop: [100, 3000],
      'Lawn 1': [150, 4000],
      'Lawn 2': [150, 4000],
      'Pool Side': [50, 2500],
    },
    policies: { ...usual, parking: '500 vehicles' },
    enquiry: 'Plan Your Special Occasion',
  },
  'tivoli-bijwasan': {
    name: 'Tivoli Bijwasan',
    brand: 'tivoli',
    location: 'delhi',
    city: 'New Delhi',
    pin: '110061',
    at: [28.5601, 77.0648],
    rating: 5,
    rooms: { Deluxe: 20000, 'Super Deluxe': 30000 },
    stats: [50, undefined, '1,000'],
    spaces: { Marquee: [400, 20000], Pavilion: [550, 22000] },
    policies: usual,
    enquiry: 'Plan Your Special Occasion',
  },
  'tivoli-royal-court-okhla': {
    name: 'Tivoli Royal Court, Okhla',
    brand: 'tivoli',
    location: 'delhi',
    city: 'New Delhi',
    pin: '110020',
    at: [28.53, 77.27],
    rating: 4.5,
    rooms: {},
    stats: [undefined, undefined, '600'],
    spaces: {
      'Astoria Hall': [300, 5000],
      Regency: [250, 4000],
      'Outdoor Venue': [{ min: 100, max: 200 }],
    },
    policies: { ...usual, cancellation: '48 hours before the event date', capacity: 'Up to 600 guests' },
    enquiry: 'Plan Your Special Event',
  },
  'omnia-dwarka-expressway': {
    name: 'Omnia Dwarka Expressway',
    brand: 'omnia',
    location: 'delhi',
    city: 'New Delhi',
    pin: '110061',
    at: [28.539062, 77.029944],
    rating: 5,
    rooms: { 'Urban Suite': 35000 },
    stats: [undefined, undefined, '1,200'],
    spaces: { '360 Hall': [300, 5000], 'Mansion Hall': [1200, 15000] },
    policies: { ...usual, checkIn: '3:00 PM', parking: '300 vehicles' },
  },
  'omnia-greater-noida': {
    name: 'Omnia Greater Noida',
    brand: 'omnia',
    location: 'greater-noida',
    city: 'Greater Noida',
    pin: '201310',
    at: [28.47, 77.49],
    rating: 5,
    rooms: { 'Urban Suite': 35000 },
    stats: [],
    spaces: {},
    policies: { ...usual, checkIn: '3:00 PM' },
    enquiry: 'Plan Your Special Event',
  },
  'upper-hse-sultanpur': {
    name: 'The Upper HSE, Sultanpur',
    brand: 'upper-hse',
    location: 'delhi',
    city: 'New Delhi',
    pin: '110030',
    at: [28.49144, 77.1633],
    rating: 5,
    rooms: { Standard: null },
    stats: [4, 1, '1,000'],
    spaces: {
      'Oval Glass House': [{ min: 200, max: 600 }, 10000],
      'Open Lush Garden': [{ min: 650, max: 1800 }, 30000],
    },
    policies: { ...usual, capacity: '200–1,000 guests', parking: '200 vehicles' },
    enquiry: 'Plan Your Special Event',
  },
  'omnia-noida': {
    name: 'Omnia Noida',
    brand: 'omnia',
    location: 'noida',
    city: 'Noida',
    pin: '201301',
    at: [28.63, 77.37],
    rating: 5,
    rooms: { 'Urban Suite': 32000 },
    stats: [],
    spaces: {},
    policies: { ...usual, checkIn: '3:00 PM' },
  },
};

test("the twelve properties stand in the order of part 1's table, all featured", () => {
  expect(properties.map((property) => property.slug)).toEqual(Object.keys(figures));
  expect(properties.map((property) => property.sortOrder)).toEqual(properties.map((_, index) => index + 1));
  expect(properties.every((property) => property.isFeatured)).toBe(true);
});

describe.each(properties.map((property) => [property.slug, property] as const))('%s', (slug, property) => {
  const expected = figures[slug] as Figures;

  test('has its name, brand, place and rating', () => {
    const { city, postalCode, coordinates, country } = property.address;
    expect({
      name: property.name,
      brand: property.brand,
      location: property.location,
      city,
      pin: postalCode,
      at: [coordinates?.lat, coordinates?.lng],
      rating: property.rating,
    }).toEqual({
      name: expected.name,
      brand: expected.brand,
      location: expected.location,
      city: expected.city,
      pin: expected.pin,
      at: expected.at,
      rating: expected.rating,
    });
    expect(country).toBe('India');
  });

  test('has its rooms and prices', () => {
    expect(Object.fromEntries(property.rooms.map((room) => [room.name, room.price.amount]))).toEqual(expected.rooms);
  });

  test('has its quick stats, and none that is zero', () => {
    const { rooms, diningVenues, eventCapacity } = property.quickStats;
    const [expectedRooms, expectedDining, expectedCapacity] = expected.stats;
    expect([rooms, diningVenues, eventCapacity]).toEqual([expectedRooms, expectedDining, expectedCapacity]);
    expect(Object.values(property.quickStats)).not.toContain(0);
  });

  test('has its spaces with guests and area', () => {
    const found = property.spaces.map(({ name, capacity, areaSqFt }) => [name, [capacity, areaSqFt]]);
    const wanted = Object.entries(expected.spaces).map(([name, [capacity, sqFt]]) => [name, [capacity, sqFt]]);
    expect(found).toEqual(wanted);
  });

  test('has its policies', () => {
    expect(property.policies).toMatchObject(expected.policies);
  });

  test('has its form heading, or no form', () => {
    expect(property.plan.enquiryHeading).toBe(expected.enquiry);
    expect(property.plan.sections.includes('enquiry')).toBe(expected.enquiry !== undefined);
  });
});
