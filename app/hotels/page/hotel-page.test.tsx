import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Property } from '#app/catalogue/property.ts';
import { properties } from '#content/properties.ts';
import { HotelPage, type HotelPageProps } from './hotel-page.tsx';

/** Renders the words of a page, including the sections whose script is loaded later. */
async function textOf(property: Property, more: Partial<HotelPageProps> = {}): Promise<string> {
  const page = (
    <HotelPage
      property={property}
      surroundings={{ places: [], river: [] }}
      enquiry={{ venues: [], today: '2027-01-01' as never, filled: undefined }}
      films={{ promo: undefined, heritage: undefined }}
      menus={[]}
      press={[]}
      {...more}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />);
  const html = await text(prelude);
  return html
    .replace(/<(style|script)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
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
  expect(await textOf(tivoli)).toMatch(/Contact for rates\s+Request this room/);
  expect(await textOf(roomless)).toContain('No room information available at this time.');
  const roomsProblem = 'our list of rooms cannot be reached just now';
  expect(await textOf(roomless, { roomsProblem })).toContain(`Failed to load room information: ${roomsProblem}`);
  expect(await textOf(tivoli, { roomsProblem })).not.toContain('Failed to load room');
});
