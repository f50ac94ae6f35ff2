import { createVisitor, sizes } from './visitor.mjs';

const views = {
  home: { path: '/' },
  hotel: { path: '/hotel/the-tivoli' },
  enquiry: { path: '/enquire' },
  menu: {
    path: '/',
    phone: ({ press }) => press('header button[popovertarget="site-menu"]'),
    desktop: ({ press }) => press('button[popovertarget="brands-menu"]'),
  },
  dialog: {
    path: '/',
    phone: ({ press }) => press('.bottom-bar a'),
    desktop: ({ press }) => press('.header-book'),
    shows: 'dialog[open] input[name="name"]',
  },
};

/**
 * Keeps a picture of each of a few pages, on a phone and on a desktop, for somebody who looks at them.
 * @param {{ open(size: object): Promise<object> }} engine that was started
 * @param {{ origin: string, engine: string, pictures: string }} about
 */
export async function lookAround(engine, about) {
  for (const size of Object.keys(sizes)) {
    const visitor = createVisitor(await engine.open(sizes[size]), about);
    for (const [name, view] of Object.entries(views)) {
      await visitor.open(view.path);
      await visitor.alive('header');
      if (view[size]) await view[size](visitor);
      await visitor.shows(view.shows ?? 'main');
      await visitor.screenshot(`${about.pictures}/${name}-${size}-${about.engine}.png`);
    }
    await visitor.close();
  }
}
