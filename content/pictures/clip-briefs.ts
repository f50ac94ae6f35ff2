import type { PictureName } from './picture.ts';

interface Brief {
  title: string;
  /** The picture that moves; it is the poster as well. */
  still: PictureName;
  /** wide 16:9, or tall 9:16 for the reels. */
  shape: 'wide' | 'tall';
}

/** A moving drawing: the view drifts over a picture in which nothing moves. */
export interface DrawingBrief extends Brief {
  kind: 'drawing';
  /** How the view moves over the picture, there and back once a loop. */
  move: 'push' | 'left' | 'right' | 'rise';
  /** The things that drift across the foreground, faster than the picture. */
  drift: 'petals' | 'leaves' | 'lamps' | 'none';
  /** The end of the camera's movement: across and down, 0 to 1. */
  focus: readonly [x: number, y: number];
}

/** A film: the view stands still, and something in the picture moves as it would. */
export interface FilmBrief extends Brief {
  kind: 'film';
  /** The program in `studio/films.mjs` that draws its frames. */
  scene: string;
}

export type ClipBrief = DrawingBrief | FilmBrief;

/** Every clip by its name; one that has been made is in clips.json as well. */
export const clipBriefs = {
  'wedding-1': film('Lamps flicker under the mandap', 'home/film-mandap', 'wide', 'mandapLamps'),
  'wedding-2': clip('The aisle before the guests come', 'home/film-aisle', 'push', 'lamps', [0.66, 0.55]),
  haldi: clip('A haldi morning', 'home/post-2', 'rise', 'petals', [0.5, 0.55]),
  mehndi: clip('A mehndi afternoon', 'the-tivoli/gallery-4', 'push', 'leaves', [0.5, 0.45]),
  cocktail: clip('Cocktails at the water', 'tivoli-lotus-court/space-pool-side', 'right', 'lamps', [0.5, 0.5]),
  nikah: clip(
    'Nikah and walima by the water',
    'tivoli-heritage-palace/space-ocean-pavilion',
    'push',
    'petals',
    [0.5, 0.5],
  ),
  'showcase-1': clip('The lawn at dusk', 'the-tivoli/space-oyster-greens', 'right', 'lamps', [0.5, 0.55]),
  'showcase-2': clip('A hall laid for five hundred', 'the-tivoli/space-oakwood-hall', 'push', 'none', [0.5, 0.5]),
  'showcase-3': film('Rain on the Glass House', 'tivoli-royal-palace/gallery-3', 'wide', 'rainOnPane'),
  'showcase-4': film('A palace and its water', 'home/film-palace', 'wide', 'palaceWater'),
  'showcase-5': film('Evening on the Dwarka Expressway', 'omnia-dwarka-expressway/hero-1', 'wide', 'ribbonsFilm'),
  'reel-1': film('Wind in the tent', 'tivoli-bijwasan/gallery-4', 'tall', 'tentCloth'),
  'reel-2': reel('Down the aisle', 'home/film-aisle-tall', 'lamps', [0.5, 0.62]),
  'reel-3': film('A swim at two in the morning', 'wedcation-by-tivoli-israna/gallery-5', 'tall', 'poolRings'),
  'reel-4': film('A flame under the wok', 'home/film-wok', 'tall', 'wokFilm'),
  'promo/tivoli-royal-palace': clip(
    'Tivoli Royal Palace, Palwal',
    'tivoli-royal-palace/promo',
    'push',
    'petals',
    [0.5, 0.5],
  ),
  'promo/tivoli-bijwasan': clip('Tivoli Bijwasan', 'tivoli-bijwasan/promo', 'right', 'lamps', [0.5, 0.55]),
  'heritage-film': clip('Hosting since 1931', 'the-tivoli/film', 'left', 'lamps', [0.45, 0.5]),
} as const satisfies Record<string, ClipBrief>;

function clip(
  title: string,
  still: PictureName,
  move: DrawingBrief['move'],
  drift: DrawingBrief['drift'],
  focus: DrawingBrief['focus'],
): DrawingBrief {
  return { kind: 'drawing', title, still, shape: 'wide', move, drift, focus };
}

function reel(
  title: string,
  still: PictureName,
  drift: DrawingBrief['drift'],
  focus: DrawingBrief['focus'],
): DrawingBrief {
  return { kind: 'drawing', title, still, shape: 'tall', move: 'push', drift, focus };
}

function film(title: string, still: PictureName, shape: FilmBrief['shape'], scene: string): FilmBrief {
  return { kind: 'film', title, still, shape, scene };
}
