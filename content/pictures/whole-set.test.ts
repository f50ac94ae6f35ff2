import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Film } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import type { Picture } from '#platform/images/picture.ts';
import { brands } from '../brands.ts';
import { awards, culinary, homeExperiences, posts } from '../home.ts';
import { locations } from '../locations.ts';
import { ourStory } from '../our-story.ts';
import { leaders } from '../people.ts';
import { press } from '../press.ts';
import { properties } from '../properties.ts';
import { upcomingHotels } from '../upcoming-hotels.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { type ClipName, clip } from './clip.ts';
import { drawnPictures, type PictureName, picture } from './picture.ts';

const drawn = new Set(drawnPictures().map(({ path }) => path));
const stillOf = (film: Film) => (film.clip ? clip(film.clip as ClipName).poster : undefined);
const isOurs = (one: Picture | undefined) => one !== undefined && drawn.has(one.path);

test('every property has three heroes, a gallery, a picture of each room, space, table and wedding', () => {
  for (const { slug, heroImages, galleryImages, featuredImage, rooms, spaces, dining, plan } of properties) {
    expect(heroImages.length, slug).toBeGreaterThanOrEqual(3);
    expect(galleryImages.length, slug).toBeGreaterThanOrEqual(3);
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
    const scenes = [...heroImages, ...galleryImages, ...rooms.flatMap(({ images }) => images.slice(0, 1))];
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

/** Words of a picture that name a facility, and what a house must have so that it may show one. */
const facilities: { seen: RegExp; has: RegExp }[] = [
  { seen: /\bbar\b/i, has: /\bbar\b/i },
  { seen: /\blounge\b/i, has: /\blounge\b/i },
  { seen: /\b(roof|rooftop|terrace)\b/i, has: /\brooftop\b/i },
  { seen: /board room|conference|rows before|seats before|chairs at tables/i, has: /conference|corporate|meeting/i },
  { seen: /\bpool\b/i, has: /\bpool/i },
  { seen: /electric car/i, has: /electric/i },
];

test('no gallery and no hero shows a facility that the house does not have', () => {
  for (const { slug, heroImages, galleryImages, featuredImage, amenities, spaces, dining, experiences } of properties) {
    const own = [...amenities, ...spaces, ...dining].map(({ name, description }) => `${name} ${description}`);
    const offered = [...own, ...experiences.map(({ title, description }) => `${title} ${description}`)].join('\n');
    const shown = [...heroImages, ...galleryImages, featuredImage].filter((one) => one !== undefined);
    for (const { seen, has } of facilities)
      for (const { alt } of shown) if (seen.test(alt)) expect(has.test(offered), `${slug}: ${alt}`).toBe(true);
  }
});

test('each experience of a house has a picture that its page shows nowhere else', () => {
  for (const { slug, experiences, heroImages, galleryImages, plan } of properties) {
    const paths = experiences.map(({ image }) => image?.path);
    expect(
      paths.every((path) => path && drawn.has(path)),
      slug,
    ).toBe(true);
    expect(new Set(paths).size, slug).toBe(paths.length);
    const elsewhere = [...heroImages, ...galleryImages, ...(plan.occasions ?? []).map((one) => one.picture)];
    expect(
      elsewhere.filter(({ path }) => paths.includes(path)),
      slug,
    ).toEqual([]);
  }
});

test('every listed room has several pictures, its own first, and none that another room of its page has', () => {
  for (const { slug, rooms, plan } of properties) {
    const listed = listedRooms(rooms, plan.fixedRooms);
    for (const { name, images } of listed) {
      expect(images.length, `${slug} ${name}`).toBeGreaterThan(1);
      expect(images[0]?.path, name).toContain(`${slug}/room-`);
    }
    const paths = listed.flatMap(({ images }) => images.map(({ path }) => path));
    expect(new Set(paths).size, slug).toBe(paths.length);
  }
});

test('each culinary card has the picture of the venue that serves its menu; one thali stands beside them', () => {
  for (const { venue, image } of culinary.cards) {
    const property = properties.find(({ slug }) => slug === venue.property);
    expect(property?.dining.find(({ id }) => id === venue.dining)?.image).toBe(image);
  }
  expect(new Set(culinary.cards.map(({ image }) => image.path)).size).toBe(6);
  expect(culinary.image).toBe(picture('home/culinary'));
});

test('every card, press item, award, post, leader and opening has a picture of its own', () => {
  const lists = [homeExperiences, awards, posts, press, upcomingHotels, leaders];
  for (const list of lists) {
    const paths = list.map(({ image }) => image?.path ?? '');
    expect(paths.every((path) => drawn.has(path))).toBe(true);
    expect(new Set(paths).size).toBe(list.length);
  }
  for (const one of [culinary.image, ourStory.image]) expect(isOurs(one)).toBe(true);
});

test('every brand, location and kind of page has one as well', () => {
  const names = [
    ...brands.flatMap(({ slug }) => [`brand/${slug}`, `brand/${slug}-emblem`]),
    ...locations.map(({ slug }) => `location/${slug}`),
    ...['careers/culture', 'site/not-found', 'site/social'],
  ];
  for (const name of names) expect(isOurs(picture(name as PictureName)), name).toBe(true);
  const shared = Object.keys(catalogue).filter((name) => name.endsWith('/share'));
  expect(shared.length).toBe(properties.length);
  const twins = shared.flatMap((name) => ['-hindi', '-upright', '-upright-hindi'].map((twin) => name + twin));
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(twins));
  for (const [name, { width, height }] of Object.entries(catalogue)) {
    if (name.includes('/share-upright')) expect([width, height], name).toEqual([1080, 1920]);
    if (name.startsWith('social/') || name === 'site/social' || /\/share(-hindi)?$/.test(name))
      expect([width, height], name).toEqual([1200, 630]);
  }
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
