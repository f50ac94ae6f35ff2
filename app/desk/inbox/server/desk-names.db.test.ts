import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostProperties } from '#app/desk/inbox/server/desk-names.server.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addHotelsUpTo } from '#tests/databases/many-hotels.ts';
import { deskNames } from './desk-names.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('of very many properties the first are named, and those that were asked for', async () => {
  const names = await deskNames(database.db, { properties: 'all' });
  expect([Object.keys(names.properties).length, names.hasMore]).toEqual([12, false]);

  await addHotelsUpTo(mostProperties + 50, database);
  const many = await deskNames(database.db, { properties: 'all' }, { also: ['tivoli-royal-palace', null, 'nobody'] });
  expect(many.hasMore).toBe(true);
  expect(Object.keys(many.properties)).toHaveLength(mostProperties + 1);
  expect(many.properties['tivoli-royal-palace']?.name).toBe('Tivoli Royal Palace');

  const own = await deskNames(database.db, { properties: ['the-tivoli'] }, { also: ['tivoli-royal-palace'] });
  expect([Object.keys(own.properties), own.hasMore]).toEqual([['the-tivoli'], false]);
});

test('who can have enquiries is named in the order of names, and a property with its place', async () => {
  const people = [
    ['Ravi', 'sales'],
    ['Asha', 'admin'],
    ['Ira', 'recruiter'],
  ];
  for (const [name, role] of people)
    await database.owner.query('insert into staff."user" (name, email, role) values ($1, $2, $3)', [
      name,
      `${name?.toLowerCase()}@example.com`,
      role,
    ]);
  const { owners, properties } = await deskNames(database.db, { properties: ['the-tivoli', 'omnia-noida'] });
  expect(Object.values(owners)).toEqual(['Asha', 'Ravi']);
  expect(Object.values(properties)).toEqual([
    { name: 'Omnia Noida', place: 'Noida' },
    { name: 'The Tivoli', place: 'New Delhi' },
  ]);
  const none = await deskNames(database.db, { properties: [] }, { also: ['the-tivoli'] });
  expect([none.properties, none.hasMore]).toEqual([{}, false]);
  const two = await deskNames(database.db, { properties: 'all' }, { most: 2 });
  expect([Object.keys(two.properties).length, two.hasMore]).toEqual([2, true]);
  const whole = await deskNames(database.db, { properties: 'all' }, { most: 1_000_000 });
  expect(whole.hasMore).toBe(false);
});
