import { afterAll, beforeAll, expect, test } from 'vitest';
import { growthLimits } from '#domain/constants.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { growTo } from '#tests/many-hotels.ts';
import { deskNames } from './desk-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('of very many properties the first are named, and those that were asked for', async () => {
  const names = await deskNames(database.db, { properties: 'all' });
  expect([Object.keys(names.properties).length, names.hasMore]).toEqual([12, false]);

  await growTo(growthLimits.deskProperties + 50, database);
  const many = await deskNames(database.db, { properties: 'all' }, { also: ['tivoli-royal-palace', null, 'nobody'] });
  expect(many.hasMore).toBe(true);
  expect(Object.keys(many.properties)).toHaveLength(growthLimits.deskProperties + 1);
  expect(many.properties['tivoli-royal-palace']?.name).toBe('Tivoli Royal Palace');

  const own = await deskNames(database.db, { properties: ['the-tivoli'] }, { also: ['tivoli-royal-palace'] });
  expect([Object.keys(own.properties), own.hasMore]).toEqual([['the-tivoli'], false]);
});
