import type { PressItem } from '#app/catalogue/editorial.ts';
import { asSample } from './parts/as-sample.ts';
import { picture } from './pictures/picture.ts';

/** Five articles that stand for those of the owner. They quote no real publication. */
const samples: PressItem[] = [
  {
    id: 'second-banquet-lawn',
    title: 'A palace hotel in Chhatarpur adds a second banquet lawn',
    excerpt: 'The lawns can be dressed one after the other, so that a mehndi ends where the sangeet begins.',
    publication: 'Trade journal',
    date: '2025',
    link: 'https://press.example.com/second-banquet-lawn',
    image: picture('press/1'),
  },
  {
    id: 'wedding-destinations',
    title: 'Wedding destinations beyond the capital',
    excerpt: 'Families look for grounds where everyone can stay, and find them in Haryana.',
    publication: 'Trade journal',
    date: '2025',
    link: 'https://press.example.com/wedding-destinations',
    image: picture('press/2'),
  },
  {
    id: 'solar-roofs',
    title: 'Solar roofs and rain pits behind the wedding lights',
    excerpt: 'What a banquet house saves when the roof makes power and the lawn keeps the rain.',
    publication: 'Daily newspaper',
    date: '2025',
    link: 'https://press.example.com/solar-roofs',
    image: picture('press/3'),
    images: [picture('press/3'), picture('sustainability/transport')],
  },
  {
    id: 'dressing-a-hall',
    title: 'How a hall is dressed in a day',
    excerpt: 'From bare floor at dawn to the first guest at eight: a day with the florists.',
    publication: 'Wedding magazine',
    date: 'Recent',
    link: 'https://press.example.com/dressing-a-hall',
    image: picture('press/4'),
  },
  {
    id: 'conferences-move-out',
    title: 'Conferences move to where the parking is',
    excerpt: 'Why companies book halls on the expressway instead of in the centre.',
    publication: 'Business weekly',
    date: 'Recent',
    link: 'https://press.example.com/conferences-move-out',
    image: picture('press/5'),
  },
];

export const press: PressItem[] = samples.map(asSample);
