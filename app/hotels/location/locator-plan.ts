import { offsetInKm, type Position } from '#app/catalogue/distance.ts';

export interface Spot extends Position {
  name: string;
}

export interface Mark {
  name: string;
  x: number;
  y: number;
  /** The end at which its text is anchored. */
  label: { x: number; y: number; anchor: 'start' | 'end' };
}

export interface LocatorPlan {
  centre: { x: number; y: number };
  /** The kilometres and the pixels of each ring's radius; it has no label if that would cover others. */
  rings: { km: number; radius: number; label?: { x: number; y: number } }[];
  marks: Mark[];
  river: string;
}

interface Sheet {
  /** Both are in pixels. */
  width: number;
  height: number;
}

export const locatorSheet = { width: 390, height: 300 };

const letterWidth = 7.3;
const lineHeight = 22;
/** The number of places that a drawing should name. */
const wantedMarks = 4;
const mostMarks = 6;
/** Kilometres between rings, from a quarter of a town to half a state. */
const ringSteps = [2, 5, 10, 20, 40];

/** The positions on its ring where a distance may be written, in order of preference. */
const ringLabels = [45, 30, 60, 15, 75, 130, 110, -40, -60, -130].map((degrees) => ({
  east: Math.cos((degrees * Math.PI) / 180),
  south: -Math.sin((degrees * Math.PI) / 180),
}));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function distance(from: Spot, to: Spot): number {
  const { east, north } = offsetInKm(from, to);
  return Math.hypot(east, north);
}

function layOut(hotel: Spot, places: Spot[], { width, height, step }: Sheet & { step: number }) {
  const centre = { x: width / 2, y: height * 0.56 };
  const pixelsPerKm = Math.min(width, height) / 2 / (2.7 * step);
  const onSheet = (spot: Position) => {
    const { east, north } = offsetInKm(hotel, spot);
    return { x: Math.round(centre.x + east * pixelsPerKm), y: Math.round(centre.y - north * pixelsPerKm) };
  };
  const hotelWidth = hotel.name.length * 6 + 12;
  const taken: Box[] = [
    { left: centre.x - hotelWidth, right: centre.x + hotelWidth, top: centre.y - 40, bottom: centre.y + 34 },
  ];
  const marks: Mark[] = [];
  for (const { name, ...spot } of [...places].sort((a, b) => distance(hotel, a) - distance(hotel, b))) {
    if (marks.length === mostMarks) break;
    const { x, y } = onSheet(spot);
    const labelWidth = name.length * letterWidth + 14;
    for (const anchor of x > centre.x ? (['start', 'end'] as const) : (['end', 'start'] as const)) {
      const box =
        anchor === 'start'
          ? { left: x - 8, right: x + 8 + labelWidth, top: y - lineHeight / 2, bottom: y + lineHeight / 2 }
          : { left: x - 8 - labelWidth, right: x + 8, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
      const inside = box.left > 8 && box.right < width - 8 && box.top > 8 && box.bottom < height - 8;
      if (!inside || taken.some((other) => overlap(other, box))) continue;
      taken.push(box);
      marks.push({ name, x, y, label: { x: anchor === 'start' ? x + 14 : x - 14, y: y + 5, anchor } });
      break;
    }
  }
  const rings = [1, 2, 3].map((times) => {
    const radius = Math.round(step * times * pixelsPerKm);
    const spots = ringLabels.map(({ east, south }) => ({ x: centre.x + radius * east, y: centre.y + radius * south }));
    const free = spots.find(({ x, y }) => {
      const box = { left: x - 4, right: x + 52, top: y - 14, bottom: y + 10 };
      const inside = box.right < width && box.top > 0 && box.bottom < height && box.left > 0;
      return inside && !taken.some((other) => overlap(other, box));
    });
    return { km: step * times, radius, ...(free && { label: { x: Math.round(free.x), y: Math.round(free.y) } }) };
  });
  return { centre, rings, marks, onSheet };
}

/** Returns the part of the river between the upper and the lower edge of the sheet, with one point beyond each. */
function riverPath(points: { x: number; y: number }[], { height }: Sheet): string {
  const crosses = points.map(({ y }, index) => {
    const next = points[index + 1];
    return next !== undefined && Math.min(y, next.y) <= height && Math.max(y, next.y) >= 0;
  });
  const near = points.filter((_, index) => crosses[index] || crosses[index - 1]);
  return near.length === 0 ? '' : `M${near.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/**
 * Plans the drawing of a hotel's neighbourhood, true to scale, with north at the top: rings of distance, the nearest
 * well-known places, and the river if it passes. It uses the smallest area in which enough names fit, else the area in
 * which most names fit.
 */
export function drawLocator(
  hotel: Spot,
  places: Spot[],
  river: [lat: number, lng: number][],
  sheet: Sheet = locatorSheet,
): LocatorPlan {
  const tried = ringSteps.map((step) => layOut(hotel, places, { ...sheet, step }));
  const best =
    tried.find(({ marks }) => marks.length >= wantedMarks) ??
    tried.reduce((a, b) => (b.marks.length > a.marks.length ? b : a));
  return {
    centre: best.centre,
    rings: best.rings,
    marks: best.marks,
    river: riverPath(
      river.map(([lat, lng]) => best.onSheet({ lat, lng })),
      sheet,
    ),
  };
}
