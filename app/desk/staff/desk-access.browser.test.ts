import { expect, test } from 'vitest';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { deskRoutes } from '#tests/desk/desk-routes.ts';
import { atATime } from '#tests/support/at-a-time.ts';

const { site, cookies, post, get, sendEnquiry } = deskPagesOfThisFile();

test('signed out there is nothing: every address of the desk leads to its door, its data as well', async () => {
  const reference = await sendEnquiry('signed-out@example.com');
  await atATime(3, deskRoutes(reference), async (route) => {
    const values = { version: '1', change: 'move', to: 'contacted', words: 'signed', do: 'remove' };
    const page = await get(route);
    const data = await get(`${route}.data`);
    const change = await post(route, values);
    expect([302, 303], route).toContain(page.status);
    expect(page.headers.get('location'), route).toContain('/desk/sign-in');
    expect(await page.text(), route).toBe('');
    expect(await data.text(), `${route}.data`).not.toContain('signed-out@');
    expect([302, 303], `post ${route}`).toContain(change.status);
    for (const answer of [page, data, change]) expect(answer.headers.get('cache-control'), route).toContain('no-store');
  });
  const filters = '?view=overdue&property=the-tivoli';
  const door = await get(`/desk${filters}`);
  expect(new URL(door.headers.get('location') ?? '', site.url).searchParams.get('from')).toBe(`/desk${filters}`);
  const data = await get(`/desk.data${filters}&_routes=routes%2Fdesk`);
  expect(await data.text()).toContain(encodeURIComponent(`/desk${filters}`));
  const elsewhere = await get('/desk/sign-in?from=/desk//evil.example');
  const form = await elsewhere.text();
  expect(/name="from" value="([^"]*)"/.exec(form)?.[1]).toBe('/desk');
  expect(form, 'managers of passwords know it').toContain('type="password" autoComplete="current-password"');
  const { rows } = await site.database.owner.query(`select status from leads where reference = $1`, [reference]);
  expect(rows).toEqual([{ status: 'new' }]);
});

test.each(['Ravi', 'Ira'])(
  '%s sees nothing of another property’s enquiry at any address, by any id, in any form',
  async (name) => {
    const reference = await sendEnquiry(`isolated-${name.toLowerCase()}@example.com`);
    const { rows } = await site.database.owner.query('select id, booking_id, version from leads where reference = $1', [
      reference,
    ]);
    const { id, booking_id: booking, version } = rows[0];
    expect(await (await get(`/desk/enquiries/${reference}`, cookies.Asha)).text()).toContain('isolated-');
    const values = { version: String(version), change: 'move', to: 'contacted', words: 'isolated', note: 'Mine.' };
    const routes = [reference, id, booking].flatMap((key) =>
      // An address that names no enquiry is requested once.
      deskRoutes(key).filter((route) => key === reference || route.includes(key)),
    );
    const asked = routes.flatMap((route) => [
      ...[route, `${route}.data`].map((path) => ({ path, answer: () => get(path, cookies[name]) })),
      ...(route.includes('sign-out') || route.includes('account')
        ? []
        : [{ path: `post ${route}`, answer: () => post(route, values, cookies[name]) }]),
    ]);
    const inView = ['all', 'unanswered', 'overdue', 'quarantine']
      .map((view) => `/desk.data?view=${view}&property=the-tivoli`)
      .map((path) => ({ path, answer: () => get(path, cookies[name]) }));
    await atATime(3, [...asked, ...inView], async ({ path, answer }) => {
      const response = await answer();
      expect(await response.text(), path).not.toContain('isolated-');
    });
    const after = await site.database.owner.query('select status, version from leads where reference = $1', [
      reference,
    ]);
    expect(after.rows).toEqual([{ status: 'new', version }]);
    expect((await get('/desk/staff', cookies[name])).status).toBe(404);
  },
);
