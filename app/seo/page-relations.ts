import type { MetaDescriptor } from 'react-router';
import { pageName } from '#app/ui/page-links.tsx';
import type { ListPage } from '#domain/paging.ts';

/** Tells in the head of one page of a list which pages are before and after it. */
export function pageRelations(
  { page, pages }: ListPage,
  to: (page: string | undefined) => string,
  origin: string,
): MetaDescriptor[] {
  const link = (rel: string, target: number) => ({ tagName: 'link', rel, href: origin + to(pageName(target)) });
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(page < pages ? [link('next', page + 1)] : [])];
}

/** Added to the title from the second page on. */
export function pageInTitle({ page }: ListPage): string {
  return page > 1 ? `, page ${page}` : '';
}
