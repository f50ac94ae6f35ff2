/** A capacity in words, such as "Up to 600 guests", is stored in English. Its Hindi is in this file's twin. */
export const capacityInWords = (capacity: string): string => capacity;
