import { paths } from '#app/paths.ts';

export interface MainPage {
  label: string;
  to: string;
  newTab?: true;
}

const offers: MainPage[] = [
  { label: 'Offers', to: paths.offers() },
  { label: 'Loyalty', to: paths.loyalty() },
];
const group: MainPage[] = [
  { label: 'Weddings', to: paths.weddings(), newTab: true },
  { label: 'Our Story', to: paths.ourStory() },
  { label: 'Sustainability', to: paths.sustainability() },
  { label: 'People', to: paths.people() },
];

/** The pages in both menus after Hotels, Brands and Locations. Each menu has its own order. */
export const mainPages = { wide: [...offers, ...group], phone: [...group, ...offers] };
