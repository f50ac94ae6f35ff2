import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listTourPlaces, listViews } from '#app/hotels/tour/list-views.ts';
import { properties } from '../properties.ts';
import { walkThroughs } from '../walk-throughs.ts';
import { tours } from './tours.ts';

const fileOf = (panorama: string) => join(import.meta.dirname, 'panoramas', `${panorama}.avif`);

function propertyOf(slug: string) {
  const property = properties.find((one) => one.slug === slug);
  if (!property) throw new Error(`No property is called '${slug}'.`);
  return property;
}

test.each(tours)('each link of the tour of $property leads to a station, from which a link leads back', (tour) => {
  const byId = new Map(tour.stations.map((station) => [station.id, station]));
  expect(byId.size).toBe(tour.stations.length);
  for (const { id, links } of tour.stations) {
    expect(new Set(links.map(({ to }) => to)).size, id).toBe(links.length);
    for (const { to } of links) {
      expect(
        byId.get(to)?.links.map((link) => link.to),
        `${id} to ${to} and back`,
      ).toContain(id);
    }
  }
});

test.each(tours)('every station of the tour of $property is reached from the first', ({ stations }) => {
  const reached = new Set(stations.slice(0, 1).map(({ id }) => id));
  for (const id of reached) {
    for (const { to } of stations.find((one) => one.id === id)?.links ?? []) reached.add(to);
  }
  expect(reached.size).toBe(stations.length);
});

test.each(tours)('two links of a station of $property lie at least 20 degrees apart', ({ stations }) => {
  for (const { id, links } of stations) {
    for (const [index, one] of links.entries()) {
      expect(Math.abs(one.yaw), id).toBeLessThanOrEqual(180);
      expect(Math.abs(one.pitch), id).toBeLessThan(45);
      for (const other of links.slice(index + 1)) {
        const apart = Math.abs(((one.yaw - other.yaw + 540) % 360) - 180);
        expect(apart, `${one.to} and ${other.to} from ${id}`).toBeGreaterThanOrEqual(20);
      }
    }
  }
});

test.each(tours)('each station of $property is a view of its walk, and its space is one of the property', (tour) => {
  const property = propertyOf(tour.property);
  const made = walkThroughs.find((walk) => walk.property === tour.property);
  const views = listViews(property, made, tour).map(({ id }) => id);
  const spaces = [...property.spaces, ...property.dining].map(({ id }) => id);
  for (const { id, space, place } of tour.stations) {
    expect(views).toContain(id);
    if (space) expect(spaces).toContain(space);
    const onPlan = tour.plan.filter(({ floor }) => floor === place.floor);
    const isInside = onPlan.some(
      ({ x, y, width, height }) => place.x > x && place.x < x + width && place.y > y && place.y < y + height,
    );
    expect(isInside, `${id} stands in a room of the plan`).toBe(true);
  }
});

test('a hall that can be laid out otherwise is first seen in one of its settings', () => {
  const halls = tours.flatMap(({ stations }) => stations).filter(({ settings }) => settings);
  expect(halls).not.toEqual([]);
  for (const { panorama, settings = {} } of halls) expect(Object.values(settings)).toContain(panorama);
});

test.each(tours)(
  'each panorama of $property is twice as wide as high, and small: the first above all',
  async (tour) => {
    const [first] = tour.stations;
    const panoramas = tour.stations.flatMap((one) => [one.panorama, ...Object.values(one.settings ?? {})]);
    for (const panorama of panoramas) {
      const file = fileOf(panorama);
      expect(existsSync(file), panorama).toBe(true);
      const { width, height } = await sharp(file).metadata();
      expect([panorama, width]).toEqual([panorama, 2 * height]);
      expect(statSync(file).size, panorama).toBeLessThanOrEqual(panorama === first?.panorama ? 200_000 : 340_000);
    }
    for (const { panorama, largePanorama } of tour.stations) {
      if (!largePanorama) continue;
      expect(largePanorama).toBe(`${panorama}-large`);
      const { width, height } = await sharp(fileOf(largePanorama)).metadata();
      expect([width, height]).toEqual([5120, 2560]);
      expect(statSync(fileOf(largePanorama)).size).toBeLessThanOrEqual(600_000);
    }
    expect(first?.largePanorama, 'a desktop shows the first place in its own pixels').toBeDefined();
  },
);

/**
 * Each station with its panorama, its floor and the number of its room in the plan, in the order of the tour. Nothing else
 * says which room a picture shows, so the list stands here a second time.
 */
