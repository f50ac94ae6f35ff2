/** The properties' slugs as they stand in addresses and forms. */
export const isSlug = (text: string) => /^[a-z0-9-]{1,100}$/.test(text);

/** Reads the property that an address names, by its slug; null for all. */
export function readProperty(query: URLSearchParams): string | null {
  const slug = query.get('property') ?? '';
  return isSlug(slug) ? slug : null;
}
