import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spaceTime } from '#app/hotels/spaces/spaces.tsx';
import { resumeAfterUse, slideTime } from '#app/ui/carousel/slide-times.ts';
import { openHotel } from '#tests/browser/open-hotel.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

/** Waits until React has handled what happened before: its tasks are queued before these. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 30; task += 1)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(task);
      });
  });
}

/** Opens a page of one hotel with carousels, whose clock only `pass` moves. */
async function stoppedHotel(reducedMotion: 'no-preference' | 'reduce' = 'no-preference') {
  const page = await site.visitor({ viewport: desktop, reducedMotion });
  await page.clock.install();
  await openHotel(page, 'upper-hse-sultanpur');
  await page.clock.pauseAt(Date.now() + 600_000);
  await settled(page);
  const pass = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await settled(page);
  };
  /** Restarts the carousel's time: the pointer enters and leaves it. */
  const visit = async (carousel: Locator) => {
    await carousel.hover();
    // A slide that was on its way waits for its picture, two seconds at most; none begins under the pointer.
    await pass(2_000);
    await page.mouse.move(700, 5);
    await settled(page);
  };
  return { page, pass, visit };
}

const shownIn = async (carousel: Locator) =>
  Number(await carousel.locator('.slide[data-shown]').getAttribute('data-place'));

test('carousels advance by themselves, rest under the pointer and after a hand, and stop when asked', async () => {
  await site.database.owner.query(
    `insert into room_media (room_id, media_id, sort_order, is_primary)
     select room.id, (select id from media order by filename limit 1), 9, false
       from rooms room join hotels on hotels.id = room.hotel_id where hotels.slug = 'upper-hse-sultanpur'`,
  );
  const { page, pass, visit } = await stoppedHotel();
  const carousels = [
    { carousel: page.locator('.hotel-hero'), every: slideTime },
    { carousel: page.locator('.room-slides'), every: slideTime },
  ];
  for (const { carousel, every } of carousels) {
    const count = await carousel.locator('.slide-dots button').count();
    await visit(carousel);
    const first = await shownIn(carousel);
    await pass(every - 200);
    expect(await shownIn(carousel), 'before its time').toBe(first);
    await pass(400);
    const second = (first + 1) % count;
    // It is shown once its picture is there.
    await expect.poll(() => shownIn(carousel), { message: 'after its time' }).toBe(second);
    expect(await carousel.locator('[aria-live]').getAttribute('aria-live')).toBe('off');

    await carousel.hover();
    await settled(page);
    await pass(every * 3);
    expect(await shownIn(carousel), 'under the pointer').toBe(second);
    await visit(carousel);
    // A touch leaves no focus behind, and the slide that it turned to is still read out.
    await carousel.getByRole('button', { name: 'Next picture' }).dispatchEvent('click');
    await settled(page);
    await expect.poll(() => shownIn(carousel)).toBe((second + 1) % count);
    expect(await carousel.locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await visit(carousel);
    const paused = await shownIn(carousel);
    await pass(every * 3);
    expect(await shownIn(carousel), 'paused').toBe(paused);
  }
});

test('no carousel moves while the keyboard is in it, and each goes on when it has left', async () => {
  const { page, pass, visit } = await stoppedHotel();
  const hero = page.locator('.hotel-hero');
  const count = await hero.locator('.slide-dots button').count();
  await visit(hero);
  const first = await shownIn(hero);
  const next = hero.getByRole('button', { name: 'Next picture' });
  await next.focus();
  await settled(page);
  await pass(slideTime * 3);
  expect(await shownIn(hero), 'under the keyboard').toBe(first);
  await next.blur();
  await settled(page);
  await pass(slideTime + 200);
  await expect.poll(() => shownIn(hero), { message: 'when it has left' }).toBe((first + 1) % count);

  const spaces = page.getByRole('region', { name: 'Event spaces, one by one' });
  const strip = spaces.locator('.spaces-strip');
  const scrolledTo = () => strip.evaluate((box) => Math.round(box.scrollLeft / box.clientWidth) + 1);
  await strip.evaluate((box) => {
    box.style.scrollBehavior = 'auto';
  });
  await spaces.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => spaces.getByText(/^\d of 2$/).getAttribute('aria-live')).toBe('off');
  await spaces.getByRole('button', { name: 'Next space' }).focus();
  await settled(page);
  await pass(spaceTime * 3);
  expect(await scrolledTo(), 'under the keyboard').toBe(1);
  await spaces.getByRole('button', { name: 'Next space' }).blur();
  await settled(page);
  await pass(spaceTime + 200);
  await expect.poll(scrolledTo, { message: 'when it has left' }).toBe(2);
});

