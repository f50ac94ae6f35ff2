const home = '/';
const hotel = '/hotel/the-tivoli';

/** Evaluates in the page and says what was found instead where that is not as expected. */
async function expectIn({ page }, look, expected) {
  const found = await page.evaluate(look);
  if (found === expected) return 'done';
  return `lost: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}

const heroSlide = () => {
  const dots = [...document.querySelectorAll('.window-plaque .dots button, .window-plaque .slide-dots button')];
  return dots.findIndex((dot) => dot.getAttribute('aria-current'));
};

/** The slide that the visitor of a page saw: from five seconds on it is not the first any more. */
const seenSlides = new WeakMap();

async function seeSlide({ page }) {
  seenSlides.set(page, await page.evaluate(heroSlide));
}

export const pageCases = [
  {
    name: 'hero swipe',
    path: home,
    only: 'phone',
    async touch(visitor) {
      await seeSlide(visitor);
      await visitor.swipe('.window-opening', 'left');
    },
    check: (visitor) => expectIn(visitor, heroSlide, seenSlides.get(visitor.page) + 1),
  },
  {
    name: 'hero button',
    path: home,
    async touch(visitor) {
      await seeSlide(visitor);
      await visitor.press('.window-plaque button[aria-label="Next picture"]');
    },
    check: (visitor) => expectIn(visitor, heroSlide, seenSlides.get(visitor.page) + 1),
  },
  {
    name: 'tabs brand',
    path: home,
    touch: ({ press }) => press('#our-hotels .tabs li:nth-child(2) a'),
    check: (visitor) =>
      expectIn(
        visitor,
        () => {
          const tab = document.querySelector('#our-hotels .tabs li:nth-child(2) a');
          return tab?.getAttribute('aria-current');
        },
        'true',
      ),
  },
  {
    name: 'carousel spaces',
    path: hotel,
    only: 'desktop',
    touch: ({ press }) => press('.spaces-controls button[aria-label="Next space"]'),
    check: (visitor) =>
      expectIn(visitor, () => document.querySelector('.spaces-controls p').textContent.split(' ')[0], '2'),
  },
  {
    name: 'strip button',
    path: home,
    only: 'desktop',
    touch: ({ press }) => press('#our-locations button[aria-label="Next locations"]'),
    check: (visitor) =>
      expectIn(
        visitor,
        () => {
          const dots = [...document.querySelectorAll('#our-locations .slide-dots button')];
          return dots.findIndex((dot) => dot.getAttribute('aria-current'));
        },
        1,
      ),
  },
  {
    name: 'reels button',
    path: '/weddings',
    touch: ({ press }) => press('.reels-head button[aria-label="Scroll reels right"]'),
    check: (visitor) => expectIn(visitor, () => document.querySelector('.reels').scrollLeft > 100, true),
  },
  {
    name: 'bar enquire on a hotel',
    path: hotel,
    only: 'phone',
    touch: ({ press }) => press('.bottom-bar a'),
    check: (visitor) =>
      expectIn(
        visitor,
        () => {
          const { top, bottom } = document.querySelector('#venue-booking-form').getBoundingClientRect();
          return `${location.hash} ${top < innerHeight / 2 && bottom > 0}`;
        },
        '#venue-booking-form true',
      ),
  },
  {
    name: 'gallery picture by keyboard',
    path: hotel,
    only: 'desktop',
    async touch({ key, focus }) {
      await focus('#gallery .gallery a');
      await key('Enter');
    },
    check: (visitor) => expectIn(visitor, () => Boolean(document.querySelector('dialog.lightbox[open]')), true),
  },
  {
    name: 'planner',
    path: '/weddings',
    async touch({ press, type, page, key, focus }) {
      await focus('#planner-ceremony');
      await page.keyboard.type('Nik');
      await press('#planner-guests');
      await key('ControlOrMeta+a');
      await type('300');
    },
    check: (visitor) =>
      expectIn(
        visitor,
        () => {
          const values = ['ceremony', 'guests'].map((name) => document.querySelector(`#planner-${name}`).value);
          return `${values.join(' ')} ${document.activeElement?.id}`;
        },
        'nikah 300 planner-guests',
      ),
  },
  {
    name: 'consent link',
    path: '/enquire',
    touch: ({ press }) => press('form a[href="/privacy"]'),
    check: (visitor) =>
      expectIn(visitor, () => `${location.pathname} ${document.querySelector('h1') !== null}`, '/privacy true'),
  },
  {
    name: 'compare selects',
    path: '/compare',
    alive: '#compare-a',
    async touch({ page, focus }) {
      await focus('#compare-a');
      await page.keyboard.type('Wed');
    },
    check: (visitor) =>
      expectIn(
        visitor,
        () => `${document.querySelector('#compare-a').value} ${document.activeElement?.id}`,
        'wedcation-by-tivoli-ambala compare-a',
      ),
  },
  {
    name: 'finder',
    path: '/locations',
    async touch({ press, type, page, focus }) {
      await press('#finder summary');
      await press('#finder-guests');
      await type('250');
      await focus('#finder-setting');
      await page.keyboard.type('Out');
    },
    check: (visitor) =>
      expectIn(
        visitor,
        () => {
          const values = ['guests', 'setting'].map((name) => document.querySelector(`#finder-${name}`).value);
          return `${values.join(' ')} ${document.activeElement?.id}`;
        },
        '250 outdoor finder-setting',
      ),
  },
  {
    name: 'video',
    path: '/weddings',
    touch: ({ press }) => press('.film-grid .video-thumbnail'),
    check: (visitor) =>
      expectIn(visitor, () => Boolean(document.querySelector('.film-grid .video-player video')), true),
  },
  {
    name: 'film dialog',
    path: hotel,
    touch: ({ press }) => press('#overview a.link:has(svg)'),
    check: (visitor) => expectIn(visitor, () => Boolean(document.querySelector('dialog[open] .video')), true),
  },
  {
    name: 'map',
    path: hotel,
    touch: ({ press }) => press('#contact button.link'),
    check: (visitor) => expectIn(visitor, () => Boolean(document.querySelector('#contact iframe.map-frame')), true),
  },
  {
    name: 'dining menu',
    path: home,
    touch: ({ press }) => press('.culinary-cards a'),
    check: (visitor) => expectIn(visitor, () => Boolean(document.querySelector('dialog[open] .dialog-body')), true),
  },
  {
    name: 'scroll next page',
    path: hotel,
    async touch({ page }) {
      await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
      await page.waitForFunction(() => document.querySelector('html[data-hydrated]') || performance.now() > 9_000);
      await page.goto('/offers', { waitUntil: 'load' });
    },
    check: (visitor) => expectIn(visitor, () => `${location.pathname} ${scrollY}`, '/offers 0'),
  },
  {
    name: 'scroll on after a reload',
    path: hotel,
    async touch({ page }) {
      await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
      await page.waitForFunction(() => Math.abs(scrollY - 2400) < 2);
      await page.reload({ waitUntil: 'load' });
      await page.evaluate(() => scrollTo({ top: 4800, behavior: 'instant' }));
    },
    check: (visitor) => expectIn(visitor, () => Math.abs(scrollY - 4800) < 120, true),
  },
  {
    name: 'scroll reload',
    path: hotel,
    async touch({ page }) {
      await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
      await page.waitForFunction(() => Math.abs(scrollY - 2400) < 2);
      await page.reload({ waitUntil: 'load' });
    },
    check: (visitor) => expectIn(visitor, () => Math.abs(scrollY - 2400) < 120, true),
  },
  {
    name: 'scroll back',
    path: hotel,
    async touch({ page }) {
      await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
      await page.waitForFunction(() => Math.abs(scrollY - 2400) < 2);
      await page.goto('/offers', { waitUntil: 'load' });
      await page.goBack({ waitUntil: 'load' });
    },
    check: (visitor) => expectIn(visitor, () => Math.abs(scrollY - 2400) < 120, true),
  },
];
