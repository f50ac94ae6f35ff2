import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { password, signInPagesOfThisFile } from '#tests/browser/sign-in-pages.ts';

const { site, origin, addAdministrator, afterPassword, cookieOf, minutesPass } = signInPagesOfThisFile();

test.each([true, false])(
  'after ten minutes invitation, export and erasure ask for the password and go on (scripts: %s)',
  async (javaScriptEnabled) => {
    const email = await addAdministrator(javaScriptEnabled ? 'esha' : 'farah');
    // The second factor was given already; the test begins after it.
    const page = await afterPassword(email, { javaScriptEnabled });
    await page.waitForURL('**/desk/second-factor');
    await site.database.owner.query('update staff.session set with_passkey = true');
    await page.goto(`${origin()}/desk/staff`);
    const invited = `${javaScriptEnabled ? 'gopi' : 'hema'}@example.com`;
    const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Invite somebody' }) });
    if (javaScriptEnabled) await hydrated(form.getByRole('button', { name: 'Invite' }));
    await form.getByLabel('Name').fill('A & B <i>');
    await form.getByLabel('E-mail').fill(invited);
    await form.getByRole('checkbox').first().check();
    await minutesPass(email);
    await form.getByRole('button', { name: 'Invite' }).press('Enter');
    await page.waitForURL('**/desk/confirm?*');
    if (javaScriptEnabled) {
      await expectToFit(page);
      await expectAccessible(page);
    }
    const { rowCount } = await site.database.owner.query('select from staff."user" where email = $1', [invited]);
    expect(rowCount, 'nothing is done before').toBe(0);
    await page.getByLabel('Your password').fill('wrong');
    await page.getByLabel('Your password').press('Enter');
    await page.getByText('That is not your password.').waitFor();
    await page.getByLabel('Your password').fill(password);
    await page.getByLabel('Your password').press('Enter');
    await page.getByText('It works once and is shown only now.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/desk/staff');
    const { rows } = await site.database.owner.query(
      `select u.name, u.role, u.all_properties or count(p.*) > 0 as has_scope from staff."user" u
         left join staff.user_property p on p.user_id = u.id where u.email = $1 group by u.id`,
      [invited],
    );
    expect(rows).toEqual([{ name: 'A & B <i>', role: 'sales', has_scope: true }]);
    if (javaScriptEnabled) return;

    await minutesPass(email);
    const headers = { cookie: await cookieOf(page), origin: origin() };
    const ask = (path: string, values?: Record<string, string>) =>
      fetch(origin() + path, {
        redirect: 'manual',
        headers,
        ...(values && { method: 'POST', body: new URLSearchParams(values) }),
      });
    for (const path of ['/desk/enquiries.csv?view=all', '/desk/enquiries/TV-222222/person']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')], path).toEqual([
        303,
        `/desk/confirm?${new URLSearchParams({ to: path, method: 'get' })}`,
      ]);
    }
    for (const [path, values] of [
      ['/desk/enquiries.csv', { words: 'somebody' }],
      ['/desk/enquiries/TV-222222/person', { confirm: 'TV-222222' }],
      ['/desk/staff', { do: 'rights', id: 'x' }],
    ] as const) {
      const answer = await ask(path, values);
      expect(answer.status, path).toBe(307);
      const page = await (await ask(answer.headers.get('location') ?? '', values)).text();
      for (const [name, value] of Object.entries(values))
        expect(page, path).toContain(`name="${name}" value="${value}"`);
    }
    const to = `/desk/confirm?${new URLSearchParams({ to: '//evil.example', method: 'get' })}`;
    const elsewhere = await ask(to, { 'confirm-password': password });
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, '/desk']);
    expect((await ask('/desk/enquiries.csv?view=all')).status).toBe(200);
  },
);
