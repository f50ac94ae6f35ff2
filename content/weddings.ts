import type { Clip } from '#platform/images/picture.ts';
import { type ClipName, clip } from './pictures/clip.ts';
import { picture } from './pictures/picture.ts';

export interface ClipGroup {
  id: string;
  heading: string;
  text: string;
  /** Whether they are side by side on a wide screen. */
  columns: 1 | 2 | 3;
  films: WeddingClip[];
}

/** A clip with the name that stands in the address of its page. */
export interface WeddingClip extends Clip {
  id: ClipName;
}

function films(...names: ClipName[]): WeddingClip[] {
  return names.map((id) => ({ id, ...clip(id) }));
}

/** The groups of films on `/weddings`. */
export const weddings = {
  title: 'Wedding Celebrations at Tivoli',
  text: 'Several days, two families, one house. Animated films and moving drawings show how an evening may look.',
  hero: picture('the-tivoli/wedding'),
  groups: [
    {
      id: 'wedding',
      heading: 'Wedding',
      text: 'The mandap, the aisle, and the hour when the lamps are lit.',
      columns: 2,
      films: films('wedding-1', 'wedding-2'),
    },
    {
      id: 'haldi',
      heading: 'Haldi Ceremony',
      text: 'Turmeric and marigold in the morning light, with the family and nobody else.',
      columns: 1,
      films: films('haldi'),
    },
    {
      id: 'mehndi',
      heading: 'Mehndi Celebration',
      text: 'Cushions under the trees, music that does not hurry, and time for both hands.',
      columns: 1,
      films: films('mehndi'),
    },
    {
      id: 'cocktail',
      heading: 'Cocktail Party',
      text: 'The evening before, at the water: long drinks, short speeches.',
      columns: 1,
      films: films('cocktail'),
    },
    {
      id: 'nikah',
      heading: 'Nikah & Walima',
      text: 'Vows behind a veil of flowers, and a feast that the whole neighbourhood remembers.',
      columns: 1,
      films: films('nikah'),
    },
    {
      id: 'showcase',
      heading: 'Where It Happens',
      text: 'Lawns, halls and glass houses, an hour before the guests.',
      columns: 3,
      films: films('showcase-1', 'showcase-2', 'showcase-3', 'showcase-4', 'showcase-5'),
    },
  ] satisfies ClipGroup[] as ClipGroup[],
  reels: { heading: 'In Brief', films: films('reel-1', 'reel-2', 'reel-3', 'reel-4') },
  form: {
    heading: 'Plan Your Dream Wedding',
    text: 'Tell us the day and the number of guests. Our team will contact you within 24 hours.',
  },
} as const;

/** All clips of the page. */
export function weddingClips(): WeddingClip[] {
  return [...weddings.groups.flatMap(({ films: shown }) => shown), ...weddings.reels.films];
}
