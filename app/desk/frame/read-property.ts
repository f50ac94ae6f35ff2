import { plainLine } from '#platform/clean-text.ts';

/** The properties' slugs as they stand in addresses and forms. */
export const isSlug = (text: string) => /^[a-z0-9-]{1,100}$/.test(text);

/** Reads a property that was chosen or typed, by its slug or its name: "The Tivoli" is the-tivoli. */
export const readSlug = (text: string) => plainLine(text).toLowerCase().replaceAll(' ', '-');

/** Reads the property that an address names; null for all. One that does not exist has nothing, and its field says so. */
export function readProperty(query: URLSearchParams): string | null {
  return readSlug(query.get('property') ?? '') || null;
}
