import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { cacheFor } from '#platform/cache-for.ts';

const FRESH_MS = 5_000;

/** Reads the names of all hotels by their slugs, including hidden hotels. */
export function createReadHotelNames(catalogue: Catalogue): () => Promise<Map<string, string>> {
  const names = cacheFor(FRESH_MS, async () => {
    const { value } = await catalogue.listHotels({ includeInactive: true });
    return new Map(value.map(({ slug, name }) => [slug, name]));
  });
  return () => names.get();
}
