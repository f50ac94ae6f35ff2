import type * as english from './texts.ts';

export const breadcrumbTexts: typeof english.breadcrumbTexts = {
  breadcrumb: 'आप यहाँ हैं',
  home: 'होम',
};

export const newTabLinkTexts: typeof english.newTabLinkTexts = {
  opens: '(नए टैब में खुलेगा)',
};

export const pageLinksTexts: typeof english.pageLinksTexts = {
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: 'पेज',
  part: (first, last, all) => `${all} (${first} से ${last})`,
};
