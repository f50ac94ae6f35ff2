import { picture } from './pictures/picture.ts';

/** These figures about The Tivoli, New Delhi, are the owner's. */
export const sustainability = {
  summary:
    'What a palace that feeds three thousand people in an evening does with what is left, and where its power comes from.',
  hotel: 'the-tivoli',
  environmental: [
    {
      title: 'Waste Management & Composting',
      text: 'What is left of kitchen and garden is composted into manure.',
      figures: [{ figure: '100–150', unit: 'kg of manure a month' }],
      image: picture('sustainability/waste'),
    },
    {
      title: 'Renewable Energy',
      text: 'Part of the power comes from the sun.',
      figures: [{ figure: '300–400', unit: 'kWh of solar power a month' }],
      image: picture('sustainability/energy'),
    },
    {
      title: 'Water Conservation',
      text: 'Rain is stored in pits, and greywater is used again.',
      figures: [
        { figure: '17', unit: 'rainwater pits, storing 5,000 to 7,000 litres' },
        { figure: '2,000', unit: 'litres of greywater reused daily' },
      ],
      image: picture('sustainability/water'),
    },
    {
      title: 'Green Transportation',
      text: 'Electric vehicles run on the grounds.',
      figures: [{ figure: '5', unit: 'electric vehicles' }],
      image: picture('sustainability/transport'),
    },
  ],
  social: [
    {
      title: 'Inclusive Employment',
      text: 'Kitchens, halls and gardens take many kinds of work, and every application is read by a person.',
      image: picture('sustainability/employment'),
    },
    {
      title: 'Community Impact',
      text: 'Music hours, parking and arrivals are planned so that a large evening stays a good neighbour.',
      image: picture('sustainability/community'),
    },
  ],
  image: picture('sustainability/emblem'),
};
