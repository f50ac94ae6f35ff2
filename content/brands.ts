import type { Brand } from '#app/catalogue/brand.ts';

/** The four brands in order. The colours on night have a contrast of at least 4.5:1 there. */
export const brands: Brand[] = [
  {
    slug: 'tivoli',
    name: 'Tivoli',
    displayName: 'The Tivoli',
    tabLabel: 'THE TIVOLI',
    description:
      'The first of the four, founded in 1988. Palace hotels and garden banquet houses in Delhi, Noida, Palwal and Rewari, where the halls, the lawns, the kitchen and the rooms belong to one house.',
    colour: '#CD9F59',
    colourOnNight: '#E0AE57',
    sortOrder: 1,
  },
  {
    slug: 'omnia',
    name: 'Omnia',
    displayName: 'Omnia by Tivoli',
    tabLabel: 'OMNIA BY TIVOLI',
    description:
      'The contemporary line, on the Dwarka Expressway, in Greater Noida and in Noida: city addresses, with halls for conferences and receptions on the expressway.',
    colour: '#2C3E50',
    colourOnNight: '#8FA9C4',
    sortOrder: 2,
  },
  {
    slug: 'wedcation',
    name: 'Wedcation',
    displayName: 'Wedcation by Tivoli',
    tabLabel: 'WEDCATION BY TIVOLI',
    description:
      'A wedding and a few days away, in one place. Two destinations in Haryana, Ambala and Israna, where a family and its guests stay on the same grounds as the ceremonies.',
    colour: '#E91E63',
    colourOnNight: '#F2648F',
    sortOrder: 3,
  },
  {
    slug: 'upper-hse',
    name: 'The Upper HSE',
    displayName: 'The Upper HSE',
    tabLabel: 'THE UPPER HSE BY TIVOLI',
    description:
      'An oval glass house and an open garden among the farms of Sultanpur, for evenings that want the sky overhead and a roof when it rains.',
    colour: '#8B4513',
    colourOnNight: '#D08A55',
    sortOrder: 4,
  },
];