const stationsInOrder: Record<string, [id: string, panorama: string, floor: number, room: number][]> = {
  'tivoli-royal-palace': [
    ['arrival', 'royal-palace-forecourt', 0, 5],
    ['diamond-hall', 'royal-palace-diamond-hall', 0, 0],
    ['stage', 'royal-palace-stage', 0, 0],
    ['sapphire', 'royal-palace-sapphire', 0, 1],
    ['deluxe-room', 'royal-palace-deluxe-room', 1, 6],
    ['poolside', 'royal-palace-pool', 0, 2],
    ['glass-house', 'royal-palace-glass-house', 0, 3],
    ['emerald-green', 'royal-palace-lawn', 0, 4],
  ],
  'the-tivoli': [
    ['oyster-greens', 'the-tivoli-lawn', 0, 0],
    ['oakwood-hall', 'the-tivoli-oakwood-hall', 0, 1],
    ['ntb-hall', 'the-tivoli-ntb-hall', 0, 2],
    ['aria', 'the-tivoli-aria', 0, 3],
    ['trafalgars', 'the-tivoli-trafalgars', 0, 4],
    ['room-palace-suite', 'the-tivoli-palace-suite', 1, 5],
  ],
};

test.each(tours)('the stations of $property have their order, their pictures and their rooms', (tour) => {
  const found = tour.stations.map(({ id, panorama, place }) => {
    const isAround = ({ floor, x, y, width, height }: (typeof tour.plan)[number]) =>
      floor === place.floor && place.x > x && place.x < x + width && place.y > y && place.y < y + height;
    return [id, panorama, place.floor, tour.plan.findIndex(isAround)];
  });
  expect(found).toEqual(stationsInOrder[tour.property]);
  const views = listViews(
    propertyOf(tour.property),
    walkThroughs.find(({ property }) => property === tour.property),
    tour,
  );
  expect(listTourPlaces(tour, propertyOf(tour.property), views).map(({ id }) => id)).toEqual(found.map(([id]) => id));
});

test.each(tours)('the page of $property begins with the first station of its tour', (tour) => {
  const made = walkThroughs.find(({ property }) => property === tour.property);
  const views = listViews(propertyOf(tour.property), made, tour);
  expect(views[0]?.id).toBe(tour.stations[0]?.id);
});

test('the page of The Tivoli begins with its six stations, whose links lead to the same places', () => {
  const tour = tours.find(({ property }) => property === 'the-tivoli');
  const stations = tour?.stations ?? [];
  expect(stations.length).toBe(6);
  const views = listViews(propertyOf('the-tivoli'), undefined, tour);
  expect(views.slice(0, 6).map(({ id }) => id)).toEqual(stations.map(({ id }) => id));
  for (const { id, links } of stations) {
    const exits = views.find((view) => view.id === id)?.exits.map(({ to }) => to);
    expect(exits, id).toEqual(links.map(({ to }) => to));
  }
});

test.each(tours)('each station of $property has a picture of its own, with and without scripts', (tour) => {
  const made = walkThroughs.find(({ property }) => property === tour.property);
  const views = listViews(propertyOf(tour.property), made, tour);
  const stills = tour.stations.map(({ id }) => views.find((view) => view.id === id)?.picture.path);
  expect(new Set(stills).size).toBe(tour.stations.length);
  expect(stills).not.toContain(undefined);
  const panoramas = tour.stations.map(({ panorama }) => panorama);
  expect(new Set(panoramas).size).toBe(panoramas.length);
});

test.each(tours)(
  'the still of the first place of $property is small, and shows the middle of its panorama',
  async (tour) => {
    const [{ panorama } = { panorama: '' }] = tour.stations;
    for (const [shape, ratio, most] of [
      ['wide', 3 / 2, 100_000],
      ['tall', 3 / 4, 60_000],
    ] as const) {
      const still = join(import.meta.dirname, 'stills', `${panorama}-${shape}.avif`);
      const { width, height } = await sharp(still).metadata();
      expect(width / height).toBe(ratio);
      expect(statSync(still).size).toBeLessThanOrEqual(most);
      const [seen, around] = await Promise.all([
        middleOf(still, Math.max(width, height) / (2 * tangent)),
        middleOf(fileOf(panorama), (await sharp(fileOf(panorama)).metadata()).width / (2 * Math.PI)),
      ]);
      expect(differenceOf(seen, around), shape).toBeLessThan(12);
    }
  },
);

/** Half of what the longer side of a screen shows. */
const tangent = Math.tan((42 * Math.PI) / 180);

/** Returns the grey pixels of the middle 0.2 radians, in 32 × 32; `radian` pixels of the picture are as long as a radian. */
async function middleOf(file: string, radian: number): Promise<Uint8Array> {
  const { width, height } = await sharp(file).metadata();
  const side = Math.round(0.2 * radian);
  const [left, top] = [Math.round((width - side) / 2), Math.round((height - side) / 2)];
  const middle = sharp(file).extract({ left, top, width: side, height: side }).resize(32, 32);
  return middle.removeAlpha().greyscale().raw().toBuffer();
}

/** Returns the mean difference of two pictures, of 255. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 255)), 0) / one.length;
}

test('the places of the walk through Tivoli Royal Palace follow each other from the gate on', () => {
  const [walk] = walkThroughs;
  expect(walk?.views.map(({ id }) => id)).toEqual([
    'arrival',
    'diamond-hall',
    'stage',
    'sapphire',
    'deluxe-room',
    'standard-room',
    'poolside',
    'glass-house',
    'emerald-green',
  ]);
});
