import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { signedIn } from './browser/signed-in.ts';
import { siteOfThisFile } from './browser/site.ts';
import { filledForms } from './factories/filled-forms.ts';

const site = siteOfThisFile();

/** Every object has these without anybody having put them there; the first is a class, the second an object. */
const words = ['constructor', '__proto__', 'toString'];

/** Lists the patterns of all pages, e.g. "/hotel/:hotelSlug/days". */
function patternsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [own || '/', ...patternsOf(children, own)];
  });
}

const patterns = [...new Set(patternsOf(await routes))].filter((pattern) => !/\*|sign-out|live$/.test(pattern));
const real: Record<string, string> = { hotelSlug: 'the-tivoli', kind: 'hotels', form: 'enquiry', place: 'hotel' };

/** Fills a pattern with a word in place of each parameter, and then with what is there in place of those we know. */
function addressesOf(pattern: string, word: string): string[] {
  const fill = (known: Record<string, string>) =>
    pattern.replace(/:(\w+)\??/g, (_, name: string) => (Object.hasOwn(known, name) ? (known[name] ?? word) : word));
  return [...new Set([fill({}), fill(real)])];
}

/** Reads the names of all fields and queries from the sources, so that a new one is among them. */
async function namesInSources(): Promise<string[]> {
  const files = (await readdir('app', { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(join('app', name), 'utf8')));
  const found = sources.flatMap((source) => [
    ...source.matchAll(/(?:get|getAll|has)\('([a-z_]+)'\)|\bname="([a-z_]+)"|\bname: '([a-z_]+)'/g),
  ]);
  const typed = Object.values(filledForms).flatMap(({ good, bad, needed }) => [
    ...Object.keys({ ...good, ...bad }),
    ...needed,
  ]);
  return [...new Set([...found.map(([, a, b, c]) => a ?? b ?? c ?? ''), ...typed, 'variant', 'campaign'])];
}

const names = await namesInSources();
const isDesk = (address: string) => address.startsWith('/desk');

interface Sent {
  at: string;
  cookie?: string;
  body?: URLSearchParams;
}

/** Sends all, eight at a time, and returns those that the site could not answer. */
async function failing(all: readonly Sent[]): Promise<string[]> {
  const failed: string[] = [];
  const queue = all.values();
  const worker = async () => {
    for (const { at, cookie, body } of queue) {
      const answer = await fetch(site.url + at, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { origin: site.url, ...(cookie && { cookie }) },
        ...(body && { body }),
      });
      await answer.arrayBuffer();
      if (answer.status === 500) failed.push(`${body ? 'POST' : 'GET'} ${at} ${body ?? ''}`.slice(0, 300));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return failed;
}

const everyName = (word: string) => new URLSearchParams(names.map((name) => [name, word]));

test('no address answers 500 to a word that every object has, in its path, its query or a cookie', async () => {
  const asked = words.flatMap((word) =>
    patterns
      .filter((pattern) => !isDesk(pattern))
      .flatMap((pattern) => addressesOf(pattern, word))
      .flatMap((at) => [{ at }, { at: `${at}?${everyName(word)}`, cookie: `${word}=${word}; sent=${word}` }]),
  );
  // What one name causes could hide what a later one does, so that each page is asked for a few at a time as well.
  const few = Array.from({ length: Math.ceil(names.length / 8) }, (_, i) => names.slice(8 * i, 8 * i + 8));
  const pages = ['/', '/locations', '/hotel/the-tivoli', '/hotel/the-tivoli/days', '/enquire', '/search', '/compare'];
  const alone = pages.flatMap((page) =>
    few.map((some) => ({ at: `${page}?${new URLSearchParams(some.map((name) => [name, 'constructor']))}` })),
  );
  expect(await failing([...asked, ...alone])).toEqual([]);
});

test('no form answers 500 to a word that every object has, in any field or as the name of a field', async () => {
  const forms = Object.values(filledForms).filter(({ isStaffs }) => !isStaffs);
  const posts = forms.flatMap(({ at, good }) =>
    words.flatMap((word) => [
      { at, body: everyName(word) },
      { at, body: new URLSearchParams([...Object.entries(good), [word, word]]) },
      ...[...Object.keys(good), 'email', 'venue_id', 'space', 'variant', 'campaign', 'submission_id'].map((name) => ({
        at,
        body: new URLSearchParams({ ...good, email: 'meera@example.com', [name]: word }),
      })),
    ]),
  );
  const scripts = words.flatMap((word) =>
    ['/enquire/send', '/send/room', '/send/loyalty', '/send/contact', `/send/${word}`].map((at) => ({
      at,
      body: everyName(word),
    })),
  );
  expect(await failing([...posts, ...scripts])).toEqual([]);
});

test('no page of the desk answers 500 to a word that every object has', async () => {
  const page = await signedIn(site, await site.visitor());
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const addresses = words.flatMap((word) =>
    patterns.filter(isDesk).flatMap((pattern) => addressesOf(pattern, word).map((at) => ({ at, word }))),
  );
  const sent = addresses.flatMap(({ at, word }) => [
    { at: `${at}?${everyName(word)}`, cookie },
    { at, cookie, body: everyName(word) },
  ]);
  expect(await failing(sent)).toEqual([]);
});
