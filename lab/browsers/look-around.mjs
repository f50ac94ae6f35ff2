import { setTimeout as wait } from 'node:timers/promises';
import { answering } from './driver-timeout.mjs';
import { createVisitor, sizes } from './visitor.mjs';

const views = {
  home: { path: '/' },
  hotel: { path: '/hotel/the-tivoli' },
  weddings: { path: '/weddings' },
  enquiry: { path: '/enquire' },
  careers: { path: '/careers' },
  picture: { path: '/hotel/the-tivoli/gallery/3' },
  film: { path: '/weddings/films/wedding-1' },
  menu: {
    path: '/',
    phone: ({ press }) => press('header button[popovertarget="site-menu"]'),
    desktop: ({ press }) => press('button[popovertarget="brands-menu"]'),
    shows: ':popover-open',
  },
  dialog: {
    path: '/',
    phone: ({ press }) => press('.bottom-bar a'),
    desktop: ({ press }) => press('.header-book'),
    shows: 'dialog[open] input[name="name"]',
  },
  inbox: {
    path: '/desk/sign-in',
    async before({ fill, key, at }, { colleague }) {
      await fill('#sign-in-email', colleague.email);
      await fill('#sign-in-password', colleague.password);
      await key('Enter');
      await at('/desk');
    },
  },
};

/** Milliseconds until what has opened has come to rest. */
const restMs = 800;

/** Scrolls down to the next screen and waits for its pictures. False where the page has ended. */
async function nextScreen({ evaluate, until }, screen) {
  const isThere = await evaluate((place) => {
    scrollTo({ top: place * innerHeight, behavior: 'instant' });
    return document.documentElement.scrollHeight > place * innerHeight + 40;
  }, screen);
  const isSeen = () =>
    evaluate(() =>
      [...document.images].every((image) => {
        const { top, right, bottom, left, width } = image.getBoundingClientRect();
        const isOutside = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
        return image.complete || width === 0 || isOutside;
      }),
    );
  if (isThere) await until('pictures do not come', isSeen);
  return isThere;
}

/**
 * Keeps pictures of a few pages, screen by screen, on a phone and on a desktop, for somebody who looks at them.
 * @param {{ open(size: object): Promise<object> }} engine that was started
 * @param {{ origin: string, engine: string, pictures: string, colleague: object }} about
 */
export async function lookAround(engine, about) {
  for (const size of Object.keys(sizes)) {
    const visitor = createVisitor(answering(await engine.open(sizes[size])), about);
    for (const [name, view] of Object.entries(views)) {
      const keep = (screen) => visitor.screenshot(`${about.pictures}/${name}-${size}-${screen}-${about.engine}.png`);
      await visitor.open(view.path);
      await visitor.alive('header');
      await view.before?.(visitor, about);
      await view[size]?.(visitor);
      await visitor.shows(view.shows ?? 'main');
      await wait(restMs);
      await keep(0);
      if (view.shows) continue;
      for (let screen = 1; await nextScreen(visitor, screen); screen += 1) await keep(screen);
    }
    await visitor.close();
  }
}
