import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSite } from '#app/catalogue/server/search-site.server.ts';
import { loader as loadDigital } from '#app/group/digital-qr-route.tsx';
import { loader as loadHome } from '#app/home/home-route.tsx';
import { loader as loadLocations } from '#app/listings/locations-route.tsx';
import { servicesContext } from '#app/services.server.ts';
import { loader as loadLlms } from '#app/shell/head/llms-route.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  catalogue = await openCatalogue(database.siteUrl);
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

async function load<Page>(loader: (args: never) => Promise<Page>, path: string): Promise<Page> {
  await catalogue.refresh();
  const context = new RouterContextProvider();
  context.set(servicesContext, { catalogue, origin: 'https://hotels.example' } as never);
  return loader({ request: new Request(`https://hotels.example${path}`), context, params: {} } as never);
}
const homePage = (query = '') => load(loadHome, `/${query}`);

type Table = 'hotels' | 'brands' | 'locations';

async function whileHidden<T>(slug: string, read: () => Promise<T>, table: Table = 'hotels'): Promise<T> {
  const mark = (isActive: boolean) =>
    database.db.updateTable(table).set({ is_active: isActive }).where('slug', '=', slug).execute();
  await mark(false);
  const result = await read();
  await mark(true);
  return result;
}

test('the home page says nothing of a hotel that is hidden, and does not link to it', async () => {
  const shown = await homePage('?menu=gourmet-mains');
  expect(shown.menu).toMatchObject({ venue: 'Spice Route', property: { name: 'Tivoli Bijwasan' } });
  expect(shown.slides).toHaveLength(4);
  expect(shown.experiences).toHaveLength(6);

  const withoutBijwasan = await whileHidden('tivoli-bijwasan', () => homePage('?menu=gourmet-mains'));
  expect(withoutBijwasan.menu).toBeNull();
  expect(withoutBijwasan.culinary.cards.map(({ id }) => id)).not.toContain('gourmet-mains');
  expect(JSON.stringify(withoutBijwasan)).not.toMatch(/bijwasan(?!\/dining)/i);

  const withoutLotusCourt = await whileHidden('tivoli-lotus-court', () => homePage());
  expect(withoutLotusCourt.experiences.map(({ id }) => id)).not.toContain('cocktail-parties');
  expect(withoutLotusCourt.places.tabs.map(({ location }) => location)).not.toContain('noida');
  expect(JSON.stringify(withoutLotusCourt)).not.toMatch(/lotus.court/i);

  const withoutPalace = await whileHidden('tivoli-royal-palace', () => homePage());
  expect(withoutPalace.slides.map(({ caption }) => caption)).not.toContain('Tivoli Royal Palace, Palwal');
  expect(withoutPalace.culinary.cards.map(({ id }) => id)).not.toContain('chefs-specials');
});

test('the houses of a hidden brand stay, and nothing names the brand or leads to it', async () => {
  const shown = await homePage('?brand=wedcation');
  expect(shown.selected).toBe('wedcation');
  expect(shown.upcomingUnder).toBe('Three more addresses under the Wedcation name.');
  const read = async () => ({
    home: await homePage('?brand=wedcation'),
    list: await load(loadLocations, '/locations?location=ambala'),
    filtered: await load(loadLocations, '/locations?brand=wedcation'),
    house: (await catalogue.hotelBySlug('wedcation-by-tivoli-ambala')).value,
    found: await searchSite(catalogue, 'Ambala'),
    llms: await (await load(loadLlms, '/llms.txt')).text(),
  });
  const { home, list, filtered, house, found, llms } = await whileHidden('wedcation', read, 'brands');
  expect([home.selected, home.upcomingUnder]).toEqual(['tivoli', undefined]);
  const ambala = { slug: 'wedcation-by-tivoli-ambala', brandName: '' };
  expect(home.all).toContainEqual(expect.objectContaining(ambala));
  expect(list).toMatchObject({ hotels: [ambala] });
  expect(filtered).toMatchObject({ hotels: [], heading: undefined });
  expect(house).toMatchObject({ kind: 'found' });
  expect(JSON.stringify(found)).toContain('/hotel/wedcation-by-tivoli-ambala');
  expect(llms).toContain('/hotel/wedcation-by-tivoli-ambala): Ambala;');
  expect(JSON.stringify([home, list, filtered, found, llms])).not.toMatch(/Wedcation by Tivoli|brands?[=/]wedcation/);
});

test('the houses of a hidden place stay in lists under their brand and are named by their city', async () => {
  const read = async () => ({
    home: await homePage('?place=palwal'),
    list: await load(loadLocations, '/locations?brand=tivoli'),
  });
  const { home, list } = await whileHidden('palwal', read, 'locations');
  expect(home.places).toMatchObject({ selected: 'delhi' });
  expect(home.places.tabs.map(({ location }) => location)).not.toContain('palwal');
  expect(list).toMatchObject({
    hotels: expect.arrayContaining([expect.objectContaining({ slug: 'tivoli-royal-palace', locationName: 'Palwal' })]),
  });
});

test('what a hotel has in print is linked while the hotel is shown', async () => {
  const links = async () => (await load(loadDigital, '/digital-qr')).entries.map(({ to }) => to);
  expect(await links()).toHaveLength(4);
  const left = await whileHidden('the-tivoli', links);
  expect(left).toEqual(['/digital-qr/service-directory', '/digital-qr/in-room-dining']);
});

test('a menu names its restaurant and hotel as the team wrote them, while there is a restaurant', async () => {
  const { db } = database;
  await db.updateTable('dining').set({ name: 'Masala Marg' }).where('slug', '=', 'spice-route').execute();
  await db.updateTable('hotels').set({ name: 'The Bijwasan House' }).where('slug', '=', 'tivoli-bijwasan').execute();
  const { menu } = await homePage('?menu=gourmet-mains');
  expect(menu).toMatchObject({ venue: 'Masala Marg', property: { name: 'The Bijwasan House' } });

  await db.updateTable('dining').set({ is_active: false }).where('slug', '=', 'spice-route').execute();
  const closed = await homePage('?menu=gourmet-mains');
  expect(closed.menu).toBeNull();
  expect(closed.culinary.cards).toHaveLength(5);
});
