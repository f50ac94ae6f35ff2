import type { PictureName } from './picture.ts';

export interface ClipBrief {
  title: string;
  /** The picture that moves; it is the poster as well. */
  still: PictureName;
  /** wide 16:9, or tall 9:16 for the reels. */
  shape: 'wide' | 'tall';
  /** How the view moves over the picture, there and back once a loop. */
  move: 'push' | 'left' | 'right' | 'rise';
  /** The things that drift across the foreground, faster than the picture. */
  drift: 'petals' | 'leaves' | 'lamps' | 'none';
  /** The end of the camera's movement: across and down, 0 to 1. */
  focus: readonly [x: number, y: number];
}

/** Every clip by its name; one that has been made is in clips.json as well. */
export const clipBriefs = {
  'wedding-1': clip('An evening under the mandap', 'home/hero-4', 'push', 'petals', [0.66, 0.5]),
  'wedding-2': clip('The aisle before the guests come', 'home/hero-2', 'push', 'lamps', [0.66, 0.55]),
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
  'showcase-3': clip('The glass house at night', 'upper-hse-sultanpur/hero-1', 'push', 'lamps', [0.5, 0.55]),
  'showcase-4': clip('A palace and its water', 'home/hero-1', 'left', 'none', [0.6, 0.5]),
  'showcase-5': clip('A stairway for an entrance', 'tivoli-heritage-palace/gallery-1', 'rise', 'lamps', [0.5, 0.5]),
  'reel-1': reel('The mandap is ready', 'home/hero-4-phone', 'petals', [0.5, 0.6]),
  'reel-2': reel('Down the aisle', 'home/hero-2-phone', 'lamps', [0.5, 0.62]),
  'reel-3': reel('Glass and starlight', 'home/hero-3-phone', 'lamps', [0.5, 0.66]),
  'reel-4': reel('Arriving at the palace', 'home/hero-1-phone', 'none', [0.5, 0.62]),
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
  move: ClipBrief['move'],
  drift: ClipBrief['drift'],
  focus: ClipBrief['focus'],
): ClipBrief {
  return { title, still, shape: 'wide', move, drift, focus };
}

function reel(title: string, still: PictureName, drift: ClipBrief['drift'], focus: ClipBrief['focus']): ClipBrief {
  return { title, still, shape: 'tall', move: 'push', drift, focus };
}
