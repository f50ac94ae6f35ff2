import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { aPdf } from '#tests/factories/a-document.ts';
import { readDocumentType } from './read-document-type.ts';

/** Made by other programs; `npm run prove cvs keep` makes them anew. */
const place = join(import.meta.dirname, '../../../tests/documents/cvs');

const folder = mkdtempSync(join(tmpdir(), 'real-documents-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(bytes: Buffer) {
  const file = join(folder, crypto.randomUUID());
  writeFileSync(file, bytes);
  return readDocumentType(file);
}

test.each(readdirSync(place))('the CV %s is taken, or refused only because nobody can check it', async (name) => {
  const isLocked = name.includes('printing-only');
  const type = name.slice(name.lastIndexOf('.') + 1);
  expect(await readDocumentType(join(place, name))).toEqual(isLocked ? { problem: 'locked' } : type);
});

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const numbered = (object: string) => [`8 0 obj\n${object}\nendobj\n`];

/** An object stream that says where its objects begin. */
function compressed(objects: string, dictionary: string): (string | Buffer)[] {
  const data = deflateSync(objects);
  return [`9 0 obj\n<</Type/ObjStm${dictionary}/Filter/FlateDecode>>\nstream\n`, data, '\nendstream\nendobj\n'];
}

test.each([
  ['the title', numbered('<</Title(HTML/CSS/JavaScript \\(Events/Launch\\) (and more) and Security/Encrypt )>>')],
  ['a page that is not compressed', numbered('<</Length 30>>\nstream\n(HTML/JavaScript ) Tj\nendstream')],
  ['a title among compressed objects', compressed('1 0 <</Title(HTML/JavaScript )>>', '/N 1/First 4')],
] as [string, (string | Buffer)[]][])('a PDF is taken that speaks of HTML/JavaScript in %s', async (_, objects) => {
  expect(await read(aPdf(5_000, objects))).toBe('pdf');
});

test.each([
  ['begins within a string', numbered(`(8 0 obj ${script} endobj )`)],
  ['ends a string that another reader goes on with', numbered('<</A( 8 0 obj % )/S/JavaScript/JS(x) \n)>>')],
  ['stands between brackets of comments', numbered('<<% (\n/S/JavaScript/JS(x)% )\n>>')],
  ['stands behind a bracket among digits', numbered('<</A<41(>/S/JavaScript/JS<41>/B<)>>>')],
  ['stands behind digits that end a comment’s string', numbered('\\( < ) % ( > (\n<</S/JavaScript/JS<41> >> )')],
  ['stands behind a stream within a dictionary', numbered('<</A<<>>stream\n/S/JavaScript/JS(x)>>')],
  ['stands behind brackets that do not match', numbered('<</K[>> >>stream\n]/S/JavaScript/JS(x)>>')],
  ['stands in the data of a stream', numbered(`<</Length 60>>\nstream\n7 0 obj${script}endobj\nendstream`)],
  ['is a name of its own', numbered('/JavaScript')],
  ['begins within a compressed string', compressed(`1 1 (${script} )`, '/N 1/First 4')],
  ['begins beyond the numbers that say so', compressed(`1 0 2 5 (${script} )`, '/N 2/First 4')],
  ['begins where the first of two numbers says', compressed(`1 0 (    ${script} )`, '/N 1/First 9/First 4')],
] as [string, (string | Buffer)[]][])('a PDF is refused whose script %s', async (_, objects) => {
  expect(await read(aPdf(5_000, objects))).toEqual({ problem: 'active' });
});

test.each(['MZ', '#!/bin/sh\n', 'GIF89a', '\x7fELF', '<html>', 'PK\x03\x04'])(
  'a PDF is refused with %j in front, which another program would read',
  async (front) => {
    expect(await read(Buffer.concat([Buffer.from(front, 'latin1'), aPdf()]))).toMatchObject({
      problem: expect.any(String),
    });
  },
);

test('a third of each CV is refused', async () => {
  for (const name of readdirSync(place)) {
    const bytes = readFileSync(join(place, name));
    expect(await read(bytes.subarray(0, bytes.length / 3)), name).toHaveProperty('problem');
  }
});
