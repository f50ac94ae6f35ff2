import type { Picture } from '#platform/images/picture.ts';
import { picture } from './pictures/picture.ts';
import { site } from './site.ts';

interface Scene {
  figure?: string;
  title: string;
  text: string;
  image: Picture;
  crop: '4:5' | '3:2' | '16:9';
}

/**
 * The texts of the story page. They say what the owner has told of the family, and nothing else. The family has hosted guests since 1931; the brand dates from 1988, and a text says
 * which it means.
 */
export const ourStory = {
  summary: `A family that has welcomed guests since ${site.family.since}, now in its third generation.`,
  heading: 'Three generations, one way of welcoming',
  intro:
    'Four things have stayed in the centre: parties, weddings, MICE events and family celebrations, with décor, catering, lodging and banqueting together.',
  image: picture('the-tivoli/gallery-2'),
  /** In the order of time: what is shown large, and what it stands for. The last one has the number of our houses. */
  scenes: [
    {
      figure: String(site.family.since),
      title: 'The first guests',
      text: `In ${site.family.since} the founder of the family first hosted guests. Those who came after him carried it on.`,
      image: picture('story/house'),
      crop: '4:5',
    },
    {
      figure: String(site.brandFounded),
      title: 'A name over the door',
      text: `The family founded the brand in ${site.brandFounded}. Under it stand palace hotels, wedding destinations in Haryana, a contemporary line and a glass house in Sultanpur.`,
      image: picture('the-tivoli/hero-1'),
      crop: '16:9',
    },
    {
      figure: 'Today',
      title: 'The third generation',
      text: 'The chairman and his two sons lead what the founder began.',
      image: picture('home/hero-4'),
      crop: '3:2',
    },
    {
      title: 'Houses in and around Delhi',
      text: 'Nine decades on, the recognition that counts is that of the families who come to celebrate.',
      image: picture('home/hero-2'),
      crop: '16:9',
    },
  ] as Scene[],
};
