const open = (id) => `#${id}:popover-open`;

/** Throws where a menu does not begin where the header ends, or leaves the screen. */
async function standsUnderHeader(visitor, id) {
  const { header, menu, right, screen } = await visitor.evaluate((one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return {
      header: document.querySelector('body header').getBoundingClientRect().bottom,
      menu: box.top,
      right: box.right,
      screen: innerWidth,
    };
  }, `#${id}`);
  if (Math.abs(menu - header) > 12) throw new Error(`${id} begins at ${menu}, the header ends at ${header}`);
  if (right > screen + 1) throw new Error(`${id} ends at ${right} on a screen of ${screen}`);
}

export const menuJourneys = [
  {
    name: 'menu on a phone',
    size: 'phone',
    isShort: true,
    async walk(visitor) {
      await visitor.open('/');
      await visitor.fits();
      await visitor.press('header button[popovertarget="site-menu"]');
      await visitor.shows(open('site-menu'));
      await visitor.press('.menu-top > details > summary', 'Brands');
      await visitor.press('.menu-second > details > summary', 'Wedcation');
      await visitor.press('.menu-second details[open] a[href^="/hotel/"]');
      await visitor.at('/hotel/wedcation-by-tivoli-ambala');
      await visitor.gone(open('site-menu'));
    },
  },
  {
    name: 'menus on a desktop',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open('/hotels');
      await visitor.alive('header');
      await visitor.press('button[popovertarget="brands-menu"]');
      await visitor.shows(open('brands-menu'));
      await standsUnderHeader(visitor, 'brands-menu');
      await visitor.press('button[popovertarget="locations-menu"]');
      await visitor.shows(open('locations-menu'));
      await visitor.gone(open('brands-menu'));
      await standsUnderHeader(visitor, 'locations-menu');
      await visitor.key('Escape');
      await visitor.gone(open('locations-menu'));
      await visitor.evaluate(() => document.querySelector('button[popovertarget="locations-menu"]').focus());
      await visitor.key('ArrowDown');
      await visitor.shows(open('locations-menu'));
      await visitor.key('ArrowDown');
      await visitor.key('Enter');
      await visitor.at('/locations?location=noida');
    },
  },
  {
    name: 'menu without scripts',
    size: 'phone',
    scripts: 'off',
    async walk(visitor) {
      await visitor.open('/');
      await visitor.press('header button[popovertarget="site-menu"]');
      await visitor.shows(open('site-menu'));
      await visitor.press('.menu-top > details > summary', 'Locations');
      await visitor.press('.menu-second > details > summary', 'Noida');
      await visitor.press('.menu-second details[open] a', 'All hotels');
      await visitor.at('/locations?location=noida');
    },
  },
  {
    name: 'search suggestions',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open('/');
      await visitor.press('header button[popovertarget="search-menu"]');
      await visitor.shows('#header-search');
      await visitor.fill('#header-search', 'palwal');
      await visitor.shows('#header-search-list [role="option"]');
      await visitor.key('ArrowDown');
      await visitor.key('Enter');
      await visitor.at('/hotel/tivoli-royal-palace');
    },
  },
];
