import { expect, test } from 'vitest';
import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Property, SectionName } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { brands } from './brands.ts';
import { culinary, heroSlides, locationTabs } from './home.ts';
import { locations } from './locations.ts';
import { properties } from './properties.ts';
import { site } from './site.ts';

const slugs = properties.map((property) => property.slug);

test('slugs and aliases name one property each', () => {
  const names = [...slugs, ...properties.flatMap((property) => property.aliases)];
  expect(new Set(names).size).toBe(names.length);
});

test('the earlier slugs of The Tivoli and Royal Palace lead to them', () => {
  const aliases = properties.flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug]));
  expect(aliases).toEqual([
    ['tivoli-grand-palace', 'the-tivoli'],
    ['tivoli-royal-suite', 'tivoli-royal-palace'],
  ]);
});

test('every property belongs to a brand and a location, and every brand and location has one', () => {
  expect(new Set(properties.map((property) => property.brand))).toEqual(new Set(brands.map((brand) => brand.slug)));
  expect(new Set(properties.map((one) => one.location))).toEqual(new Set(locations.map((location) => location.slug)));
});

test('names tell the properties apart', () => {
  expect(new Set(properties.map((property) => property.name)).size).toBe(12);
});

/** The data without which a section would be empty. */
const needs: Partial<Record<SectionName, (property: Property) => boolean>> = {
  overview: (property) => property.plan.about.length > 0,
  rooms: (property) => property.rooms.length > 0,
  'virtual-tour': (property) => property.virtualTour !== undefined,
  experiences: (property) => property.experiences.length === 6,
  spaces: (property) => property.spaces.length > 0,
  planning: (property) => property.spaces.length > 0 || property.policies.catering !== undefined,
  film: (property) => property.plan.promoFilm !== undefined,
  press: (property) => property.plan.press !== undefined,
  occasions: (property) => property.plan.occasions !== undefined,
  dining: (property) => property.dining.length > 0 || property.catering !== undefined,
  gallery: (property) => property.galleryImages.length > 0,
  wedding: (property) => property.plan.wedding !== undefined,
  enquiry: (property) => property.plan.enquiryHeading !== undefined,
};

test.each(properties.map((property) => [property.slug, property] as const))(
  'the page of %s has what its sections need, and a section for what it has',
  (_slug, property) => {
    const { sections } = property.plan;
    expect(new Set(sections).size).toBe(sections.length);
    for (const [section, isThere] of Object.entries(needs) as [SectionName, (property: Property) => boolean][])
      expect(isThere(property), section).toBe(sections.includes(section));
  },
);

test('ids within a property are unique, and every description says something', () => {
  for (const property of properties)
    for (const list of [property.rooms, property.spaces, property.dining, property.experiences]) {
      const ids = list.map((one) => one.id);
      expect(new Set(ids).size, property.slug).toBe(ids.length);
      for (const { description } of list) expect(description.length, property.slug).toBeGreaterThan(20);
    }
});

test('a property shows no picture twice in its heroes or its gallery', () => {
  for (const { slug, heroImages, galleryImages } of properties)
    for (const pictures of [heroImages, galleryImages]) {
      const places = pictures.map((picture) => `${picture.bucket}/${picture.path}`);
      expect(new Set(places).size, slug).toBe(places.length);
    }
});

test("spaces are hired for event types, in the form's order", () => {
  for (const space of properties.flatMap((property) => property.spaces)) {
    expect(space.eventTypes.length, space.name).toBeGreaterThan(0);
    expect(space.eventTypes).toEqual(eventTypes.filter((type) => space.eventTypes.includes(type)));
  }
});

test('phones are sample numbers, each property has its own, and addresses lie under example.com', () => {
  const phones = properties.map((property) => property.contact.phone);
  expect(new Set(phones).size).toBe(12);
  for (const { contact, socialMedia } of properties) {
    expect(contact.phone).toMatch(/^\+91 11 5550 01\d\d$/);
    expect(`+${contact.whatsapp}`).toBe(contact.phone.replaceAll(' ', ''));
    expect(contact.email).toMatch(/@example\.com$/);
    for (const link of Object.values(socialMedia)) expect(new URL(link).hostname).toMatch(/(^|\.)example\.com$/);
  }
});

test('footer, home page and kitchen cards name properties that exist', () => {
  const named = [
    ...site.footerHotels.flatMap((group) => group.slugs),
    ...locationTabs.flatMap((tab) => tab.cards.map((card) => card.property)),
    ...heroSlides.map((slide) => slide.property),
    ...culinary.cards.map((card) => card.venue.property),
  ];
  for (const slug of named) expect(slugs).toContain(slug);
  for (const { venue } of culinary.cards) {
    const property = properties.find((one) => one.slug === venue.property);
    expect(property?.dining.map((one) => one.id)).toContain(venue.dining);
  }
});

test('Omnia Greater Noida has the sections that a host looks for, and no invented hall or figure', () => {
  const house = properties.find(({ slug }) => slug === 'omnia-greater-noida');
  expect(house?.plan.sections).toEqual([
    'overview',
    'planning',
    'experiences',
    'rooms',
    'gallery',
    'wedding',
    'policies',
    'contact',
    'enquiry',
  ]);
  expect([house?.spaces, house?.dining, house?.quickStats]).toEqual([[], [], {}]);
  expect([house?.policies.capacity, house?.policies.parking]).toEqual([undefined, undefined]);
});

/** The numbers that the lists of a page show below its tiles; those of guests are in `totals.test.ts`. */
function listed({ rooms, plan, dining }: Property) {
  const counts = listedRooms(rooms, plan.fixedRooms).map(({ count }) => count);
  const known = counts.filter((count) => count !== undefined);
  return {
    rooms: known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined,
    diningVenues: dining.length,
  };
}

test.each(properties.map((property) => [property.slug, property] as const))(
  'a tile of %s that counts otherwise than the list below it says what it counts',
  (_slug, property) => {
    const { quickStats, plan } = property;
    const below = listed(property);
    for (const name of ['rooms', 'diningVenues'] as const) {
      const [figure, found] = [quickStats[name], below[name]];
      if (figure && found !== undefined && figure !== found) expect(plan.tileNotes?.[name], name).toBeTruthy();
      else if (name !== 'rooms') expect(plan.tileNotes?.[name], name).toBeUndefined();
    }
  },
);
