import { describe, expect, test } from 'vitest';
import { refuseForm } from './check-form.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
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

function refusal(headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) {
  return refuseForm(new Headers(headers), typeof body === 'string' ? bytes(body) : body);
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

  test('that has neither a type nor a body', async () => {
    expect(await refusal({}, '')).toBeUndefined();
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
  ])('as not what its type says: %s', async (_, type, body) => {
    expect(await refusal({ 'content-type': type }, body)).toBe(400);
  });
});
