import { pageMeta } from '#app/seo/page-meta.ts';
import type { LostPageProps } from './lost-page.tsx';
import type { Search } from './search-hotels.tsx';

/** What stands at the address of a hotel that cannot be shown. */
export interface Lost {
  kind: 'lost';
  origin: string;
  words: Pick<LostPageProps, 'title' | 'text' | 'back' | 'other'>;
  picture: NonNullable<LostPageProps['picture']>;
  search?: Search | null;
}

/** The head of such a page. Apart from its loader, which browsers do not get. */
export function lostMeta({ origin, words }: Lost) {
  return pageMeta({ title: `${words.title} – Tivoli`, description: words.text, origin });
}
