import { pageMeta } from '#app/seo/page-meta.ts';
import type { Lost } from './hotel-or-lost.ts';

/** The head of a page that stands in a hotel's place. Apart from `hotelOrLost`, whose content no browser should load. */
export function lostMeta({ origin, words }: Lost) {
  return pageMeta({ title: `${words.title} – Tivoli`, description: words.text, origin });
}
