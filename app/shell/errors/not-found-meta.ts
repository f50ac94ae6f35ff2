import { pageHead } from '#app/shell/head/page-meta.ts';
import type { NotFoundPageProps, NotFoundWords } from './not-found-page.tsx';
import type { Search } from './search-hotels.tsx';

/** The data of a page at the address of a hotel that cannot be shown. */
export interface MissingHotel {
  kind: 'missing';
  origin: string;
  words: NotFoundWords;
  picture: NonNullable<NotFoundPageProps['picture']>;
  search?: Search | null;
}

/** The head of such a page. It is apart from the loader, since only the server has the loader. */
export function notFoundMeta({ origin, words }: Pick<MissingHotel, 'origin' | 'words'>) {
  return pageHead({ title: `${words.title} – Tivoli`, description: words.text, origin });
}
