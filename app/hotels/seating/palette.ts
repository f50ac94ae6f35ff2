import type { Look } from '#app/catalogue/property.ts';

/** The colours of a drawing; each is a hexadecimal colour. */
export interface Palette {
  /** The walls: far from the lamps, between them, and beside them. */
  wallDark: string;
  wall: string;
  wallLit: string;
  /** Curtains, carpets and sashes. */
  cloth: string;
  clothDark: string;
  floor: string;
  floorDark: string;
}

/** The deep tone and the cloth of each house, after its accent. */
const tones: Record<Look['accent'], [deep: string, cloth: string]> = {
  emerald: ['#0f6a4e', '#a8243f'],
  mustard: ['#9a5f12', '#9c2440'],
  madder: ['#9a3327', '#274a7c'],
  'rani-pink': ['#8a2460', '#c4860f'],
  moss: ['#5b6530', '#8f2b2e'],
  'lotus-rose': ['#8a3a6a', '#3f6f66'],
  saffron: ['#a35a22', '#84203c'],
  copper: ['#7d4426', '#2c4468'],
  cobalt: ['#233f92', '#8a2348'],
  teal: ['#10616c', '#a3552a'],
  'smoke-green': ['#3f6b59', '#8c3350'],
  slate: ['#44566e', '#8d3a3a'],
};

const night = '#0b1028';
/** The dark of a room with warm lamps. */
const dusk = '#21102e';
const lamp = '#ffce86';
const ivory = '#e9d3ae';

/** Every second space of a house has ivory walls, so that two halls of one house are not taken for each other. */
export function paletteOf(accent: Look['accent'] | undefined, place: number): Palette {
  const [deep, cloth] = tones[accent ?? 'emerald'];
  const wall = place % 2 === 1 ? mix(ivory, deep, 0.16) : deep;
  return {
    wallDark: mix(deep, dusk, 0.62),
    wall: mix(wall, dusk, 0.12),
    wallLit: mix(wall, lamp, 0.34),
    cloth,
    clothDark: mix(cloth, night, 0.5),
    floor: mix('#c98e4e', wall, 0.25),
    floorDark: mix('#5b3420', night, 0.45),
  };
}

/** Mixes two hexadecimal colours; `share` is that of the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
