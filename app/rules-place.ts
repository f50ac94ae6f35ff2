/** Where a page's style sheet goes, once it is known what the page is made of. */
export const rulesPlace = '/* the rules of this page */';
