import { picture } from './pictures/picture.ts';

/** These figures about The Tivoli, New Delhi, are the owner's. */
export const sustainability = {
  summary:
    'What a palace that feeds three thousand people in an evening does with what is left, and where its power comes from.',
  hotel: 'the-tivoli',
  environmental: [
    {
      title: 'Waste Management & Composting',
      text: 'Peelings, flowers and leaves go to the composter behind the kitchen, and come back to the lawns as manure.',
      figures: [{ figure: '100–150', unit: 'kg of manure a month' }],
      image: picture('sustainability/waste'),
    },
    {
      title: 'Renewable Energy',
      text: 'Panels on the roof run part of the lighting by day; the rest of the day’s light comes through the windows.',
      figures: [{ figure: '300–400', unit: 'kWh of solar power a month' }],
      image: picture('sustainability/energy'),
    },
    {
      title: 'Water Conservation',
      text: 'Rain from the roofs goes into pits in the grounds, and the water of basins and showers waters the gardens.',
      figures: [
        { figure: '17', unit: 'rainwater pits, storing 5,000 to 7,000 litres' },
        { figure: '2,000', unit: 'litres of greywater reused daily' },
      ],
      image: picture('sustainability/water'),
    },
    {
      title: 'Green Transportation',
      text: 'Guests and luggage cross the grounds without noise or smoke.',
      figures: [{ figure: '5', unit: 'electric vehicles' }],
      image: picture('sustainability/transport'),
    },
  ],
  social: [
    {
      title: 'Inclusive Employment',
      text: 'We train and employ people whom others pass over, and pay for the work and not for the person.',
      image: picture('sustainability/employment'),
    },
    {
      title: 'Community Impact',
      text: 'Food that is good and left over leaves the same night for people who need it; flowers go to those who make something of them.',
      image: picture('sustainability/community'),
    },
  ],
  governance: [
    { title: 'One person answers', text: 'The head of the house signs for the figures on this page.' },
    { title: 'Fair dealing', text: 'Suppliers are chosen by quality and price, in writing, by two people.' },
    { title: 'Open figures', text: 'What we measure is published once a year, also where it has become worse.' },
  ],
  image: picture('sustainability/emblem'),
};
