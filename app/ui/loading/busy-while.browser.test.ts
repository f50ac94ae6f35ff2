import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const opened = 'dialog[open], iframe.map-frame';

/** Presses an element, and says what the first frame after that shows. */
async function firstFrameAfterPress(page: Page, selector: string) {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  const press = await element.evaluateHandle(
    (pressed, result) => ({
      firstFrame: new Promise<{ isBusy: boolean; isOpen: boolean }>((resolve) => {
        const look = () =>
          resolve({
            isBusy: pressed.getAttribute('aria-busy') === 'true',
            isOpen: document.querySelector(result) !== null,
          });
        addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
      }),
    }),
    opened,
  );
  await element.click();
  return press.evaluate(({ firstFrame }) => firstFrame);
}

// The first house has no form of its own, so that its dialog opens.
const presses = [
  { what: 'the enquiry dialog', house: 'omnia-noida', selector: '.header-book' },
  { what: 'a picture', house: 'the-tivoli', selector: '#gallery .gallery a' },
  { what: 'a film', house: 'the-tivoli', selector: '#overview a.link:has(svg)' },
  { what: 'the map', house: 'the-tivoli', selector: '#contact button.link' },
];

test.each(presses)('the frame after a press on what opens $what shows it as busy', async ({ house, selector }) => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto(`/hotel/${house}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page.locator(selector).filter({ visible: true }).first());
  expect(await firstFrameAfterPress(page, selector)).toEqual({ isBusy: true, isOpen: false });
  await page.locator(opened).first().waitFor();
  expect(await page.locator('[aria-busy="true"]:is(a, button)').count()).toBe(0);
});
