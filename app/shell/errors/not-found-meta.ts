import { pageMeta } from '#app/shell/head/page-meta.ts';
import type { NotFoundPageProps } from './not-found-page.tsx';
import type { Search } from './search-hotels.tsx';

/** What stands at the address of a hotel that cannot be shown. */
export interface MissingHotel {
  kind: 'missing';
  origin: string;
  words: Pick<NotFoundPageProps, 'title' | 'text' | 'back' | 'other'>;
  picture: NonNullable<NotFoundPageProps['picture']>;
  search?: Search | null;
}

/** The head of such a page. It stands apart from the loader, which browsers do not get. */
export function notFoundMeta({ origin, words }: MissingHotel) {
  return pageMeta({ title: `${words.title} – Tivoli`, description: words.text, origin });
}
