const hotel = '/hotel/the-tivoli';
const ringHotel = '/hotel/omnia-noida';

/** Which picture the lightbox shows, or else where the visitor is now. */
async function lightboxShows({ page }, place) {
  const text = await page.evaluate(() => document.querySelector('dialog.lightbox[open] [aria-live]')?.textContent);
  if (text === undefined) return 'lost: no lightbox is open';
  return text.startsWith(`${place} of `) ? 'done' : `changed: the lightbox says "${text.slice(0, 12)}"`;
}

async function isClosed({ page }) {
  const isOpen = await page.evaluate(() => Boolean(document.querySelector('dialog.lightbox[open]')));
  return isOpen ? 'lost: the lightbox is still open' : 'done';
}

async function openThird(visitor) {
  await visitor.press('#gallery .gallery a', 2);
  await visitor.page.waitForSelector('dialog.lightbox[open]', { timeout: 12_000 });
}

export const galleryCases = [
  {
    name: 'gallery picture',
    path: hotel,
    touch: ({ press }) => press('#gallery .gallery a', 2),
    check: (visitor) => lightboxShows(visitor, 3),
  },
  {
    name: 'gallery picture in a ring',
    path: ringHotel,
    touch: ({ press }) => press('#gallery .strip a'),
    check: (visitor) => lightboxShows(visitor, 1),
  },
  {
    name: 'gallery ring button',
    path: ringHotel,
    touch: ({ press }) => press('.gallery-ring-controls button[aria-label="Next picture"]'),
    async check({ page }) {
      const place = await page.evaluate(() => {
        const strip = document.querySelector('#gallery .strip');
        return Math.round(strip.scrollLeft / strip.clientWidth);
      });
      return place === 1 ? 'done' : `${place === 0 ? 'lost' : 'changed'}: picture ${place + 1} is shown`;
    },
  },
  {
    name: 'gallery keys right and left',
    path: hotel,
    async touch(visitor) {
      await openThird(visitor);
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await visitor.key(key);
    },
    check: (visitor) => lightboxShows(visitor, 4),
  },
  {
    name: 'gallery key Escape',
    path: hotel,
    async touch(visitor) {
      await openThird(visitor);
      await visitor.key('Escape');
    },
    check: isClosed,
  },
  {
    name: 'gallery back',
    path: hotel,
    async touch(visitor) {
      await openThird(visitor);
      await visitor.page.goBack({ waitUntil: 'commit' }).catch(() => null);
    },
    check: isClosed,
  },
];
