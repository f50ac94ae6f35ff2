import type { FunctionComponent, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Benefits } from '#app/careers/benefits.tsx';
import { textsOf } from '#app/catalogue/editorial.ts';
import EsgSummary from '#app/group/esg-summary-route.tsx';
import OurStory from '#app/group/our-story-route.tsx';
import People from '#app/group/people-route.tsx';
import PressCoverage from '#app/group/press-coverage-route.tsx';
import Sustainability from '#app/group/sustainability-route.tsx';
import { OurHotels } from '#app/home/our-hotels.tsx';
import { hiddenProperty, unknownHotel } from '#app/shell/errors/not-found-texts.ts';
import { careers } from '#content/careers.ts';
import { editorial } from '#content/editorial.ts';
import { ourStory } from '#content/our-story.ts';
import { leaders, people, portraitInstead } from '#content/people.ts';
import { press } from '#content/press.ts';
import { sustainability } from '#content/sustainability.ts';
import { weddings } from '#content/weddings.ts';
import { BrandHotels } from './listings/brands-page.tsx';

function html(page: ReactElement): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

const words = (page: ReactElement) =>
  html(page)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

/** Returns a route's page with what its loader has read. */
function routePage(page: (props: never) => ReactElement, loaderData: object) {
  const Page = page as FunctionComponent<{ loaderData: object }>;
  return <Page loaderData={loaderData} />;
}

const times = (text: string, part: string) => text.split(part).length - 1;

const contact = { portraitInstead, email: 'a@example.com', phone: '1' };

const groupsOfPeople = people.map((group) => ({
  ...group,
  leaders: leaders.filter((leader) => leader.group === group.id),
}));

test('people stand in groups of four, one and two, each with a profile, above the closing block', () => {
  const text = words(routePage(People, { groups: groupsOfPeople, ...contact }));
  const order = ['Board of Directors', 'Executive Leadership', 'Senior Management', 'Connect With Our Team'];
  const places = order.map((heading) => text.indexOf(heading));
  expect(places).toEqual([...places].filter((place) => place >= 0).sort((a, b) => a - b));
  expect(order.slice(0, 3).map((_, group) => times(text.slice(places[group], places[group + 1]), 'Profile'))).toEqual([
    4, 1, 2,
  ]);
});

test('a person has a portrait, which may be cropped at its top; without people one line says so', () => {
  const shown = (groups: typeof groupsOfPeople) => html(routePage(People, { groups, ...contact }));
  const [board] = groupsOfPeople as [(typeof groupsOfPeople)[number]];
  const cropped = (cropTop: boolean) =>
    shown([{ ...board, leaders: board.leaders.map((one) => ({ ...one, cropTop })) }]);
  expect(times(cropped(false), 'Portrait of Arvind')).toBe(1);
  expect(times(cropped(false), 'class="sample-mark"')).toBe(4);
  expect(cropped(true)).not.toBe(cropped(false));
  const none = shown([]);
  expect(none).toContain('Our leadership is introduced here soon.');
  expect(none).toContain('Connect With Our Team');
  expect(none).not.toContain('<img');
  const withDoor = html(routePage(People, { groups: [], ...contact, door: portraitInstead }));
  expect(withDoor.indexOf('<img'), 'one picture stands beside the title').toBeLessThan(withDoor.indexOf('<h2'));
  expect(times(withDoor, '<picture')).toBe(1);
});

test('sustainability: four initiatives, two social items, three points of governance, with the figures', () => {
  const governance = textsOf(editorial, 'governance');
  const page = html(routePage(Sustainability, { facts: sustainability, governance }));
  const { environmental, social } = sustainability;
  expect([environmental.length, social.length, governance.length]).toEqual([4, 2, 3]);
  for (const { title } of [...environmental, ...social, ...governance])
    expect(page).toContain(title.replaceAll('&', '&amp;'));
  const figures = ['100–150', '300–400', '17', 'storing 5,000 to 7,000 litres', '2,000', '5', 'electric vehicles'];
  const summary = html(routePage(EsgSummary, { facts: sustainability, governance, hotelName: 'The Tivoli' }));
  for (const figure of figures) {
    expect(page, figure).toContain(figure);
    expect(summary, figure).toContain(figure);
  }
});

