import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScope } from '#app/desk/figures/figures-scope.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { addThirtyLeads, lostInFebruary, totalByHand, worthByHand } from '#tests/factories/thirty-leads.ts';
import { createReadFigures } from './figures.server.ts';
import type { NamedWorth } from './worth.server.ts';

let db: TestDatabase;
let database: Database;
let admin: Principal;
let staff: Record<'asha' | 'ravi', string>;
beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  admin = await addStaff(db.owner, { role: 'admin' });
  const [asha, ravi] = [await addStaff(db.owner, { role: 'sales' }), await addStaff(db.owner, { role: 'sales' })];
  staff = { asha: asha.id, ravi: ravi.id };
  await addThirtyLeads(db.owner, staff);
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

function read(query: string, principal = admin) {
  const { scope } = readScope(new URLSearchParams(query), '2026-03-10');
  if (!scope) throw new Error(`There is no such time: ${query}.`);
  return createReadFigures(database.desk)(principal, scope);
}
const winter = 'from=2026-01-01&until=2026-02-28';

/** Rows as the table by hand has them, each colleague by name. */
function byName(rows: NamedWorth[]) {
  const nameOf = (name: string | null) => Object.entries(staff).find(([, id]) => id === name)?.[0] ?? String(name);
  return Object.fromEntries(
    rows.map(({ name, enquiries, open, definite, lost }) => [nameOf(name), [enquiries, open, definite, lost]]),
  );
}

test('thirty enquiries are worth to the rupee what was added up by hand, in every table', async () => {
  const { worth } = await read(winter);
  expect(worth).toMatchObject(totalByHand);
  expect(byName(worth.properties)).toEqual(worthByHand.properties);
  expect(byName(worth.months)).toEqual(worthByHand.months);
  expect(byName(worth.waysToCome)).toEqual(worthByHand.waysToCome);
  expect(byName(worth.owners)).toEqual(worthByHand.owners);
  expect(worth.months.map(({ name }) => name)).toEqual(
    Object.keys(worthByHand.months).map((day) => (day === 'null' ? null : day)),
  );
});

test('what was lost in February is told by its reason, whenever it came', async () => {
  expect((await read('from=2026-02-01&until=2026-02-28')).lost).toEqual(lostInFebruary);
});

test('the first answer is counted for whoever gave it, whoever has the enquiry', async () => {
  expect((await read(winter)).colleagues).toMatchObject([
    { colleague: staff.asha, enquiries: 2, median: 60, p90: 84, withinHour: 0.5, withinDay: 1 },
    { colleague: staff.ravi, enquiries: 1, median: 60, p90: 60, withinHour: 1, withinDay: 1 },
  ]);
});

test('figures are narrowed to a property and to how families came', async () => {
  const [tivoli, phone] = [await read(`${winter}&property=the-tivoli`), await read(`${winter}&came=phone`)];
  expect(byName(tivoli.worth.properties)).toEqual({ 'the-tivoli': worthByHand.properties['the-tivoli'] });
  expect(byName(phone.worth.waysToCome)).toEqual({ phone: worthByHand.waysToCome.phone });
  expect(phone.lost).toEqual([{ name: 'size', enquiries: 1, lost: 777_777 }]);
});

test('a sales user reads the rupees of their own property, and nothing of another', async () => {
  const sales = await addStaff(db.owner, { role: 'sales', properties: ['tivoli-bijwasan'] });
  const { worth, lost, diary } = await read(winter, sales);
  expect(byName(worth.properties)).toEqual({ 'tivoli-bijwasan': worthByHand.properties['tivoli-bijwasan'] });
  expect(lost.map(({ name }) => name)).toEqual(['date', 'no-answer']);
  expect(diary).toHaveLength(3);
});

test('the diary’s days count what is held or definite, for each day that a function lasts', async () => {
  await db.owner.query('update diary.event set lead_id = null');
  const { diary } = await read(`${winter}&property=tivoli-bijwasan`);
  // The evenings of the two definite functions end after midnight.
  expect(diary.map(({ functions, definite }) => [functions, definite])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  await db.owner.query(`update diary.function set ends_at = starts_at + interval '30 hours' where reference = $1`, [
    'FN-000120',
  ]);
  expect((await read(`${winter}&property=tivoli-bijwasan`)).diary).toHaveLength(4);
});
