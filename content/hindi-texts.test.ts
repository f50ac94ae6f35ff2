import { expect, test } from 'vitest';
import { builtInContent } from '#app/catalogue/seed/content-rows.server.ts';
import { careers } from './careers.ts';
import { hindiTexts } from './hindi-texts.ts';
import * as home from './home.ts';
import { ourStory } from './our-story.ts';
import { hindiOf, sameInHindi } from './parts/in-hindi.ts';
import { people } from './people.ts';
import { clipBriefs } from './pictures/clip-briefs.ts';
import { drawnPictures } from './pictures/picture.ts';
import { places } from './places.ts';
import { regionalOffices } from './regional-offices.ts';
import { sustainability } from './sustainability.ts';
import { upcomingHotels } from './upcoming-hotels.ts';
import { walkThroughs } from './walk-throughs.ts';
import { weddings } from './weddings.ts';

/** Names of houses and brands stay in Latin letters. */
const names = new Set(
  [...builtInContent.brands, ...builtInContent.properties, ...upcomingHotels].map(({ name }) => name),
);
/** Only the desk shows the title of a menu. */
const menuTitles = builtInContent.editorial.texts.flatMap(({ part, title }) => (part === 'menu' ? [title] : []));

/** A text that visitors read, and not an id, a path or a figure. */
function isText(value: string): boolean {
  return /[a-z]{2}/i.test(value) && !/^([a-z\d/:._-]+|https:.*)$/.test(value) && !names.has(value);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (sameInHindi.has(name) ? [] : textsOf(one)));
}

const inContent = new Set([
  ...textsOf([builtInContent, drawnPictures(), home, weddings, sustainability, places, people, ourStory]),
  ...textsOf([walkThroughs, careers, upcomingHotels, regionalOffices]),
  ...upcomingHotels.map(({ location }) => location),
  ...textsOf(Object.values(clipBriefs).map(({ title }) => title)),
]);

test('every text of the content has its Hindi', () => {
  const missing = [...inContent].filter((text) => hindiOf(text, hindiTexts) === undefined);
  expect(missing.filter((text) => !menuTitles.includes(text))).toEqual([]);
});

test('no Hindi is left of a text that the content no longer has, and all of it is in Hindi letters', () => {
  const left = Object.entries(hindiTexts).filter(
    ([text, hindi]) => !inContent.has(text) || !/[\u0900-\u097f]/.test(hindi),
  );
  expect(left.map(([text]) => text)).toEqual([]);
});
