import type { texts as english } from './page-links.texts.ts';

export const texts: typeof english = {
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: 'पेज',
  part: (first, last, all) => `${all} (${first} से ${last})`,
};