test('the story names 1931, the three generations and what is celebrated, each scene with its own picture', () => {
  const text = words(routePage(OurStory, { story: ourStory }));
  for (const part of [
    '1931: The first guests',
    '1988: A name over the door',
    'Today: The third generation',
    'Three generations',
    'parties, weddings, MICE events and family celebrations',
  ])
    expect(text).toContain(part);
  const pictures = [ourStory.image, ...ourStory.scenes.map(({ image }) => image)].map(({ path }) => path);
  expect(new Set(pictures).size).toBe(5);
});

test('each press article opens in a new tab; without one the page says so', () => {
  const page = html(
    routePage(PressCoverage, { press, facts: [{ figure: '1931', what: 'Founded' }], mediaEmail: 'media@example.com' }),
  );
  expect(press).toHaveLength(5);
  for (const { link } of press) expect(page).toMatch(new RegExp(`<a [^>]*href="${link}"[^>]*target="_blank"`));
  expect(times(page, 'Read Full Article')).toBe(5);
  expect(page).toContain('href="mailto:media@example.com"');
  expect(page).toMatch(/href="\/"[^>]*>(<[^>]*>)*Back to homepage/);
  const empty = words(routePage(PressCoverage, { press: [], facts: [], mediaEmail: 'media@example.com' }));
  expect(empty).toContain('No Press Coverage Available');
  expect(empty).toContain('Please check back later for the latest news and updates.');
});

test('the weddings page has its ceremonies and their films: 2, 1, 1, 1, 1 and 5, and four reels', () => {
  expect(weddings.groups.map(({ heading, films, columns }) => [heading, films.length, columns])).toEqual([
    ['Wedding', 2, 2],
    ['Haldi Ceremony', 1, 1],
    ['Mehndi Celebration', 1, 1],
    ['Cocktail Party', 1, 1],
    ['Nikah & Walima', 1, 1],
    ['Where It Happens', 5, 3],
  ]);
  expect(weddings.reels.films).toHaveLength(4);
});

test('whoever joins gets what the careers page promises', () => {
  const text = words(<Benefits benefits={careers.benefits} />);
  for (const benefit of [
    'Competitive compensation and benefits',
    'Professional development',
    'Collaborative and inclusive culture',
    'Employee recognition',
  ])
    expect(text).toContain(benefit);
});

test('a brand without hotels says so, and so does one whose hotels cannot be had', () => {
  const noChoice = { brand: undefined, location: undefined } as never;
  const brands = [{ slug: 'tivoli', tabLabel: 'THE TIVOLI' }];
  const ofHome = (hotels: [] | null) =>
    words(<OurHotels brands={brands} selected="tivoli" hotels={hotels} problem="request 1" chosenTabs={noChoice} />);
  expect(ofHome([])).toContain('No hotels available for this brand.');
  expect(words(<BrandHotels hotels={[]} />)).toContain('No hotels available for this brand.');
  expect(ofHome(null)).toContain('Unable to load our hotels at this time. Please try refreshing the page. request 1');
});

test('what is not found says so in the words of its family, with the way on that belongs to it', () => {
  const told = ({ title, text, back }: typeof unknownHotel) => [title, text, back.label, back.to];
  const moved = (what: string) =>
    `We couldn't find the ${what} you're looking for. It may have been moved or doesn't exist.`;
  expect(told(unknownHotel)).toEqual([
    'Hotel Not Found',
    "The hotel you're looking for doesn't exist or has been moved.",
    'Back to Locations',
    '/locations',
  ]);
  const plan = { kind: 'dedicated', family: 'Hotel', wayOn: undefined } as never;
  expect(told(hiddenProperty(plan))).toEqual(['Hotel Not Found', moved('hotel'), 'View All Hotels', '/hotels']);
  const venue = { kind: 'dedicated', family: 'Venue', wayOn: undefined } as never;
  expect(told(hiddenProperty(venue))).toEqual(['Venue Not Found', moved('venue'), 'Back to Locations', '/locations']);
});
