import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { MainPage } from './main-pages.ts';

export function MainPageLink({ page: { label, to, newTab } }: { page: MainPage }) {
  return newTab ? <NewTabLink to={to}>{label}</NewTabLink> : <PageLink to={to}>{label}</PageLink>;
}
