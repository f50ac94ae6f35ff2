import { picture } from './pictures/picture.ts';
import { site } from './site.ts';

/**
 * The texts of the story page. The family has hosted guests since 1931; the brand dates from 1988, and a text says
 * which it means.
 */
export const ourStory = {
  summary: `A family that has welcomed guests since ${site.family.since}, now in its third generation.`,
  heading: 'Three generations, one way of welcoming',
  paragraphs: [
    `It began in ${site.family.since} with one man, a tent and a kitchen that could be packed onto a cart. Families of Delhi asked him for a roof over a wedding, and he brought the roof, the lamps and the dinner.`,
    `His son made it a house. He became the chairman, his two sons came to work beside him, and in ${site.brandFounded} the first property opened under the name Tivoli, on the Chhatarpur road in New Delhi. The three of them have run the group together since.`,
    'What is done has stayed what it was: parties, weddings, MICE events and family celebrations, with décor, catering, lodging and banqueting from one pair of hands. Whoever asks for a mandap at ten in the morning and a conference at two speaks to the same person about both.',
    'Nine decades on, guests arrive who were married here, whose parents were married here. That is the recognition the family counts.',
  ],
  image: picture('story/house'),
  figures: [
    { figure: String(site.family.since), label: 'The family begins hosting guests' },
    { figure: String(site.brandFounded), label: 'The Tivoli brand is founded' },
    { figure: String(site.family.generations), label: 'Generations of the founding family' },
  ],
};
