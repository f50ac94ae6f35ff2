import type { MainPage } from '#app/shell/menu-pages.ts';
import { NewTabLink } from '#app/ui/links/new-tab-link.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';

export function MainPageLink({ page: { label, to, newTab } }: { page: MainPage }) {
  return newTab ? <NewTabLink to={to}>{label}</NewTabLink> : <PageLink to={to}>{label}</PageLink>;
}
