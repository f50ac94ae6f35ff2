import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoc, aDocx, aPdf, aZip, contentTypes, wordDocument } from '#tests/factories/a-document.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { type DocumentType, documentTypes } from './documents/document-checker.ts';
import { privateBucket, type UploadRule } from './uploads.ts';

const rule: UploadRule = { kind: 'document', bucket: privateBucket, types: ['pdf', 'doc', 'docx'], maxBytes: 100_000 };

let site: TestStorage;
beforeAll(async () => {
  site = await startTestStorage('disk');
});
afterAll(() => site.close());

/** The bytes, and the types as which they may be accepted. */
interface Sample {
  is: DocumentType | 'nothing';
  bytes: Buffer;
}

const whole: { is: DocumentType; bytes: Buffer }[] = [
  { is: 'pdf', bytes: aPdf(2_000) },
  { is: 'doc', bytes: aDoc() },
  { is: 'docx', bytes: aDocx() },
];
const hostile = [
  '<hta:application id=a><script>new ActiveXObject("WScript.Shell")</script>',
  '<html><script>alert(1)</script>',
  '<!doctype html><iframe src=https://evil.example>',
  'L\0\0\0\x01\x14\x02\0 a shortcut',
  'MZ\x90\0 a program',
  '#!/bin/sh\nrm -rf /',
  '<?php system($_GET[0]);',
  '<svg onload=alert(1)>',
  '{\\rtf1 a document of another kind}',
];
const wrongArchives = [
  aZip([{ name: 'evil.hta', content: 'x' }]),
  aZip([{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: Evil' }]),
  aZip([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), wordDocument]),
  aZip([contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'), wordDocument]),
  aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
  aDoc(['_VBA_PROJECT']),
  aDoc(['Macros']),
];

const wholes = fc.constantFrom(...whole);
const payload = fc.constantFrom(...hostile).map((text) => Buffer.from(text, 'latin1'));
const samples: fc.Arbitrary<Sample> = fc.oneof(
  wholes,
  payload.map((bytes) => ({ is: 'nothing' as const, bytes })),
  fc.constantFrom(...wrongArchives).map((bytes) => ({ is: 'nothing' as const, bytes })),
  // Returns the beginning of a document, followed by something else.
  fc.tuple(wholes, payload, fc.integer({ min: 4, max: 400 })).map(([{ bytes }, other, length]) => ({
    is: 'nothing' as const,
    bytes: Buffer.concat([bytes.subarray(0, length), other]),
  })),
  // Returns a document before, after or inside something else; if it is accepted, then as its own type.
  fc.tuple(wholes, payload, fc.nat()).map(([{ is, bytes }, other, at]) => ({
    is,
    bytes: Buffer.concat([bytes.subarray(0, at % bytes.length), other, bytes.subarray(at % bytes.length)]),
  })),
  fc
    .tuple(wholes, wholes)
    .map(([first, second]) => ({ is: first.is, bytes: Buffer.concat([first.bytes, second.bytes]) })),
  // Returns a document with wrong bytes.
  fc
    .tuple(wholes, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }))
    .map(([{ is, bytes }, wrong]) => {
      const changed = Buffer.from(bytes);
      for (const [at, value] of wrong) changed[at % changed.length] = value;
      return { is, bytes: changed };
    }),
  fc.tuple(wholes, fc.uint8Array({ maxLength: 600 })).map(([{ is, bytes }, noise]) => ({
    is,
    bytes: Buffer.concat([bytes.subarray(0, 8), noise]),
  })),
);

const endings = [
  'pdf',
  'PDF',
  'doc',
  'docx',
  'hta',
  'html',
  'lnk',
  'exe',
  'js',
  'docm',
  'svg',
  'scr',
  'pdf ',
  'pdf.',
  '',
];
const between = [
  '.',
  '.',
  '.',
  ' .',
  '.\u202e',
  '.\u200b',
  '\u202d.',
  '. ',
  '.pdf.',
  '.docx.',
  ':a.',
  '\0.',
  '%00.',
  '/',
  '\\',
  '',
];
const names = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('CV', 'Asha Sample', 'आशा का CV', '../../etc/passwd', 'C:\\CVs\\me', ''),
      fc.string({ maxLength: 300 }),
    ),
    fc.constantFrom(...between),
    fc.constantFrom(...endings),
  )
  .map((parts) => parts.join(''));

test('of 10,000 uploads of every wrong kind and name none reaches staff under another kind’s extension', async () => {
  const taken: Record<DocumentType, number> = { pdf: 0, doc: 0, docx: 0 };
  const upload = async ({ is, bytes }: Sample, filename: string) => {
    async function* content() {
      yield bytes;
    }
    const staged = await site.storage.uploads.stage({ content: content(), filename, client: 'test' }, rule);
    if (staged.kind !== 'staged') return;
    expect(is).not.toBe('nothing');
    const extension = is as DocumentType;
    expect(staged.type).toBe(documentTypes[extension]);
    expect(filename).not.toMatch(/[\u202d\u202e]/);
    expect(filename).not.toMatch(/\.(hta|html|lnk|exe|js|docm|svg|scr)[.\s]*$/i);
    taken[extension] += 1;
    // One in ten is written to the disk, which takes longer than everything else.
    if (taken[extension] % 10 !== 1) return staged.discard();
    const { key } = await staged.store();
    expect(key).toMatch(new RegExp(`^documents/uploads/[0-9a-f-]{36}\\.${extension}$`));
  };
  const ten = fc.array(fc.tuple(samples, names), { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(ten, (sent) => Promise.all(sent.map((each) => upload(...each))).then(() => {})),
    { seed: 20_261_123, numRuns: 1_000, endOnFailure: true },
  );
  // Some of them are ordinary documents, which are accepted.
  for (const count of Object.values(taken)) expect(count).toBeGreaterThan(50);
});
