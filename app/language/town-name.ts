/** Towns are stored in English, because visitors look for venues by them. Their names on pages in Hindi are in this file's twin. */
export const townName = (town: string): string => town;
