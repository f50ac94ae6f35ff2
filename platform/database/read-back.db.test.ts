import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#app/catalogue/seed/seed.server.ts';
import { type Catalogue, openCatalogue } from '#app/catalogue/server/catalogue.server.ts';
import { brands } from '#content/brands.ts';
import { locations } from '#content/locations.ts';
import { properties } from '#content/properties.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';

let own: TestDatabase;
let database: Database;
let opened: ReturnType<typeof openCatalogue>;
let catalogue: Catalogue;
let dataDir: string;
/** The invalid columns that the catalogue reported. */
const complaints: string[] = [];

beforeAll(async () => {
  own = await testDatabase();
  await seed(own.ownerUrl);
  dataDir = await mkdtemp(join(tmpdir(), 'tivoli-read-back-'));
  database = openDatabase(own.siteUrl);
  const log = pino({ level: 'warn' }, { write: (line: string) => complaints.push(line) });
  opened = openCatalogue({ database, dataDir, log });
  catalogue = opened.catalogueIn('en');
});
afterAll(async () => {
  await opened.close();
  await database.close();
  await own.drop();
  await rm(dataDir, { recursive: true });
});

test.each(properties.map((property) => [property.slug, property] as const))(
  '%s is read back from the database as content has it',
  async (slug, property) => {
    expect(await catalogue.hotelBySlug(slug)).toEqual({ source: 'live', value: { kind: 'found', property } });
    expect(await catalogue.rooms(slug)).toEqual({ source: 'live', value: property.rooms });
  },
);

test('aliases, brands and locations are read back as content has them', async () => {
  for (const { slug, aliases } of properties)
    for (const alias of aliases)
      expect(await catalogue.hotelBySlug(alias)).toEqual({
        source: 'live',
        value: { kind: 'alias', canonicalSlug: slug },
      });
  expect(await catalogue.brands()).toEqual({ source: 'live', value: brands });
  expect(await catalogue.locations()).toEqual({ source: 'live', value: locations });
});

test('nothing of it had to be left out', () => {
  expect(complaints).toEqual([]);
});
