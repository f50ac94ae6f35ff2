import { expect, test } from 'vitest';
import { weddings } from '#content/weddings.ts';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

test('a film plays where it stands, one at a time, twice unless it is paused', async () => {
  const page = await site.visitor({ viewport: desktop });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/weddings', { waitUntil: 'networkidle' });
  // A script is fetched, and then run from the browser's cache.
  expect(new Set(asked).size).toBeLessThanOrEqual(40);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(asked.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);

  const first = page.locator('.video').nth(2);
  const second = page.locator('.video').nth(3);
  await hydrated(first.getByRole('link'));
  const letPlayerCome = await holdBack(page, '**/assets/video-player*.js');
  await first.getByRole('link', { name: 'Play: Lamps flicker under the mandap' }).click();
  await first.getByRole('status', { name: 'Loading...' }).waitFor();
  letPlayerCome();
  const playing = first.locator('video');
  const played = (video: HTMLVideoElement) => video.currentTime;
  await expect.poll(() => playing.evaluate(played)).toBeGreaterThan(0);
  await first.getByRole('region', { name: /^Lamps flicker under the mandap\. A silent moving drawing: \w/ }).waitFor();
  await page.setViewportSize(phone);
  await expectAccessible(page);
  expect(await playing.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await page.setViewportSize(desktop);

  await second.getByRole('link').press('Enter');
  await expect.poll(() => second.locator('video').count()).toBe(1);
  await expect.poll(() => playing.count()).toBe(0);
  await expect.poll(() => second.locator('video').evaluate(played)).toBeGreaterThan(0);
  await second.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await second.getByRole('link').waitFor();

  await first.getByRole('link').click();
  await expect.poll(() => playing.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(1);
  const goToEnd = (video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  };
  await playing.evaluate(goToEnd);
  await expect
    .poll(() => playing.evaluate((video: HTMLVideoElement) => video.currentTime < 4 && !video.paused))
    .toBe(true);
  await playing.evaluate(goToEnd);
  await first.getByRole('link').waitFor();
  await expect.poll(() => playing.count()).toBe(0);
});

/** Stands for the service's frame, which no test loads. It shows the request, and its button sends a message. */
const serviceFrame = `<!doctype html><title>film</title><button>over</button><script>
let isAsked = false;
onmessage = ({ data }) => { isAsked ||= JSON.parse(data).event === 'listening'; };
document.querySelector('button').onclick = () => {
  if (isAsked) parent.postMessage(JSON.stringify({ event: 'onStateChange', info: 0 }), '*');
};
</script>`;

test('a film of a service is fetched on a click, without cookies, and gives its thumbnail back at its end', async () => {
  await site.database.owner.query(
    `update hotels set page_plan = jsonb_set(page_plan, '{promoFilm}',
       '{"title": "An evening walk", "url": "https://youtu.be/abcdefghijk", "poster": {"bucket": "lotuscourt",
         "path": "lost.webp", "alt": "", "width": 960, "height": 540, "focalPoint": {"x": 0.5, "y": 0.5},
         "placeholder": "data:,"}}')
     where slug = 'tivoli-royal-palace'`,
  );
  const page = await site.visitor({ viewport: desktop });
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(site.url).origin,
    (route) => {
      elsewhere.push(route.request().url());
      if (!route.request().url().includes('/embed/')) return route.abort();
      return route.fulfill({ contentType: 'text/html', body: serviceFrame });
    },
  );
  const film = page.locator('.video');
  await expect
    .poll(async () => {
      await page.goto('/hotel/tivoli-royal-palace');
      return film.getByRole('link', { name: 'Play: An evening walk' }).count();
    })
    .toBe(1);
  await hydrated(film.getByRole('link'));
  await film.scrollIntoViewIfNeeded();
  // The film's own poster is lost. Each of the service's pictures is tried; then the title is shown over a gradient.
  await film.locator('.video-title').getByText('An evening walk').waitFor();
  expect(new Set(elsewhere.map((url) => url.replace(/.*\//, '')))).toEqual(
    new Set(['hqdefault.jpg', 'mqdefault.jpg', 'default.jpg', 'maxresdefault.jpg', 'sddefault.jpg']),
  );
  await film.getByRole('link').click();
  const frame = film.locator('iframe');
  expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
  await frame.contentFrame().getByRole('button', { name: 'over' }).click();
  await film.getByRole('link').waitFor();
  await expect.poll(() => frame.count()).toBe(0);
});

test('the form of the page sends an enquiry', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/weddings', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: 'Plan Your Dream Wedding' }).waitFor();
  await new EnquiryPage(page).fillIn('dream@example.com');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page
    .getByText(/TV-[0-9A-Z]{6}/)
    .first()
    .waitFor();
  const { rows } = await site.database.owner.query(
    "select event_type, guest_count from venue_bookings where email = 'dream@example.com'",
  );
  expect(rows).toEqual([{ event_type: 'wedding', guest_count: 450 }]);
});

test('an arrow moves the reels by 272 pixels', async () => {
  const page = await site.visitor({ viewport: { width: 700, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/weddings');
  const reels = page.locator('.reels');
  const right = page.getByRole('button', { name: 'Scroll reels right' });
  await hydrated(right);
  await right.click();
  await expect.poll(() => reels.evaluate((strip) => Math.round(strip.scrollLeft))).toBe(272);
  await page.getByRole('button', { name: 'Scroll reels left' }).click();
  await expect.poll(() => reels.evaluate((strip) => Math.round(strip.scrollLeft))).toBe(0);
  // The keyboard moves from film to film, and the focused one is visible.
  const last = reels.getByRole('link').last();
  await reels.getByRole('link').first().focus();
  for (let film = 1; film < 4; film += 1) await page.keyboard.press('Tab');
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => reels.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(272);
  const { width = 0, height = 1 } = (await last.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(9 / 16, 2);
});

test('an arrow of the reels is disabled where the strip ends, and does nothing', async () => {
  const page = await site.visitor({ viewport: desktop, reducedMotion: 'reduce' });
  await page.goto('/weddings');
  const reels = page.locator('.reels');
  const right = await hydrated(page.getByRole('button', { name: 'Scroll reels right' }));
  const left = page.getByRole('button', { name: 'Scroll reels left' });
  const disabled = async () => [await left.getAttribute('aria-disabled'), await right.getAttribute('aria-disabled')];
  await expect.poll(disabled).toEqual(['true', null]);
  await right.click();
  await expect.poll(disabled).toEqual([null, 'true']);
  const end = await reels.evaluate((strip) => strip.scrollLeft);
  await right.click({ force: true });
  expect(await reels.evaluate((strip) => strip.scrollLeft)).toBe(end);
});

test('without a script the films are links, and the planner leads to a form that is filled in', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/weddings', { waitUntil: 'domcontentloaded' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Wedding Celebrations at Tivoli');
  const groups = await page
    .locator('.film-group')
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('.video').length));
  expect(groups).toEqual([1, 1, 2, 1, 1, 5]);
  const hours = await page.locator('.hour').allInnerTexts();
  expect(hours).toHaveLength(7);
  expect(hours[1]).toMatch(/5 PM\s+Mehndi Celebration[\s\S]*160 guests · Glass House/);
  const film = await page.getByRole('link', { name: 'Play: A haldi morning' }).getAttribute('href');
  const filmPage = await (await page.request.get(film ?? '')).text();
  const [, clip] = /src="([^"]+\.mp4)"/.exec(filmPage) ?? [];
  const range = await page.request.get(clip ?? '', { headers: { range: 'bytes=0-99' } });
  expect(range.status()).toBe(206);
  expect(range.headers()['content-type']).toBe('video/mp4');

  await page.locator('#planner-ceremony').selectOption('reception');
  await page.locator('#planner-guests').fill('900');
  await page.getByRole('button', { name: 'Show places' }).click();
  expect(await page.locator('#planner').getByRole('status').textContent()).toMatch(
    /^\d houses suit a reception for 900 guests\.$/,
  );
  const best = page.locator('.planner-place').first();
  expect(await best.textContent()).toContain('Oakwood Hall');
  await best.getByRole('link', { name: /Enquire/ }).click();
  expect(new URL(page.url()).pathname).toBe('/enquire');
  expect(await page.getByRole('combobox', { name: 'Hotel or venue' }).inputValue()).toBe('the-tivoli');

  await page.goto('/weddings?ceremony=reception&guests=900', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'All halls and lawns for 900 guests, by place and date' }).click();
  await page.getByText(/spaces fit 900 guests\.$/).waitFor();

  await page.goto('/weddings?ceremony=haldi&guests=9000', { waitUntil: 'domcontentloaded' });
  expect(await page.locator('.planner-place').allTextContents()).toEqual([
    expect.stringContaining('Layout on request'),
  ]);
});

test('each ceremony that the search leads to stands on the page under its address', async () => {
  const page = await (await fetch(`${site.url}/weddings`)).text();
  for (const { id } of weddings.groups) expect(page).toContain(`id="${id}-heading"`);
});
