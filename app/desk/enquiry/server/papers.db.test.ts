import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createPapers } from '#app/desk/enquiry/server/papers.server.ts';
import { referencedObjects } from '#app/open-site-storage.server.ts';
import type { VirusScanner } from '#platform/storage/virus-scanner.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, storedReference } = deskOfThisFile();

function papersOf(scanner?: VirusScanner) {
  const { storage } = at();
  return createPapers({
    database: open().database.desk,
    storage: storage.storage,
    scanner,
    deskNotifier: { notify() {} },
  });
}

/** A form with a file, as a browser posts it. */
function posted(content: Uint8Array<ArrayBuffer>, filename: string) {
  const form = new FormData();
  form.set('file', new File([content], filename));
  const { body, headers } = new Request('http://localhost', { method: 'POST', body: form });
  return { body, contentType: headers.get('content-type') ?? '' };
}

const pdf = async () => new Uint8Array(await readFile('tests/documents/chromium-print.pdf'));
const enquiry = () => storedReference(anEnquiry({ email: 'papers@example.com' }));

test('a PDF is attached, opened, told in the history and removed, and its file is in use until then', async () => {
  const { asha, desk } = at();
  const [papers, reference] = [papersOf(), await enquiry()];
  expect(await papers.attach(asha, reference, posted(await pdf(), 'Offer für Meera.pdf'))).toBeNull();
  const [paper] = await papers.list(asha, reference);
  expect(paper).toMatchObject({ name: 'Offer für Meera.pdf', author: 'Asha', reference });
  const opened = await papers.open(asha, reference, paper?.id ?? '');
  const chunks: Buffer[] = [];
  for await (const chunk of opened?.content ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks)).toEqual(Buffer.from(await pdf()));
  const key = opened?.path ?? '';
  expect(await referencedObjects(open().database.reads, [key])).toEqual(new Set([key]));
  expect(await papers.remove(asha, reference, paper?.id ?? '')).toBe(true);
  expect(await papers.remove(asha, reference, paper?.id ?? '')).toBe(false);
  expect(await at().storage.storage.store.describe(key)).toBeUndefined();
  const { timeline = [] } = (await desk.enquiry(asha, reference)) ?? {};
  expect(timeline.flatMap(({ note }) => note ?? [])).toEqual([
    'Attached “Offer für Meera.pdf”.',
    'Removed “Offer für Meera.pdf”.',
  ]);
});

test.each([
  ['a text that calls itself a PDF', new TextEncoder().encode('no pdf'), 'a.pdf', /^Choose a PDF or a picture/],
  ['a page of a site', new TextEncoder().encode('<html>'), 'a.html', /^Choose a PDF or a picture/],
  ['nothing', new Uint8Array(), 'a.pdf', /^This file is empty/],
  ['too much', new Uint8Array(11 * 1024 * 1024), 'a.pdf', /larger than 10 MB/],
])('%s is refused with its reason, and nothing is kept', async (_, content, name, why) => {
  const [papers, reference] = [papersOf(), await enquiry()];
  expect(await papers.attach(at().asha, reference, posted(content, name))).toMatch(why);
  expect(await papers.list(at().asha, reference)).toEqual([]);
});

test('what a virus scanner finds is not kept, and neither is what it could not look at', async () => {
  const reference = await enquiry();
  const infected = papersOf({ scan: async () => ({ kind: 'infected', finding: 'Eicar' }) });
  const away = papersOf({ scan: () => Promise.reject(new Error('away')) });
  expect(await infected.attach(at().asha, reference, posted(await pdf(), 'a.pdf'))).toMatch(/found something/);
  expect(await away.attach(at().asha, reference, posted(await pdf(), 'a.pdf'))).toMatch(/does not answer/);
  expect(await infected.list(at().asha, reference)).toEqual([]);
  const files = [];
  for await (const file of at().storage.storage.store.list('documents/uploads/')) files.push(file);
  expect(files).toEqual([]);
});

test('a colleague of another house neither reads nor adds papers; erasing the person removes their files', async () => {
  const { admin, asha, ravi, desk, storage } = at();
  const [papers, reference] = [papersOf(), await enquiry()];
  await papers.attach(asha, reference, posted(await pdf(), 'a.pdf'));
  const [paper] = await papers.list(asha, reference);
  const id = paper?.id ?? '';
  const { path = '' } = (await papers.open(asha, reference, id)) ?? {};
  expect(await papers.list(ravi, reference)).toEqual([]);
  expect(await papers.open(ravi, reference, id)).toBeNull();
  expect(await papers.remove(ravi, reference, id)).toBe(false);
  expect(await papers.attach(ravi, reference, posted(await pdf(), 'b.pdf'))).toBe('There is no such enquiry.');
  const exported = await desk.exportPerson(admin, reference, [reference]);
  expect(exported?.papers.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(await desk.erasePerson(admin, reference, [reference])).toBe(true);
  expect(await storage.storage.store.describe(path)).toBeUndefined();
});
