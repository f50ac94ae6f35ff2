import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Property, PropertyCard, SectionName } from '#app/catalogue/property.ts';
import { pageProperty } from '#app/hotels/page-property.ts';
import { BrandHotels } from '#app/listings/brands-page.tsx';
import { HotelRow } from '#app/listings/hotel-row.tsx';
import { hotelThing } from '#app/shell/head/hotel-data.ts';
import { editorial } from '#content/editorial.ts';
import { properties } from '#content/properties.ts';
import { HotelPage, type HotelPageProps } from './hotel-page.tsx';
import { anchorOf } from './section-links.tsx';
import { sectionLinksTexts as sectionNames } from './texts.ts';

/** Renders the words of a page, including the sections whose script is loaded later. */
async function textOf(property: Property, more: Partial<HotelPageProps> = {}): Promise<string> {
  return (await htmlOf(property, more))
    .replace(/<(style|script)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const unescaped = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

function htmlOf(property: Property, more: Partial<HotelPageProps> = {}): Promise<string> {
  const press = editorial.press.filter(({ id }) => property.plan.press?.includes(id));
  return htmlIn(
    <HotelPage
      property={pageProperty(property, press)}
      locator={undefined}
      enquiry={{
        venues: [],
        today: '2027-01-01' as never,
        filled: undefined,
        steps: { heading: 'What happens next', items: [] },
      }}
      films={{ promo: undefined, heritage: undefined }}
      menus={[]}
      press={press}
      hiredFor="Wedding"
      {...more}
    />,
  );
}

async function htmlIn(page: ReactNode): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return text(prelude);
}

test('a thirteenth property needs its content and nothing else', async () => {
  const [tivoli] = properties;
  if (!tivoli) throw new Error('There are no properties.');
  const added: Property = {
    ...tivoli,
    slug: 'tivoli-hill-house',
    name: 'Tivoli Hill House',
    rooms: [],
    dining: [],
    galleryImages: [],
    quickStats: { eventCapacity: '750', rooms: 0 },
    plan: {
      kind: 'dedicated',
      family: 'Venue',
      sections: ['enquiry', 'overview', 'rooms', 'spaces', 'gallery', 'press', 'contact'],
      headings: { overview: 'On the hill', contact: 'The way up' },
      enquiryHeading: 'Plan Your Special Event',
      about: ['A house above the road.'],
      fixedRooms: [],
    },
  };
  const words = await textOf(added);
  const order = ['Plan Your Special Event', 'On the hill', 'No room information available', 'The way up'];
  const places = order.map((heading) => words.lastIndexOf(heading));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(words).toContain('750');
  expect(words).not.toMatch(/Gallery|Good to Know|Dining Venues|The Tivoli/);
});

test('no page shows another property’s name', async () => {
  const names = properties.map(({ name }) => name);
  for (const property of properties) {
    if (property.plan.kind === 'generic') continue;
    const words = await textOf(property);
    const foreign = names.filter((name) => !property.name.includes(name) && words.includes(name));
    expect(foreign, property.slug).toEqual([]);
  }
});

test('where no rooms are known a hotel says so, and why where they could not be asked for', async () => {
  const [tivoli] = properties;
  if (!tivoli) throw new Error('There are no properties.');
  const roomless = { ...tivoli, rooms: [] };
  expect(await textOf(tivoli)).toMatch(/Contact for rates.+Request this room/);
  expect(await textOf(roomless)).toContain('No room information available at this time.');
  const roomsProblem = 'our list of rooms cannot be reached just now';
  expect(await textOf(roomless, { roomsProblem })).toContain(`Failed to load room information: ${roomsProblem}`);
  expect(await textOf(tivoli, { roomsProblem })).not.toContain('Failed to load room');
});

test('a page shows what is stored of its house: descriptions, features, services, website', async () => {
  for (const property of properties) {
    const { plan, experiences, spaces, dining, amenities, features, services, contact } = property;
    const words = unescaped(await textOf(property));
    const described = [...experiences, ...spaces, ...dining, ...amenities.slice(0, 6)].map(
      ({ description }) => description,
    );
    const shown = [...described, ...features, ...services, contact.marketing ?? '', 'Website'];
    const hidden = plan.kind === 'generic' ? experiences.map(({ description }) => description) : [];
    expect(
      shown.filter((one) => !words.includes(one) && !hidden.includes(one)),
      property.slug,
    ).toEqual([]);
  }
});

test('each room of several pictures has a carousel with a pause button', async () => {
  const [tivoli] = properties;
  if (!tivoli) throw new Error('There are no properties.');
  const html = await htmlOf(tivoli);
  const carousels = html.match(/class="room-picture room-slides".*?aria-label="Next picture"/gs) ?? [];
  expect(carousels).toHaveLength(2);
  for (const carousel of carousels) expect(carousel).toMatch(/aria-label="P(lay|ause)"/);
});

test('a space shows its amenities and its further pictures', async () => {
  const [tivoli] = properties;
  if (!tivoli) throw new Error('There are no properties.');
  const [first, ...others] = tivoli.spaces;
  const moreImages = tivoli.galleryImages.slice(0, 2);
  const space = { ...(first as (typeof tivoli.spaces)[number]), amenities: ['Wi-Fi', 'A green room'], moreImages };
  const html = await htmlOf({ ...tivoli, spaces: [space, ...others] });
  const panel = html.slice(html.indexOf(`id="space-${space.id}"`), html.indexOf(`id="space-${others[0]?.id}"`));
  expect(panel).toMatch(/<li>Wi-Fi.*<li>A green room/);
  for (const { path } of [space.image, ...moreImages].flatMap((image) => image ?? [])) expect(panel).toContain(path);
});

test('a film of a gallery is told apart from its pictures, and its words are its title', async () => {
  const [tivoli] = properties;
  if (!tivoli) throw new Error('There are no properties.');
  const html = await htmlOf(tivoli);
  const gallery = html.slice(html.indexOf('id="gallery"'));
  expect(gallery).toContain('aria-label="Film: A mehndi afternoon"');
  expect(gallery.match(/class="video-bar"/g)).toHaveLength(1);
});

test('what the team writes of the accessibility of a house is on its page', async () => {
  const [tivoli] = properties;
  if (!tivoli) throw new Error('There are no properties.');
  const accessibility = ['A ramp at the main door', 'A lift to all floors'];
  expect(await textOf({ ...tivoli, accessibility })).toContain('A ramp at the main door, A lift to all floors');
});

test('a rating is shown and told to search engines as it is stored, neither rounded up nor down', async () => {
  const [tivoli] = properties;
  if (!tivoli) throw new Error('There are no properties.');
  for (const rating of [4.2, 4.7]) {
    expect(await textOf({ ...tivoli, rating })).toContain(`Rated ${rating} `);
    expect(hotelThing({ ...tivoli, rating }, 'https://tivoli.example')).toMatchObject({
      starRating: { ratingValue: rating, bestRating: 5 },
    });
    const { slug, name, brand, address } = tivoli;
    const place = { location: 'delhi', locationName: 'Delhi', city: address.city, state: address.state };
    const card: PropertyCard = { slug, name, brand, brandName: 'Tivoli', ...place, rating };
    for (const list of [<HotelRow key="row" hotel={card} />, <BrandHotels key="brand" hotels={[card]} />])
      expect(await htmlIn(list)).toContain(` · rated ${rating}<`);
  }
});

/** The heading that the property's plan gives a section, or else the usual one. */
function ownHeading({ plan, dining }: Property, section: SectionName): string {
  if (section === 'enquiry') return plan.enquiryHeading ?? sectionNames.usual.enquiry;
  if (section === 'wedding' && plan.wedding) return plan.wedding.heading;
  const usual = section === 'dining' && dining.length === 0 ? sectionNames.catering : sectionNames.usual[section];
  return plan.headings[section] ?? usual;
}

test('each section of every page stands under its own heading', async () => {
  for (const property of properties) {
    const html = unescaped(await htmlOf(property));
    const found = [...html.matchAll(/<section id="([\w-]+)"[^>]*>(.*?)(?=<section id=|$)/gs)].flatMap(
      ([, anchor, inside = '']) => {
        const section = property.plan.sections.find((one) => anchorOf(one) === anchor);
        const heading = /<h2\b[^>]*>(.*?)<\/h2>/s.exec(inside)?.[1]?.replace(/<[^>]*>/g, '');
        return section && heading ? [[section, heading] as const] : [];
      },
    );
    for (const [section, heading] of found)
      expect(heading, `${property.slug} ${section}`).toBe(ownHeading(property, section));
    const shown = found.map(([section]) => section);
    expect(shown.includes('rooms'), property.slug).toBe(property.plan.sections.includes('rooms'));
    expect(found.length, property.slug).toBeGreaterThan(3);
  }
});

test('the tour has a heading, and a link among those of the sections', async () => {
  for (const slug of ['the-tivoli', 'tivoli-bijwasan', 'tivoli-royal-palace']) {
    const property = properties.find((one) => one.slug === slug) as Property;
    const html = await htmlOf(property);
    expect(html, slug).toMatch(/<h2[^>]*>Experience the Space<\/h2>/);
    expect(html, slug).toContain('href="#virtual-tour"');
  }
});

test('the planner’s table names only spaces with figures of their own, without dashes', async () => {
  const tables = await Promise.all(
    ['wedcation-by-tivoli-ambala', 'wedcation-by-tivoli-israna'].map(async (slug) => {
      const html = await htmlOf(properties.find((one) => one.slug === slug) as Property);
      return /<table class="fact-table.*?<\/table>/s.exec(html.slice(html.indexOf('id="planning"')))?.[0];
    }),
  );
  expect(tables[0]).toBeUndefined();
  expect(tables[1]).toContain('Open Lawn');
  expect(tables[1]).not.toMatch(/Meeting Rooms|<td>[^<]*–|: <\/span><\/td>/);
});
