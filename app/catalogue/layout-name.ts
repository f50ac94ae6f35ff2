/** A layout is stored in English. Its name on the page is the same here, and in Hindi that of this file's twin. */
export const layoutName = (layout: string): string => layout;
