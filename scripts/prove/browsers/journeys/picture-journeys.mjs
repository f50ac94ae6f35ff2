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
    name: 'gallery without scripts',
    size: 'phone',
    scripts: 'off',
    async walk(visitor) {
      await visitor.open(hotel);
      await visitor.press(third);
      await visitor.at('/gallery/3');
      await visitor.press('a[rel="next"]');
      await visitor.at('/gallery/4');
      await visitor.fits();
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
];
