/** The property that an address names, by its slug; null for all. */
export function readProperty(query: URLSearchParams): string | null {
  const slug = query.get('property') ?? '';
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : null;
}
