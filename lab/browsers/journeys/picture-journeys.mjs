import { standsOnScreen } from './stands-on-screen.mjs';

const hotel = '/hotel/the-tivoli';
const lightbox = 'dialog.lightbox[open]';
const third = `#gallery a[href="${hotel}/gallery/3"]`;

/** Presses a carousel's button until its page changes. */
async function turns(visitor, { strip, next, dots }) {
  await visitor.alive(next);
  await visitor.press(next);
  await visitor.until('the second page is not shown', () =>
    visitor.evaluate(
      (all) => [...document.querySelectorAll(all)].findIndex((dot) => dot.hasAttribute('aria-current')) === 1,
      dots,
    ),
  );
  if (strip)
    await visitor.until('the strip does not move by one page', () =>
      visitor.evaluate((one) => {
        const { scrollLeft, clientWidth } = document.querySelector(one);
        return Math.abs(scrollLeft - clientWidth) < 30;
      }, strip),
    );
}

/** Throws where a picture that is still to come would show its description, which Firefox writes over the placeholder. */
async function hidesDescriptions(visitor) {
  const colours = await visitor.evaluate(() =>
    [...document.querySelectorAll('.picture-image')].map((image) => getComputedStyle(image).color),
  );
  if (colours.some((colour) => colour !== 'rgba(0, 0, 0, 0)'))
    throw new Error('a description shows over its placeholder');
}

/** From the third picture on, to the last, round to the first and back, and then to the hotel's gallery. */
async function walkAround(visitor) {
  const shows = (place) => visitor.shows('.viewer-words', { words: `${place} of 6` });
  await shows(3);
  await visitor.fits();
  await visitor.press('a[rel="next"]');
  await visitor.at('/gallery/4');
  await shows(4);
  await visitor.press('.viewer-others li:last-child a');
  await visitor.at('/gallery/6');
  await shows(6);
  await visitor.press('a[rel="next"]');
  await visitor.at('/gallery/1');
  await shows(1);
  await visitor.press('a[rel="prev"]');
  await visitor.at('/gallery/6');
  await shows(6);
  await visitor.press('.viewer-ways a', 'Back to The Tivoli');
  await visitor.at(`${hotel}#gallery`);
  await standsOnScreen(visitor, '#gallery');
}

export const pictureJourneys = [
  {
    name: 'lightbox by keys, back and buttons',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open(hotel);
      await visitor.press(third);
      await visitor.shows(lightbox, { words: '3 of 6' });
      await visitor.at('/gallery/3');
      await visitor.key('ArrowRight');
      await visitor.shows(lightbox, { words: '4 of 6' });
      await visitor.back();
      await visitor.gone(lightbox);
      await visitor.at(hotel);
      await visitor.press(third);
      await visitor.shows(lightbox, { words: '3 of 6' });
      await visitor.press(`${lightbox} button[aria-label="Previous picture"]`);
      await visitor.shows(lightbox, { words: '2 of 6' });
      await visitor.key('Escape');
      await visitor.gone(lightbox);
      await visitor.at(hotel);
      await visitor.press(third);
      await visitor.at('/gallery/3');
      await visitor.reload();
      await visitor.shows('.viewer-words', { words: '3 of 6' });
    },
  },
  {
    name: 'lightbox by a swipe',
    size: 'phone',
    needs: 'swipe',
    async walk(visitor) {
      await visitor.open(hotel);
      await visitor.press(third);
      await visitor.shows(lightbox, { words: '3 of 6' });
      await visitor.swipeLeft('dialog.lightbox[open] .lightbox-picture');
      await visitor.shows(lightbox, { words: '4 of 6' });
    },
  },
  {
    name: 'sections of a hotel',
    size: 'phone',
    async walk(visitor) {
      await visitor.open(hotel);
      await visitor.alive('a[href="#gallery"]');
      await visitor.press('a[href="#rooms"]');
      await hidesDescriptions(visitor);
      await standsOnScreen(visitor, '#rooms');
      await visitor.press('a[href="#gallery"]');
      await standsOnScreen(visitor, '#gallery');
    },
  },
  {
    name: 'way back from a picture to its gallery',
    size: 'phone',
    isShort: true,
    async walk(visitor) {
      await visitor.open(`${hotel}/gallery/3`);
      await visitor.alive('a[rel="next"]');
      await visitor.press('.viewer-ways a', 'Back to The Tivoli');
      await visitor.at(`${hotel}#gallery`);
      await standsOnScreen(visitor, '#gallery');
    },
  },
  {
    name: 'pictures of a gallery under their addresses',
    size: 'phone',
    async walk(visitor) {
      await visitor.open(`${hotel}/gallery/3`);
      await visitor.alive('a[rel="next"]');
      await walkAround(visitor);
      await visitor.back();
      await visitor.shows('.viewer-words', { words: '6 of 6' });
    },
  },
  {
    name: 'gallery without scripts',
    size: 'phone',
    scripts: 'off',
    async walk(visitor) {
      await visitor.open(hotel);
      await visitor.press(third);
      await visitor.at('/gallery/3');
      await walkAround(visitor);
      await visitor.back();
      await visitor.at('/gallery/6');
    },
  },
  {
    name: 'carousel of pictures',
    size: 'phone',
    walk: async (visitor) => {
      await visitor.open('/hotel/omnia-noida');
      await turns(visitor, {
        strip: '#gallery .strip',
        next: '.gallery-ring-controls button[aria-label="Next picture"]',
        dots: '#gallery button[aria-label^="Picture "]',
      });
      await visitor.fits();
    },
  },
  {
    name: 'carousels of the home page',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open('/');
      await turns(visitor, {
        next: '.window button[aria-label="Next picture"]',
        dots: '.window [aria-label$=" of 4"]',
      });
      await turns(visitor, {
        next: '#our-locations button[aria-label="Next locations"]',
        dots: '#our-locations .slide-dots button',
      });
    },
  },
  {
    name: 'tabs of brands',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open('/');
      await visitor.alive('#our-hotels .tabs a');
      await visitor.press('#our-hotels .tabs a[href*="brand=omnia"]');
      await visitor.shows('#our-hotels .strip a[href^="/hotel/omnia"]');
      await visitor.shows('#our-hotels .tabs a[aria-current="true"]', { words: 'OMNIA' });
    },
  },
  {
    name: 'menu of a restaurant in a dialog',
    size: 'phone',
    async walk(visitor) {
      await visitor.open(hotel);
      await visitor.alive('#dining a[href$="menu=zunn"]');
      await visitor.press('#dining a[href$="menu=zunn"]');
      await visitor.shows('dialog[open]', { words: 'Edamame and truffle dumplings' });
      await visitor.key('Escape');
      await visitor.gone('dialog[open]');
      await visitor.at(hotel);
    },
  },
  {
    name: 'tour in panoramas',
    size: 'phone',
    async walk(visitor) {
      await visitor.open('/hotel/tivoli-royal-palace/tour');
      await visitor.alive('.walk-still img');
      const drawsPanoramas = await visitor.evaluate(
        () => document.createElement('canvas').getContext('webgl2') !== null,
      );
      if (!drawsPanoramas) return visitor.shows('[role="status"]', { words: 'cannot show a place all around' });
      await visitor.shows('.panorama-stage[data-shown="arrival"]');
      await visitor.press('.panorama-links button', 'Diamond Hall');
      await visitor.shows('.panorama-stage[data-shown="diamond-hall"]');
      await visitor.press('.panorama-leave');
      await visitor.at('/hotel/tivoli-royal-palace');
    },
  },
];
