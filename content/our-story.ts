import { picture } from './pictures/picture.ts';
import { site } from './site.ts';

/**
 * The texts of the story page. They say what the owner has told of the family, and nothing else. The family has hosted guests since 1931; the brand dates from 1988, and a text says
 * which it means.
 */
export const ourStory = {
  summary: `A family that has welcomed guests since ${site.family.since}, now in its third generation.`,
  heading: 'Three generations, one way of welcoming',
  paragraphs: [
    `It began in ${site.family.since}, when the founder of the family first hosted guests.`,
    `Those who came after him carried it on: today’s chairman and his two sons, the third generation. The name Tivoli dates from ${site.brandFounded}.`,
    'Four things have stayed in the centre: parties, weddings, MICE events and family celebrations, with décor, catering, lodging and banqueting together.',
    'Nine decades on, the recognition that counts is the one of the families who come to celebrate.',
  ],
  image: picture('story/house'),
  figures: [
    { figure: String(site.family.since), label: 'The family begins hosting guests' },
    { figure: String(site.brandFounded), label: 'The Tivoli brand is founded' },
    { figure: String(site.family.generations), label: 'Generations of the founding family' },
  ],
};
