import { afterEach, expect, test, vi } from 'vitest';
import { confirmationCookie } from '#app/forms/answer-form.server.ts';

const cookie = confirmationCookie('a secret of the tests', 'https://tivoli.example');

function requestWith(header: string): Request {
  return new Request('https://tivoli.example/enquire', { headers: { Cookie: header } });
}

afterEach(() => vi.useRealTimers());

async function sent(...references: string[]): Promise<string> {
  let header = '';
  for (const reference of references) {
    header = (await cookie.add(requestWith(header), reference)).split(';')[0] ?? '';
  }
  return header;
}

test('the sender may read the confirmation, nobody else', async () => {
  const header = await sent('TV-7K3M9Q');
  expect(await cookie.allows(requestWith(header), 'TV-7K3M9Q')).toBe(true);
  expect(await cookie.allows(requestWith(header), 'TV-CCCCCC')).toBe(false);
  expect(await cookie.allows(requestWith(''), 'TV-7K3M9Q')).toBe(false);
});

test('it is sent to the enquiry pages only, out of reach of scripts', async () => {
  expect(await cookie.add(requestWith(''), 'TV-7K3M9Q')).toMatch(
    /^__Secure-tivoli_sent=[^;]+; Max-Age=1800; Path=\/enquire; HttpOnly; Secure; SameSite=Lax$/,
  );
  const plain = await confirmationCookie('s', 'http://localhost:3000').add(requestWith(''), 'TV-7K3M9Q');
  expect(plain).toMatch(/^tivoli_sent=/);
  expect(plain).not.toContain('Secure');
});

test('it keeps the last five', async () => {
  const header = await sent('TV-111111', 'TV-222222', 'TV-333333', 'TV-444444', 'TV-555555', 'TV-666666');
  expect(header.length).toBeLessThan(600);
  expect(await cookie.allows(requestWith(header), 'TV-111111')).toBe(false);
  expect(await cookie.allows(requestWith(header), 'TV-222222')).toBe(true);
});

test('it ends after half an hour, whatever the browser keeps', async () => {
  vi.useFakeTimers({ now: 0 });
  const header = await sent('TV-7K3M9Q');
  vi.setSystemTime(31 * 60_000);
  expect(await cookie.allows(requestWith(header), 'TV-7K3M9Q')).toBe(false);
});

test('a forged or broken cookie opens nothing', async () => {
  const forged = await confirmationCookie('another secret', 'https://tivoli.example').add(requestWith(''), 'TV-7K3M9Q');
  for (const header of [
    forged,
    '__Secure-tivoli_sent=',
    '__Secure-tivoli_sent=%E0%A4%A',
    '__Secure-tivoli_sent=abc.def',
    '__Secure-tivoli_sent="',
  ])
    expect(await cookie.allows(requestWith(header.split(';')[0] ?? ''), 'TV-7K3M9Q')).toBe(false);
});
