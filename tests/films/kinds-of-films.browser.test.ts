import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { testBrowser } from '#tests/browser/chromium.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { phone, siteOfThisFile } from '#tests/browser/site.ts';

const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
};

/** Stands for a host of films that is not the site: it serves the files of `make-films.sh`. It never answers `/late…`. */
const host = createServer(async ({ url = '/', headers: { range } }, response) => {
  if (url.startsWith('/late')) return;
  const whole = await readFile(join(import.meta.dirname, url.slice(1))).catch(() => undefined);
  const [, from = ''] = /^bytes=(\d+)-$/.exec(range ?? '') ?? [];
  response.writeHead(whole ? (from ? 206 : 200) : 404, {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': types[extname(url)] ?? 'text/plain',
    'accept-ranges': 'bytes',
    ...(whole && from && { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }),
  });
  response.end(whole?.subarray(Number(from)));
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const films = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

const site = siteOfThisFile({ config: { filmHosts: [films] } });

/** Opens the page of a hotel whose film is at an address, and returns the film. */
async function filmAt(page: Page, url: string): Promise<Locator> {
  const plan = JSON.stringify({ title: 'An evening walk', url });
  await site.database.owner.query(
    `update hotels set page_plan = jsonb_set(page_plan, '{promoFilm}', $1) where slug = 'tivoli-royal-palace'`,
    [plan],
  );
  const hotel = `${site.url}/hotel/tivoli-royal-palace`;
  await expect.poll(async () => (await fetch(hotel)).text()).toContain(url);
  await page.goto(hotel, { waitUntil: 'networkidle' });
  const link = page.locator('.video-thumbnail');
  await hydrated(link);
  await link.scrollIntoViewIfNeeded();
  return page.locator('.video');
}

/** The seconds that films have shown, in the order in which they did. */
const played = (page: Page) => page.evaluate(() => (globalThis as { played?: number[] }).played ?? []);

/** Runs in each page that opens. */
function recordPlayed(): void {
  const record = ({ target }: Event) => {
    const { played = [] } = globalThis as { played?: number[] };
    Object.assign(globalThis, { played: [...played, (target as HTMLVideoElement).currentTime] });
  };
  addEventListener('timeupdate', record, true);
}

test.each([
  { file: 'film.mp4', isStream: false },
  { file: 'film.webm', isStream: false },
  { file: 'film.mp3', isStream: false },
  { file: 'film.m4a', isStream: false },
  { file: 'film.ogg', isStream: false },
  { file: 'film.m3u8', isStream: true },
  { file: 'film.mpd', isStream: true },
])('$file of another origin plays after a press, and nothing of its player is fetched before', async (given) => {
  const { file, isStream } = given;
  const page = await site.visitor();
  await page.addInitScript(recordPlayed);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const film = await filmAt(page, `${films}/${file}`);
  const ofPlayer = (url: string) => /\/assets\/(video-player|film-services|play-stream)/.test(url);
  const elsewhere = (url: string) => !url.startsWith(site.url);
  expect(asked.filter((url) => ofPlayer(url) || elsewhere(url))).toEqual([]);
  await film.getByRole('link').click();
  await expect.poll(async () => Math.max(0, ...(await played(page)))).toBeGreaterThan(0.1);
  expect(asked.filter(elsewhere)[0]).toBe(`${films}/${file}`);
  expect(asked.some((url) => url.includes('/assets/play-stream'))).toBe(isStream);

  await film.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await new Promise((resolve) => {
      video.onseeked = resolve;
      video.currentTime = 11;
    });
    video.pause();
  });
  await film.getByRole('link').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { played: [] }));
  await film.getByRole('link').click();
  // It goes on from where it was paused, and at its end the thumbnail is back.
  await expect.poll(async () => Math.max(0, ...(await played(page)))).toBeGreaterThan(11.5);
  expect(Math.min(...(await played(page)).filter((time) => time > 0))).toBeGreaterThan(10.9);
  await film.getByRole('link').waitFor();
  expect(await film.locator('video').count()).toBe(0);
});

const refused = (film: Locator) => film.getByRole('alert').getByText('The film cannot be played here.');

test.each([
  { url: `${films}/film.flv`, link: 'Watch on 127.0.0.1' },
  { url: 'https://films.example.com/evening', link: 'Watch on films.example.com' },
  { url: `${films}/gone.mp4`, link: 'Watch on 127.0.0.1' },
  { url: `${films}/gone.m3u8`, link: 'Watch on 127.0.0.1' },
  { url: `${films}/gone.mpd`, link: 'Watch on 127.0.0.1' },
])('$url says that it cannot be played, with its thumbnail and a link', async ({ url, link }) => {
  const page = await site.visitor();
  const film = await filmAt(page, url);
  await film.getByRole('link').click();
  await refused(film).waitFor();
  expect(await film.getByRole('link', { name: link }).getAttribute('href')).toBe(url);
  await hydrated(film.getByRole('link', { name: 'Play: An evening walk' }));
  expect(await film.getAttribute('aria-busy')).toBeNull();
  await expectAccessible(page);
});

test('a file of a host that the policy forbids says that it cannot be played', async () => {
  // The browser complains of the policy, which is what is meant here.
  const context = await (await testBrowser()).newContext({ viewport: phone });
  const film = await filmAt(await context.newPage(), 'https://elsewhere.example.com/film.mp4');
  await film.getByRole('link').click();
  await refused(film).waitFor();
  await context.close();
});

test('a film that has not begun after twenty seconds says so, and can be tried again', async () => {
  const page = await site.visitor();
  await page.clock.install();
  const film = await filmAt(page, `${films}/late.mp4`);
  await film.getByRole('link').click();
  await film.locator('video').waitFor({ state: 'attached' });
  await page.clock.fastForward(19_000);
  expect(await film.getByRole('alert').count()).toBe(0);
  await page.clock.fastForward(2_000);
  await film.getByRole('alert').getByText('The film has not begun.').waitFor();
  expect(await film.getAttribute('aria-busy')).toBeNull();
  await film.getByRole('link', { name: 'Play: An evening walk' }).click();
  await expect.poll(() => film.getByRole('alert').count()).toBe(0);
  await film.getByRole('status', { name: 'Loading...' }).waitFor();
});
