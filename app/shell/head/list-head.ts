import type { MetaDescriptor } from 'react-router';
import { pageParameter } from '#app/ui/links/page-links.tsx';
import type { ListPage } from '#platform/pagination.ts';
import { type PageMeta, pageHead } from './page-meta.ts';
import { listHeadTexts as texts } from './texts.ts';

interface ListHead extends Omit<PageMeta, 'canonical'> {
  at: ListPage;
  /** The address of a page of the list; `page` is absent for the first. */
  to: (page: string | undefined) => string;
  /** The canonical address of the first page where it is another one, for instance without a filter. */
  canonical?: string;
}

/**
 * The head of one page of a list. From the second page on the title has the page's number, and links name the pages before
 * and after. The loader makes it, so that browsers do not download how.
 */
export function listHead({ title, at, to, canonical, ...rest }: ListHead): MetaDescriptor[] {
  const { page, pages } = at;
  const link = (rel: string, target: number) => ({
    tagName: 'link',
    rel,
    href: rest.origin + to(pageParameter(target)),
  });
  const [name = '', ...site] = title.split(' – ');
  return [
    ...pageHead({
      ...rest,
      title: page === 1 ? title : [texts.page(name, page), ...site].join(' – '),
      canonical: page === 1 ? (canonical ?? to(undefined)) : to(pageParameter(page)),
    }),
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < pages ? [link('next', page + 1)] : []),
  ];
}
