const home = '/';

/** Whether an element is visible. */
async function shows({ page }, selector) {
  const isSeen = await page.evaluate((one) => document.querySelector(one)?.checkVisibility() ?? false, selector);
  return isSeen ? 'done' : `lost: ${selector} is not to be seen`;
}

const bookings = { home, hotel: '/hotel/tivoli-royal-palace', weddings: '/weddings' };

export const menuCases = [
  ...Object.entries(bookings).map(([name, path]) => ({
    name: `dialog booking ${name}`,
    path,
    only: name === 'home' ? undefined : 'desktop',
    async touch({ press, isPhone }) {
      if (isPhone) await press('.bottom-bar a');
      else await press('.header-book');
    },
    check: (visitor) => shows(visitor, 'dialog[open] input[name="name"]'),
  })),
  {
    name: 'menu phone',
    path: home,
    only: 'phone',
    touch: ({ press }) => press('button[popovertarget="site-menu"]'),
    check: (visitor) => shows(visitor, '#site-menu:popover-open'),
  },
  {
    name: 'menu phone brand',
    path: home,
    only: 'phone',
    async touch({ press }) {
      await press('button[popovertarget="site-menu"]');
      await press('.menu-top > details > summary');
      await press('.menu-second > details > summary');
    },
    check: (visitor) => shows(visitor, '.menu-second details[open] a[href^="/hotel/"]'),
  },
  {
    name: 'menu desktop brands',
    path: home,
    only: 'desktop',
    touch: ({ press }) => press('button[popovertarget="brands-menu"]'),
    check: (visitor) => shows(visitor, '#brands-menu:popover-open'),
  },
  {
    name: 'menu desktop locations',
    path: home,
    only: 'desktop',
    touch: ({ press }) => press('button[popovertarget="locations-menu"]'),
    check: (visitor) => shows(visitor, '#locations-menu:popover-open'),
  },
  {
    name: 'search suggestions',
    path: home,
    async touch({ press, type, page, isPhone }) {
      await press('button[popovertarget="search-menu"]');
      if (isPhone || !(await page.evaluate(() => document.activeElement?.id === 'header-search')))
        await press('#header-search');
      await type('palace');
    },
    async check(visitor) {
      const value = await visitor.page.evaluate(() => document.querySelector('#header-search').value);
      if (value !== 'palace') return `changed: the field holds "${value}"`;
      return shows(visitor, '#header-search-list [role="option"]');
    },
  },
];
