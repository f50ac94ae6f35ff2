import { paths } from '#app/paths.ts';
import { menuPagesTexts as texts } from './texts.ts';

export interface MainPage {
  label: string;
  to: string;
  newTab?: true;
}

const offers: MainPage[] = [
  { label: texts.offers, to: paths.offers() },
  { label: texts.loyalty, to: paths.loyalty() },
];
const group: MainPage[] = [
  { label: texts.weddings, to: paths.weddings(), newTab: true },
  { label: texts.ourStory, to: paths.ourStory() },
  { label: texts.sustainability, to: paths.sustainability() },
  { label: texts.people, to: paths.people() },
];

/** The pages in both menus after Hotels, Brands and Locations. Each menu has its own order. */
export const mainPages = { wide: [...offers, ...group], phone: [...group, ...offers] };
