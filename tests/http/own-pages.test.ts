import { describe, expect, test } from 'vitest';
import { forgetfulSiteOfThisFile } from './forgetful-site.ts';

const site = forgetfulSiteOfThisFile();

describe('nothing of one visitor reaches another', () => {
  test('a page that is not shared is rendered for each, and nobody may keep it', async () => {
    const asha = await fetch(`${site.url}/own`, { headers: { cookie: 'who=asha' } });
    expect(asha.headers.get('cache-control')).toBe('private, no-store');
    expect(await asha.text()).toContain('who=asha');
    expect(await (await fetch(`${site.url}/own`)).text()).toContain('nobody');
  });

  test('a shared page that sets a cookie is not kept', async () => {
    const first = await fetch(`${site.url}/cookie`);
    expect(first.headers.get('set-cookie')).toBe('who=you');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    await Promise.all([fetch(`${site.url}/cookie`), fetch(`${site.url}/cookie`)]);
    expect(site.rendered()).toHaveLength(3);
  });

  test('a shared page that calls itself private is not kept', async () => {
    const first = await fetch(`${site.url}/secret`);
    expect(first.headers.get('cache-control')).toBe('private');
    await fetch(`${site.url}/secret`);
    expect(site.rendered()).toHaveLength(2);
  });

  test('an answer to a post is not kept', async () => {
    const posted = await fetch(`${site.url}/form`, { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) });
    expect(posted.status).toBe(422);
    expect(posted.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('when a page breaks', () => {
  test('its error page comes with 500; the log has the error by request id, without what was typed', async () => {
    site.seen.turn = 'fails';
    site.log.length = 0;
    const response = await fetch(`${site.url}/turn`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await response.text()).toContain('an error');
    const id = response.headers.get('x-request-id');
    const line = site.log.find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ id, err: { message: 'turned bad for (e-mail)' } });
    expect(JSON.stringify(site.log)).not.toContain('asha@');
  });

  test('the last-resort screen comes where the error page breaks as well', async () => {
    const response = await fetch(`${site.url}/hopeless`);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('<title>Unexpected Application Error! | Tivoli</title>');
    expect(text).toContain(response.headers.get('x-request-id'));
  });
});
