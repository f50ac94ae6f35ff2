/** The name of a page that a search finds. It is the same here, and in Hindi that of this file's twin. */
export const sitePageName = (name: string): string => name;
