const hotel = '/hotel/the-tivoli';

/** What opens over a page: the press that opens it, what is shown then, and how it is closed without going back. */
const layers = {
  menu: {
    path: '/offers',
    opener: 'header button[popovertarget="site-menu"]',
    shown: '#site-menu:popover-open',
    close: (visitor) => visitor.press('#site-menu .menu-head button'),
  },
  search: {
    path: '/offers',
    opener: 'header button[popovertarget="search-menu"]',
    shown: '#search-menu:popover-open',
    close: (visitor) => visitor.key('Escape'),
  },
  enquiry: {
    path: '/offers',
    opener: '.bottom-bar > a',
    shown: 'dialog.dialog[open]',
    close: (visitor) => visitor.press('dialog.dialog[open] form[method="dialog"] button'),
  },
  'picture of a gallery': {
    path: hotel,
    opener: `#gallery a[href="${hotel}/gallery/3"]`,
    shown: 'dialog.lightbox[open]',
    close: (visitor) => visitor.press('dialog.lightbox[open] button[aria-label="Close"]'),
  },
  'menu of a restaurant': {
    path: hotel,
    opener: '#dining a[href$="menu=zunn"]',
    shown: 'dialog.dialog[open]',
    close: (visitor) => visitor.press('dialog.dialog[open] form[method="dialog"] button'),
  },
};

/** Waits until the history has an entry for what is open, or has none any more. */
const hasEntry = (visitor, isWanted) =>
  visitor.until(`the history ${isWanted ? 'gets no' : 'keeps an'} entry for what is open`, () =>
    visitor.evaluate((wanted) => Boolean(history.state?.dialog ?? history.state?.usr) === wanted, isWanted),
  );

async function open(visitor, { opener, shown }) {
  await visitor.alive(opener);
  await visitor.press(opener);
  await visitor.shows(shown);
  await hasEntry(visitor, true);
}

export const backJourneys = [
  ...Object.entries(layers).map(([what, layer]) => ({
    name: `back with a ${what} open`,
    size: 'phone',
    isShort: what === 'menu',
    async walk(visitor) {
      await visitor.open('/our-story');
      await visitor.open(layer.path);
      await open(visitor, layer);
      await visitor.back();
      await visitor.gone(layer.shown);
      await visitor.at(layer.path);
      // Going forward leads to where nothing is open, and from there back to the page.
      await visitor.evaluate(() => void setTimeout(() => history.forward()));
      await hasEntry(visitor, false);
      await visitor.gone(layer.shown);
      await open(visitor, layer);
      await layer.close(visitor);
      await visitor.gone(layer.shown);
      await hasEntry(visitor, false);
      await visitor.at(layer.path);
      await visitor.back();
      await visitor.at('/our-story');
    },
  })),
  {
    name: 'back from a page that the menu led to',
    size: 'phone',
    async walk(visitor) {
      await visitor.open('/offers');
      await open(visitor, layers.menu);
      await visitor.press('.menu-top > a', 'Loyalty');
      await visitor.at('/loyalty');
      await visitor.back();
      await visitor.at('/offers');
      await visitor.gone(layers.menu.shown);
    },
  },
  {
    name: 'menu open in a window that is widened',
    size: 'tablet',
    async walk(visitor) {
      await visitor.open('/offers');
      await open(visitor, layers.menu);
      await visitor.resize({ width: 1200, height: 800 });
      await visitor.until('the page cannot be scrolled', () =>
        visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden'),
      );
      await hasEntry(visitor, false);
    },
  },
];
