import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterTour, here, stage } from '#tests/browser/panorama-tour.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const bearing = async (page: Page) => Number(await stage(page).getAttribute('data-bearing'));
/** The name of the panorama that is shown: its address without folder, hash and ending. */
const panorama = async (page: Page) =>
  (await stage(page).getAttribute('data-panorama'))?.match(/([^/]+)-.{8}\.avif$/)?.[1];
const turnPhone = (page: Page) => page.getByRole('button', { name: 'Look around by turning the phone' });

/** Counts the positions of the phone after which two pictures had time to be drawn. */
function countDrawnTurns(): void {
  const counted = window as unknown as { drawnTurns: number };
  counted.drawnTurns = 0;
  const count = () => {
    counted.drawnTurns += 1;
  };
  addEventListener('deviceorientation', ({ alpha }) => {
    if (alpha !== null) requestAnimationFrame(() => requestAnimationFrame(count));
  });
}
const drawnTurns = (page: Page) => page.evaluate(() => (window as unknown as { drawnTurns: number }).drawnTurns);

async function enterDiamondHall(page: Page): Promise<void> {
  await enterTour(page);
  await page.getByRole('button', { name: 'Go to Diamond Hall' }).press('Enter');
  await expect.poll(() => here(page)).toBe('diamond-hall');
}

test('a hall is seen empty, for dinner and for a wedding, from one place and in one direction', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterDiamondHall(page);
  expect(await page.getByRole('button', { name: 'Dinner' }).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => bearing(page)).toBe(30);
  for (const setting of ['Wedding', 'Empty']) {
    const button = page.getByRole('button', { name: setting });
    await button.press('Enter');
    await expect.poll(() => panorama(page)).toBe(`royal-palace-diamond-hall-${setting.toLowerCase()}`);
    expect(await bearing(page)).toBe(30);
    expect(await button.evaluate((one) => [one === document.activeElement, one.ariaPressed])).toEqual([true, 'true']);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => bearing(page)).toBe(15);
});

test('a setting that does not arrive is said, and the hall stays as it was', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterDiamondHall(page);
  await page.route(/hall-wedding.*avif/, (route) => route.abort());
  await page.getByRole('button', { name: 'Wedding' }).press('Enter');
  await page.getByText('The view of Diamond Hall did not arrive. Please try again.').waitFor();
  expect(await page.getByRole('button', { name: 'Dinner' }).getAttribute('aria-pressed')).toBe('true');
  expect(await panorama(page)).toBe('royal-palace-diamond-hall');
});

test('the view follows a phone that is turned once its owner asks for it, and stops when asked again', async () => {
  const permissions = ['accelerometer', 'gyroscope', 'magnetometer'];
  const page = await site.visitor({ viewport: phone, hasTouch: true, isMobile: true, permissions });
  await enterTour(page);
  const session = await page.context().newCDPSession(page);
  const hold = (alpha: number) =>
    session.send('DeviceOrientation.setDeviceOrientationOverride', { alpha, beta: 90, gamma: 0 });
  await page.evaluate(countDrawnTurns);
  await hold(20);
  await turnPhone(page).tap();
  const pressed = () => turnPhone(page).getAttribute('aria-pressed');
  await expect.poll(pressed).toBe('true');
  // The first position is where the visitor began.
  for (const alpha of [1, 0]) {
    const drawn = await drawnTurns(page);
    await hold(alpha);
    await expect.poll(() => drawnTurns(page)).toBeGreaterThan(drawn);
  }
  await hold(330);
  await expect.poll(() => bearing(page)).toBe(30);
  await hold(270);
  await expect.poll(() => bearing(page)).toBe(90);
  await turnPhone(page).tap();
  await expect.poll(pressed).toBe('false');
  const before = await drawnTurns(page);
  await hold(180);
  await expect.poll(() => drawnTurns(page)).toBeGreaterThan(before);
  expect(await bearing(page)).toBe(90);
});

test('a phone that does not tell how it is turned says so, and a finger still turns the view', async () => {
  const page = await site.visitor({ viewport: phone, hasTouch: true, isMobile: true });
  await enterTour(page);
  await turnPhone(page).tap();
  await page.getByText('This phone does not tell how it is turned. A finger turns the view.').waitFor();
  expect(await turnPhone(page).getAttribute('aria-pressed')).toBe('false');
});

test('with a mouse there is no button to turn the phone', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page);
  expect(await turnPhone(page).count()).toBe(0);
});
