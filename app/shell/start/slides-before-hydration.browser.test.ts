import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slideTime } from '#app/ui/carousel/slide-times.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { openBeforeScripts } from '#tests/browser/open-before-scripts.ts';
import { siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

/** Swipes across an element by this many pixels. */
async function swipe(page: Page, target: Locator, across: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be swiped is not in sight.');
  const at = (x: number) => [{ x: box.x + box.width / 2 + x, y: box.y + 120 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(across) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.each([
  { across: -80, place: 1 },
  { across: 80, place: 3 },
])(
  'the first swipe turns the hero the way it goes, before the page has come to life: $across px',
  async ({ across, place }) => {
    const { page, letScriptsCome } = await openBeforeScripts(site, '/', { hasTouch: true });
    const hero = page.getByRole('region', { name: 'Welcome' });
    const dots = hero.locator('.slide-dots button');
    const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
    expect(await dots.count()).toBe(4);
    await swipe(page, hero, across);
    letScriptsCome();
    await expect.poll(shown).toBe(place);
    await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
    expect(await shown()).toBe(place);
  },
);

test('a swipe is not forgotten where the scripts need half a minute', async () => {
  const page = await site.visitor({ hasTouch: true });
  await page.clock.install();
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const hero = page.getByRole('region', { name: 'Welcome' });
  await swipe(page, hero, -80);
  await hero.locator('[aria-busy="true"]').waitFor({ state: 'attached' });
  await page.clock.fastForward(30_000);
  expect(await hero.locator('[aria-busy="true"]').count()).toBe(1);
  letScriptsCome();
  await expect.poll(() => hero.locator('.slide-dots button').nth(1).getAttribute('aria-current')).toBe('true');
  expect(await hero.locator('[aria-busy="true"]').count()).toBe(0);
});

test('who types before the scripts come is not met by what was swiped before', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/', { hasTouch: true });
  const hero = page.getByRole('region', { name: 'Welcome' });
  await swipe(page, hero, -80);
  await hero.locator('[aria-busy="true"]').waitFor({ state: 'attached' });
  await page.locator('#find-guests').fill('300');
  expect(await hero.locator('[aria-busy="true"]').count()).toBe(0);
  letScriptsCome();
  const next = await hydrated(hero.locator('.slide-dots button').nth(1));
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
  expect(await next.getAttribute('aria-current')).toBeNull();
});

test('untouched, the hero goes on five seconds after the page has loaded', async () => {
  const page = await site.visitor({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const times = { due: 0, turned: 0 };
    addEventListener('load', () => {
      const timer = window.setTimeout;
      // What the hero waits for ends at this moment of the page; how late timers are on a busy machine does not count.
      window.setTimeout = ((work: () => void, wait = 0) => {
        const due = performance.now() + wait;
        return timer(() => {
          times.due = due;
          work();
        }, wait);
      }) as typeof setTimeout;
      const dot = document.querySelectorAll('.window .slide-dots button')[1];
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (dot)
        new MutationObserver(() => {
          times.turned ||= times.due - (visit?.loadEventStart ?? 0);
        }).observe(dot, { attributeFilter: ['aria-current'] });
    });
    Object.assign(window, { times });
  });
  await page.goto('/');
  const turned = () => page.evaluate(() => (window as unknown as { times: { turned: number } }).times.turned);
  await expect.poll(turned).toBeGreaterThan(0);
  expect(Math.abs((await turned()) - slideTime)).toBeLessThan(300);
});

test('slides that start with the page are not stopped by who told them to before', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/', { reducedMotion: 'no-preference' });
  const hero = page.getByRole('region', { name: 'Welcome' });
  await hero.getByRole('button', { name: 'Play' }).click();
  letScriptsCome();
  const pause = hero.getByRole('button', { name: 'Pause' });
  await pause.waitFor();
  await expect.poll(() => hero.locator('.slide-dots button').first().getAttribute('aria-current')).toBeNull();
  await pause.waitFor();
});

test('a strip that is swiped before the page has come to life turns on from there', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/');
  const hotels = page.locator('#our-hotels');
  await hotels.locator('.strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  letScriptsCome();
  await hydrated(hotels.getByRole('button', { name: 'Next hotels' }));
  await hotels.getByText('2 of 6').waitFor();
});