test('the spaces go on by themselves once they are in sight, later after a hand, and stop when asked', async () => {
  const { page, pass, visit } = await stoppedHotel();
  const spaces = page.getByRole('region', { name: 'Event spaces, one by one' });
  const place = spaces.getByText(/^\d of 2$/);
  const strip = spaces.locator('.spaces-strip');
  const scrolledTo = () => strip.evaluate((box) => Math.round(box.scrollLeft / box.clientWidth) + 1);
  const goesOn = async (milliseconds: number, from: number, to: number) => {
    await pass(milliseconds - 200);
    expect(await scrolledTo(), 'before its time').toBe(from);
    await pass(400);
    // It waits for its picture.
    await expect.poll(scrolledTo, { message: 'after its time' }).toBe(to);
    await expect.poll(() => place.textContent()).toBe(`${to} of 2`);
    await settled(page);
  };
  // The page's clock stands still while the test scrolls.
  await strip.evaluate((box) => {
    box.style.scrollBehavior = 'auto';
  });
  await pass(spaceTime * 3);
  expect(await scrolledTo(), 'out of sight').toBe(1);
  await spaces.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => place.getAttribute('aria-live')).toBe('off');
  await settled(page);
  await goesOn(spaceTime, 1, 2);
  await spaces.hover();
  await settled(page);
  await pass(spaceTime * 3);
  expect(await scrolledTo(), 'under the pointer').toBe(2);
  await visit(spaces);
  await spaces.getByRole('button', { name: 'Next space' }).dispatchEvent('click');
  await expect.poll(() => place.textContent()).toBe('1 of 2');
  expect(await place.getAttribute('aria-live'), 'what a finger turned to is read out').toBe('polite');
  await visit(spaces);
  await goesOn(resumeAfterUse, 1, 2);
  await goesOn(spaceTime, 2, 1);
  await strip.dispatchEvent('touchmove');
  await settled(page);
  await goesOn(resumeAfterUse, 1, 2);
  await spaces.getByRole('button', { name: 'Pause' }).click();
  await visit(spaces);
  await pass(resumeAfterUse * 3);
  expect(await scrolledTo(), 'paused').toBe(2);
});

test('with reduced motion no carousel goes on by itself', async () => {
  const { page, pass } = await stoppedHotel('reduce');
  const strip = page.locator('.spaces-strip');
  await strip.evaluate((box) => box.scrollIntoView({ behavior: 'instant' }));
  await settled(page);
  await pass(spaceTime + 200);
  expect(await strip.evaluate((box) => box.scrollLeft)).toBe(0);
  await pass(slideTime - spaceTime);
  expect(await shownIn(page.locator('.hotel-hero'))).toBe(0);
  expect(await page.getByRole('button', { name: /^(Play|Pause)$/ }).count(), 'nothing to stop or to start').toBe(0);
});

test('the keyboard holds a carousel that a pointer crosses; eight seconds after a press it goes on', async () => {
  const { page, pass, visit } = await stoppedHotel();
  const hero = page.locator('.hotel-hero');
  const count = await hero.locator('.slide-dots button').count();
  await visit(hero);
  const first = await shownIn(hero);
  const next = hero.getByRole('button', { name: 'Next picture' });
  await next.focus();
  await visit(hero);
  await pass(slideTime * 3);
  expect(await shownIn(hero), 'with the keyboard in it').toBe(first);
  await next.blur();

  await next.click();
  await page.mouse.move(700, 5);
  await settled(page);
  await expect.poll(() => shownIn(hero)).toBe((first + 1) % count);
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  await pass(resumeAfterUse - 500);
  expect(await shownIn(hero), 'before eight seconds').toBe((first + 1) % count);
  await pass(1_000);
  await expect.poll(() => shownIn(hero), { message: 'after eight seconds' }).toBe((first + 2) % count);
});

test('spaces that were opened on a narrow screen play once it is wide', async () => {
  const page = await site.visitor({ viewport: phone, reducedMotion: 'no-preference' });
  await openHotel(page, 'upper-hse-sultanpur');
  await page.setViewportSize(desktop);
  const spaces = page.getByRole('region', { name: 'Event spaces, one by one' });
  await expect.poll(() => spaces.locator('.moves-by-itself').getAttribute('aria-label')).toBe('Pause');
});
