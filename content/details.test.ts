import { expect, test } from 'vitest';
import { kmBetween } from '#app/catalogue/distance.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { offers } from './offers.ts';
import { press } from './press.ts';
import { properties } from './properties.ts';
import { site } from './site.ts';
import { sustainability } from './sustainability.ts';
import { weddings } from './weddings.ts';

function find(slug: string) {
  const property = properties.find((one) => one.slug === slug);
  if (!property) throw new Error(`No property has the slug ${slug}`);
  return property;
}

function rooms(slug: string) {
  return find(slug).rooms.map((room) => [room.name, room.size, room.maxOccupancy, room.bedType]);
}

function hours(slug: string) {
  return Object.fromEntries(find(slug).dining.map((venue) => [venue.name, venue.hours]));
}

test('rooms have the size, guests and beds that are known, and nothing where nothing is', () => {
  expect(rooms('the-tivoli')).toEqual([
    ['Deluxe', '45 sqm', 2, 'King or Twin'],
    ['Palace Suite', '90 sqm', 3, 'King'],
  ]);
  expect(rooms('tivoli-royal-palace')).toEqual([
    ['Standard', '240 sq ft', 2, 'King'],
    ['Deluxe', '250 sq ft', 2, 'King'],
  ]);
  expect(rooms('tivoli-heritage-palace')).toEqual([
    ['Standard', '250 sq ft', 2, undefined],
    ['Superior', '350 sq ft', 3, 'King'],
  ]);
  expect(rooms('tivoli-bijwasan')).toEqual([
    ['Deluxe', '40 sqm', 2, undefined],
    ['Super Deluxe', '50 sqm', 3, undefined],
  ]);
  expect(rooms('tivoli-lotus-court')).toEqual([
    ['Standard', '200 sq ft', 2, '1 Queen'],
    ['Super Deluxe', '260 sq ft', 2, '1 King'],
  ]);
  expect(rooms('wedcation-by-tivoli-israna')).toEqual([
    ['De Salvador Suite', '480 sq ft', 3, '1 Queen'],
    ['Deluxe Standard', '230 sq ft', 2, '1 Queen'],
    ['Deluxe Balcony', '230 sq ft', 2, '1 Queen'],
    ['Queen Suite', '480 sq ft', 3, '1 Queen'],
    ['Casa De Cancun Suite', '480 sq ft', 3, '1 Queen'],
  ]);
});

test('The Tivoli, Royal Palace, Israna and The Upper HSE show words in place of a price', () => {
  const notes = (slug: string) => new Set(find(slug).rooms.map((room) => room.price.note));
  for (const slug of ['the-tivoli', 'tivoli-royal-palace', 'wedcation-by-tivoli-israna'])
    expect([...notes(slug)], slug).toEqual(['Contact for rates']);
  expect([...notes('upper-hse-sultanpur')]).toEqual(['Complimentary for event guests']);
  expect(find('upper-hse-sultanpur').rooms.map((room) => room.count)).toEqual([4]);
});

test('Ambala keeps its room mix, and its list ends with the three fixed rooms, each name once', () => {
  const ambala = find('wedcation-by-tivoli-ambala');
  expect(ambala.rooms.map((room) => [room.name, room.count])).toEqual([
    ['Executive Room', 16],
    ['Deluxe Room', 16],
    ['Super Deluxe Room', 8],
    ['Family Room', 3],
    ['Family Suite', 3],
  ]);
  const listed = listedRooms(ambala.rooms, ambala.plan.fixedRooms);
  expect(listed.map((room) => [room.name, room.size, room.maxOccupancy])).toEqual([
    ['Executive Room', undefined, 3],
    ['Deluxe Room', undefined, 3],
    ['Super Deluxe Room', '312 sq ft', 2],
    ['Club Room', '456 sq ft', 3],
    ['Family Suite', '680 sq ft', 4],
  ]);
  // The owner's words are the second line; the first is the promise that every house has.
  expect(ambala.plan.heroText?.split('\n')[1]).toBe('16 Executive, 16 Deluxe, 3 Family Rooms, 3 Family Suites');
});

