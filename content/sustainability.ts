import type { Picture } from '#platform/images/picture.ts';
import { picture } from './pictures/picture.ts';

interface Sustainability {
  summary: string;
  hotel: string;
  environmental: { title: string; text: string; figures: MeasuredFigure[]; image: Picture }[];
  social: { title: string; text: string }[];
  image: Picture;
}

/** A figure and its drawing: a mark for each thing, or for each `each` of it; `more` of them where the figure is a range. */
export interface MeasuredFigure {
  figure: string;
  unit: string;
  marks: { sure: number; more?: number; each?: string };
}

/** These figures about The Tivoli, New Delhi, are the owner's. */
export const sustainability: Sustainability = {
  summary:
    'How a hotel that hosts weddings of 1,500 guests handles its waste and water, and where its power comes from.',
  hotel: 'the-tivoli',
  environmental: [
    {
      title: 'Waste Management & Composting',
      text: 'What is left of kitchen and garden is composted into manure.',
      figures: [{ figure: '100–150', unit: 'kg of manure a month', marks: { sure: 10, more: 5, each: '10 kg' } }],
      image: picture('the-tivoli/gallery-3'),
    },
    {
      title: 'Renewable Energy',
      text: 'Part of the power comes from the sun.',
      figures: [
        { figure: '300–400', unit: 'kWh of solar power a month', marks: { sure: 30, more: 10, each: '10 kWh' } },
      ],
      image: picture('press/3'),
    },
    {
      title: 'Water Conservation',
      text: 'Rain is stored in pits, and greywater is used again.',
      figures: [
        { figure: '17', unit: 'rainwater pits, storing 5,000 to 7,000 litres', marks: { sure: 17 } },
        { figure: '2,000', unit: 'litres of greywater reused daily', marks: { sure: 20, each: '100 litres' } },
      ],
      image: picture('tivoli-lotus-court/gallery-6'),
    },
    {
      title: 'Green Transportation',
      text: 'Electric vehicles run on the grounds.',
      figures: [{ figure: '5', unit: 'electric vehicles', marks: { sure: 5 } }],
      image: picture('sustainability/transport'),
    },
  ],
  social: [
    {
      title: 'Inclusive Employment',
      text: 'Kitchens, halls and gardens take many kinds of work, and every application is read by a person.',
    },
    {
      title: 'Community Impact',
      text: 'Music hours, parking and arrivals are planned so that a large evening stays a good neighbour.',
    },
  ],
  image: picture('the-tivoli/gallery-6'),
};
