import { expect, test } from 'vitest';
import type { Room } from './property.ts';
import { listedRooms, priceText } from './room-list.ts';

function aRoom(name: string, id = name): Room {
  return {
    id,
    name,
    description: '',
    maxOccupancy: 2,
    price: { currency: 'INR', amount: null },
    amenities: [],
    images: [],
  };
}

const ids = (rooms: Room[]) => rooms.map((room) => room.id);

test('family room and family suite are left out of a list', () => {
  expect(ids(listedRooms([aRoom('Deluxe'), aRoom('Family Room'), aRoom('family suite')], []))).toEqual(['Deluxe']);
});

test('only the word at the end of a name is left out of account', () => {
  const rooms = [aRoom('Deluxe Room Plus')];
  expect(ids(listedRooms(rooms, [aRoom('Deluxe Plus', 'fixed')]))).toEqual(['Deluxe Room Plus', 'fixed']);
});

test('fixed rooms end the list, each name once, and take the place of their namesakes', () => {
  const rooms = [aRoom('Executive'), aRoom('Super Deluxe', 'of the table'), aRoom('Family Suite', 'of the table')];
  const fixed = [aRoom('Super Deluxe Room', 'fixed'), aRoom('Family Suite', 'fixed suite')];
  expect(ids(listedRooms(rooms, fixed))).toEqual(['Executive', 'fixed', 'fixed suite']);
});

test('a price reads its note, else its amount, else that one may ask', () => {
  expect(priceText({ currency: 'INR', amount: 25000 })).toBe('From ₹25,000');
  expect(priceText({ currency: 'INR', amount: 25000, note: 'Contact for rates' })).toBe('Contact for rates');
  expect(priceText({ currency: 'INR', amount: null })).toBe('Contact for rates');
  expect(priceText({ currency: 'INR', amount: null, note: 'Complimentary for event guests' })).toBe(
    'Complimentary for event guests',
  );
});