test('dining venues keep their hours', () => {
  expect(hours('the-tivoli')).toEqual({
    'Blue Grotto': 'Open 24 hours',
    Zunn: '7:00 PM - 11:00 PM',
    Aria: '12:00 PM - 6:00 PM',
    "Trafalgar's": '6:00 PM - 1:00 AM',
  });
  expect(hours('tivoli-heritage-palace')).toEqual({ 'The Royal Restaurant': '7:00 AM - 11:00 PM' });
  expect(hours('tivoli-bijwasan')).toEqual({
    'Spice Route': '12:00 PM - 11:30 PM',
    'Garden Cafe': '7:00 AM - 11:00 PM',
    'Royal Lounge': '5:00 PM - 12:00 AM',
  });
  expect(hours('wedcation-by-tivoli-israna')).toEqual({
    'Plum Cafe': '7:00 AM - 11:00 AM, 11:30 AM - 3:00 PM, 7:00 PM - 11:00 PM',
    'Glass House Restaurant & Bar': '11:00 PM - 7:00 AM',
    'Banquet Catering': 'By arrangement',
  });
  expect(Object.keys(hours('wedcation-by-tivoli-ambala'))).toEqual([
    'Restaurant',
    'Restaurant Ambiance',
    'Poolside Dining',
  ]);
  expect(Object.keys(hours('tivoli-royal-palace'))).toEqual(['Sapphire']);
  expect(Object.keys(hours('omnia-noida'))).toEqual(['Horizon']);
});

test('only The Tivoli and The Upper HSE are known to keep a concierge day and night', () => {
  const day = properties.filter((one) => one.quickStats.conciergeHours).map((one) => one.slug);
  expect(day).toEqual(['the-tivoli', 'upper-hse-sultanpur']);
});

test('The Upper HSE keeps its distances and what is near', () => {
  const { transportation, nearbyAttractions } = find('upper-hse-sultanpur');
  expect(transportation.airport).toContain('15 km');
  expect(transportation.railway).toBe('New Delhi station, 21 km; Old Delhi station, 26 km');
  expect(transportation.metro).toBe('Sultanpur');
  expect(nearbyAttractions).toEqual(['Chhatarpur Temple', 'Garden of Five Senses', 'Qutub Minar']);
});

test('layouts are named only where they are known', () => {
  const known = properties.flatMap(({ slug, spaces }) =>
    spaces.flatMap((space) => space.configurations.map((one) => [slug, space.name, one.style, one.capacity])),
  );
  expect(known).toEqual([
    ['wedcation-by-tivoli-israna', 'The Castle', 'Theatre', 1000],
    ['upper-hse-sultanpur', 'Oval Glass House', 'Classroom', 600],
    ['upper-hse-sultanpur', 'Oval Glass House', 'U-shape', 200],
    ['upper-hse-sultanpur', 'Open Lush Garden', 'Wedding', 800],
    ['upper-hse-sultanpur', 'Open Lush Garden', 'Reception', 1000],
  ]);
});

test('each house says how far the airport is: by road where that is known, else in a straight line', () => {
  const airport = { lat: 28.556, lng: 77.1 };
  for (const { slug, address, transportation } of properties) {
    const [, km = ''] = /^Indira Gandhi International Airport, (\d+) km/.exec(transportation.airport ?? '') ?? [];
    const straight = address.coordinates ? kmBetween(address.coordinates, airport) : 0;
    const isByRoad = slug === 'upper-hse-sultanpur';
    expect(Number(km), slug).toBe(isByRoad ? 15 : Math.round(straight));
  }
});

test('what a house says of drinks, music and rituals agrees with its rules and its spaces', () => {
  for (const { slug, houseRules, spaces, ...house } of properties) {
    const said = JSON.stringify([house, spaces]);
    if (houseRules.alcohol === 'no') expect(said, slug).not.toMatch(/cocktail/i);
    if (houseRules.alcohol === 'licence') expect(said, slug).not.toContain('Bar on request');
    if (houseRules.musicOutdoorsUntil) expect(houseRules.musicOutdoorsUntil, slug).toBe('22:00');
  }
  const ambala = offers.find(({ hotel }) => hotel === 'wedcation-by-tivoli-ambala');
  expect(ambala?.summary).not.toMatch(/lawn|every guest/);
});

test('each hour of the wedding stands in a space of the house, with words that fit it', () => {
  const { groups, days } = weddings;
  const hours = days.flatMap(({ moments }) => moments);
  const spaces = new Set(find(weddings.house).spaces.map(({ id }) => id));
  for (const { at, time } of hours) expect(at === 'rooms' || spaces.has(at.space), time).toBe(true);
  expect(groups.find(({ id }) => id === 'mehndi')?.text).toContain('under glass');
  expect(groups.find(({ id }) => id === 'haldi')?.text).not.toContain('nobody else');
});

test('one spelling of Chhatarpur, and thousands with a comma outside the label that is given', () => {
  const said = JSON.stringify([properties, site, press, offers, sustainability]);
  expect(said).not.toContain('Chattarpur');
  expect(said.match(/\b1500 \w+/g)).toEqual(['1500 PAX']);
  expect(said).not.toMatch(/three thousand people|an hour from the capital/);
});
