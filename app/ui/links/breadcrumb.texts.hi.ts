import type { texts as english } from './breadcrumb.texts.ts';

export const texts: typeof english = {
  breadcrumb: 'आप यहाँ हैं',
  home: 'होम',
};
