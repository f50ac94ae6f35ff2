import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Film } from '#app/catalogue/property.ts';
import type { Picture } from '#platform/images/picture.ts';
import { brands } from '../brands.ts';
import { awards, culinary, homeExperiences, posts } from '../home.ts';
import { locations } from '../locations.ts';
import { ourStory } from '../our-story.ts';
import { people } from '../people.ts';
import { press } from '../press.ts';
import { properties } from '../properties.ts';
import { upcomingHotels } from '../upcoming-hotels.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { type ClipName, clip } from './clip.ts';
import { drawnPictures, type PictureName, picture } from './picture.ts';

const drawn = new Set(drawnPictures().map(({ path }) => path));
const stillOf = (film: Film) => (film.clip ? clip(film.clip as ClipName).poster : undefined);
const isOurs = (one: Picture | undefined) => one !== undefined && drawn.has(one.path);

test('every property has three heroes, six gallery pictures, one of each room, space, table, wedding', () => {
  for (const { slug, heroImages, galleryImages, featuredImage, rooms, spaces, dining, plan } of properties) {
    expect(heroImages.length, slug).toBeGreaterThanOrEqual(3);
    expect(galleryImages.length, slug).toBeGreaterThanOrEqual(6);
    expect([...heroImages, ...galleryImages, featuredImage].every(isOurs), slug).toBe(true);
    for (const { name, images } of rooms)
      expect(images.length > 0 && images.every(isOurs), `${slug} ${name}`).toBe(true);
    for (const { name, image } of [...spaces, ...dining]) expect(isOurs(image), `${slug} ${name}`).toBe(true);
    if (plan.wedding) expect(isOurs(plan.wedding.image), slug).toBe(true);
    for (const { title, picture: scene } of plan.occasions ?? []) expect(isOurs(scene), title).toBe(true);
  }
  expect(properties.some(({ plan }) => (plan.occasions ?? []).length > 2)).toBe(true);
});

test('a house shows its own places only, the state occasions and the films have pictures of their own', () => {
  for (const {
    slug,
    heroImages,
    galleryImages,
    featuredImage,
    rooms,
    spaces,
    dining,
    virtualTour,
    plan,
  } of properties) {
    const scenes = [...heroImages, ...galleryImages, ...rooms.flatMap(({ images }) => images)];
    const parts = [...spaces, ...dining].map(({ image }) => image);
    const others = [featuredImage, virtualTour?.thumbnail, plan.wedding?.image];
    const occasions = (plan.occasions ?? []).map((occasion) => occasion.picture);
    const films = [plan.promoFilm, plan.heritageFilm].flatMap((film) => (film ? [film.poster, stillOf(film)] : []));
    const apart = [...occasions, ...films].filter((one) => one !== undefined);
    const shown = [...scenes, ...parts, ...others, ...apart].filter((one) => one !== undefined);
    expect(shown.map(({ path }) => path).filter((path) => !path.startsWith(`${slug}/`))).toEqual([]);
    const elsewhere = new Set([...scenes, ...parts, ...others].map((one) => one?.path));
    for (const { path } of apart) expect(elsewhere.has(path), path).toBe(false);
  }
});

/** The numbers are those of docs/decisions/drawn-pictures.md. */
test('experiences of a house and culinary cards are rows of words; one thali stands beside the cards', () => {
  const experiences = properties.flatMap((property) => property.experiences);
  expect(experiences.length).toBeGreaterThan(50);
  expect(experiences.filter((experience) => 'image' in experience && experience.image)).toEqual([]);
  expect(culinary.cards.filter((card) => 'image' in card)).toEqual([]);
  expect(culinary.image).toBe(picture('home/culinary'));
});

test('every card, press item, award, post, leader and opening has a picture of its own', () => {
  const lists = [homeExperiences, awards, posts, press, upcomingHotels, people.flatMap(({ leaders }) => leaders)];
  for (const list of lists) {
    const paths = list.map(({ image }) => image.path);
    expect(paths.every((path) => drawn.has(path))).toBe(true);
    expect(new Set(paths).size).toBe(list.length);
  }
  for (const one of [culinary.image, ourStory.image]) expect(isOurs(one)).toBe(true);
});

test('every brand, location, sustainability item and kind of page has one as well', () => {
  const names = [
    ...brands.flatMap(({ slug }) => [`brand/${slug}`, `brand/${slug}-emblem`]),
    ...locations.map(({ slug }) => `location/${slug}`),
    ...['waste', 'energy', 'water', 'transport', 'employment', 'community', 'emblem'].map(
      (id) => `sustainability/${id}`,
    ),
    ...['careers/culture', 'site/not-found', 'site/error', 'site/social'],
  ];
  for (const name of names) expect(isOurs(picture(name as PictureName)), name).toBe(true);
  for (const [name, { width, height }] of Object.entries(catalogue))
    if (name.startsWith('social/') || name === 'site/social') expect([width, height], name).toEqual([1200, 630]);
});

test('words say what is seen: no "picture of", no two alike within a property, none too long to listen to', () => {
  const entries = Object.entries(catalogue);
  for (const [name, { alt }] of entries) {
    expect(alt, name).not.toMatch(/^(an? )?(picture|image|photo(graph)?|poster|drawing|render)\b/i);
    expect(alt, name).toMatch(/^[A-Z0-9].*[^.\s]$/);
    expect(alt.length, name).toBeLessThanOrEqual(100);
  }
  for (const [subject, pictures = []] of Object.entries(
    Object.groupBy(entries, ([name]) => name.split('/')[0] ?? ''),
  )) {
    const words = pictures.filter(([name]) => !name.endsWith('-phone')).map(([, { alt }]) => alt);
    expect(new Set(words).size, subject).toBe(words.length);
  }
});

test('all masters together take less than 150 MB', () => {
  const home = join(import.meta.dirname, 'originals');
  const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThan(150_000_000);
});
