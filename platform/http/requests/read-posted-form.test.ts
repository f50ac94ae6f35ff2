import { describe, expect, test } from 'vitest';
import { type BrokenBody, isFormType, parseForm, readPostedForm, refusedBodyHeader } from './read-posted-form.ts';

const kilobyte = 1024;
const encoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=--part';
const parts = (name: string, content: string, filename?: string) =>
  [
    '----part',
    `Content-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}`,
    '',
    content,
    '----part--',
    '',
  ].join('\r\n');

/** Returns the status that refuses this form; undefined if it is taken. */
async function refusal(headers: Record<string, string>, body: string | Uint8Array): Promise<number | undefined> {
  if (!isFormType(new Headers(headers))) return 415;
  return parseForm(headers['content-type'] ?? '', Buffer.from(body as string)).then(
    () => undefined,
    (error: Partial<BrokenBody>) => error.status ?? 400,
  );
}

describe('a form is taken', () => {
  test.each([
    [encoded, 'name=Meera+Sample&message=%E0%A4%B6'],
    [`${encoded};charset=UTF-8`, 'name=Meera'],
    [`${encoded}; charset="utf-8"`, 'name=Meera'],
    [`${encoded}; charset=utf8`, 'name=Meera'],
    [`${encoded} ; other=x`, 'name=Meera'],
    [encoded.toUpperCase(), 'name=Meera'],
    [encoded, ''],
    [multipart, parts('name', 'Meera')],
    [multipart, parts('name', '100 % शादी')],
    [multipart, parts('cv', 'a\0b', 'cv.pdf')],
  ])('that comes as %s: %s', async (type, body) => {
    expect(await refusal({ 'content-type': type }, body)).toBeUndefined();
  });
});

describe('a form is refused', () => {
  test.each([
    ['application/json', '{}'],
    ['text/plain', 'name=Meera'],
    ['', 'name=Meera'],
    [';', 'name=Meera'],
    [`x${encoded}`, 'name=Meera'],
    [`${encoded}; charset=iso-8859-1`, 'name=Meera'],
    [`${encoded}; charset=`, 'name=Meera'],
    [`${encoded}; charset=xutf-8`, 'name=Meera'],
  ])('as of a kind that is not taken: %s', async (type, body) => {
    expect(await refusal({ 'content-type': type }, body)).toBe(415);
  });

  test('as of a kind that is not taken where it names none, or comes packed', async () => {
    expect(await refusal({}, 'name=Meera')).toBe(415);
    expect(await refusal({ 'content-type': encoded, 'content-encoding': 'gzip' }, 'name=Meera')).toBe(415);
  });

  test.each([
    ['half a percent-encoding', encoded, 'name=%E0%A4'],
    ['no percent-encoding', encoded, 'name=100%'],
    ['a byte that is no text', encoded, Uint8Array.of(110, 61, 0xff)],
    ['a NUL in a value', encoded, 'name=Mee%00ra'],
    ['a NUL in a name', encoded, 'na%00me=Meera'],
    ['a NUL in a part', multipart, parts('name', 'Mee\0ra')],
    ['parts that do not end', multipart, '----part\r\nContent-Disposition: form-data; name="name"\r\n\r\nMee'],
    ['no boundary', 'multipart/form-data', parts('name', 'Meera')],
    ['a part without a name', multipart, parts('name', 'Meera').replace(/; name="name"/, '')],
  ])('as not what its type says: %s', async (_, type, body) => {
    expect(await refusal({ 'content-type': type }, body)).toBe(400);
  });
});

test('a form is read with its texts in their order, its repeated fields and its file', async () => {
  const body = new FormData();
  body.append('name', 'मीरा & +');
  body.append('name', '');
  body.append('file', new File(['day,hour\n'], 'diary.csv', { type: 'text/csv' }));
  body.append('none', new File([], ''));
  const form = await readPostedForm(new Request('http://localhost/', { method: 'POST', body }));
  expect(form.getAll('name')).toEqual(['मीरा & +', '']);
  const file = form.get('file') as File;
  expect([file.name, file.type, await file.text()]).toEqual(['diary.csv', 'text/csv', 'day,hour\n']);
  expect([...form.keys()]).toEqual(expect.arrayContaining(['name', 'file', 'none']));
  const typed = new URLSearchParams(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const again = await readPostedForm(new Request('http://localhost/', { method: 'POST', body: typed }));
  expect(again.getAll('name')).toEqual(['मीरा & +', '']);
});

test.each([
  ['an encoded form above 64 KB', encoded, `v=${'x'.repeat(64 * kilobyte)}`],
  ['too many fields', encoded, 'a=b&'.repeat(1_001)],
  ['too many parts', multipart, parts('a', 'b').slice(0, -12).repeat(1_002) + parts('a', 'b')],
  ['a name that is no name', encoded, `${'k'.repeat(201)}=1`],
  ['a field above 64 KB', multipart, parts('v', 'x'.repeat(64 * kilobyte + 1))],
  ['too many files', multipart, parts('f', 'x', 'x').slice(0, -12).repeat(5) + parts('f', 'x', 'x')],
])('a form of more than any of ours is 413: %s', async (_, type, body) => {
  expect(await refusal({ 'content-type': type }, body)).toBe(413);
});

test('what is no form ends the request, so that its route renders nothing', async () => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: 'name=100%',
    headers: { 'content-type': encoded },
  });
  const thrown = await readPostedForm(request).catch((response: Response) => response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get(refusedBodyHeader)]).toEqual([302, '400']);
});

/** Milliseconds of the processor that a form takes, the best of a few times. */
async function costOf(type: string, body: Buffer): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage();
    await parseForm(type, body).catch(() => {});
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

const repeated = (text: string, bytes: number) => Buffer.from(text.repeat(bytes / text.length + 1)).subarray(0, bytes);

test.each(['a&', '%41', '=', '+', '&', 'k', 'ab=1&', 'a=%E0%A4%B6&'])(
  'the longest form costs a stranger’s request a few milliseconds, also one of nothing but %s',
  async (text) => {
    expect(await costOf(encoded, repeated(text, 64 * kilobyte))).toBeLessThan(50);
  },
);

test.each(['\r\n', '\r\n----par', '--', `${parts('a', 'b').slice(0, -12)}`, 'a: b\r\n'])(
  'the longest form with a file costs less than 200 ms, also one of nothing but %j',
  async (text) => {
    expect(await costOf(multipart, repeated(text, 4 * kilobyte * kilobyte))).toBeLessThan(200);
  },
);
