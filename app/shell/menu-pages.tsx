import { paths } from '#app/paths.ts';
import { NewTabLink } from '#app/ui/links/new-tab-link.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { pageNamesTexts as names } from './head/texts.ts';
import { frameTexts as texts } from './texts.ts';

export interface MainPage {
  label: string;
  to: string;
  newTab?: true;
}

const offers: MainPage[] = [
  { label: names.offers, to: paths.offers() },
  { label: names.loyalty, to: paths.loyalty() },
];
const group: MainPage[] = [
  { label: names.weddings, to: paths.weddings(), newTab: true },
  { label: names.ourStory, to: paths.ourStory() },
  { label: texts.sustainability, to: paths.sustainability() },
  { label: names.people, to: paths.people() },
];

/** The pages in both menus after Hotels, Brands and Locations. Each menu has its own order. */
export const mainPages = { wide: [...offers, ...group], phone: [...group, ...offers] };

export function MainPageLink({ page: { label, to, newTab } }: { page: MainPage }) {
  return newTab ? <NewTabLink to={to}>{label}</NewTabLink> : <PageLink to={to}>{label}</PageLink>;
}
