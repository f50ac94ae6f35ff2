import type { Clip, Picture } from '#platform/images/picture.ts';
import { type ClipName, clip } from './pictures/clip.ts';
import { picture } from './pictures/picture.ts';

/** An hour of the three days: a ceremony with its films, or a picture with words of its own. */
export type WeddingHour = { time: string; at: HourPlace } & (
  | { group: string }
  | { title: string; text: string; image: Picture }
);

/** Where it happens: a space of the house by its id, or its rooms. */
export type HourPlace = { space: string } | 'rooms';

export interface WeddingDay {
  heading: string;
  moments: WeddingHour[];
}

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
  text: 'Several days, two families, one house. Moving drawings show how each hour may look.',
  hero: picture('the-tivoli/wedding'),
  /** One wedding from the first guest to the last, hour by hour. */
  house: 'tivoli-royal-palace',
  days: [
    {
      heading: 'The first day',
      moments: [
        {
          time: '4 PM',
          at: 'rooms',
          title: 'Arrival',
          text: 'Keys, tea, and a list on which every name is spelt as the family spells it.',
          image: picture('tivoli-royal-palace/gallery-2'),
        },
        { time: '5 PM', at: { space: 'glass-house' }, group: 'mehndi' },
        {
          time: '9 PM',
          at: { space: 'poolside' },
          title: 'Sangeet',
          text: 'The cousins sing, the aunts sing back, and the youngest have their feet in the water.',
          image: picture('tivoli-royal-palace/hero-3'),
        },
      ],
    },
    {
      heading: 'The second day',
      moments: [
        { time: '10 AM', at: { space: 'poolside' }, group: 'haldi' },
        {
          time: '7 PM',
          at: { space: 'emerald-green' },
          title: 'Baraat',
          text: 'First the drums, then the umbrellas, then the groom: if it rains, nobody turns back.',
          image: picture('tivoli-royal-palace/gallery-5'),
        },
        { time: '9 PM', at: { space: 'emerald-green' }, group: 'wedding' },
      ],
    },
    {
      heading: 'The third day',
      moments: [
        {
          time: '11 AM',
          at: { space: 'glass-house' },
          title: 'Farewell',
          text: 'A last breakfast under glass. Then the palanquin leaves between the mustard fields.',
          image: picture('tivoli-royal-palace/wedding'),
        },
      ],
    },
  ] satisfies WeddingDay[] as WeddingDay[],
  groups: [
    {
      id: 'wedding',
      heading: 'Wedding',
      text: 'The pheras: seven rounds under the mandap, in the hour when the lamps are lit.',
      columns: 2,
      films: films('wedding-1', 'wedding-2'),
    },
    {
      id: 'haldi',
      heading: 'Haldi Ceremony',
      text: 'Turmeric and marigold in the morning light, beside the water.',
      columns: 1,
      films: films('haldi'),
    },
    {
      id: 'mehndi',
      heading: 'Mehndi Celebration',
      text: 'Cushions under glass, music that does not hurry, and time for both hands.',
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
