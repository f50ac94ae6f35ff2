import type { Selectable } from 'kysely';
import type { Location } from '#app/catalogue/location.ts';
import type { Locations } from '#platform/database/types.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';

/** Reads the active locations by display order. */
export const locations = {
  name: 'locations',
  async live({ db }) {
    const rows = await db
      .selectFrom('locations')
      .selectAll()
      .where('is_active', '=', true)
      .orderBy('display_order')
      .orderBy('slug')
      .execute();
    return rows.map(mapLocation);
  },
  fallback: (snapshot) => snapshot.locations,
  unknown: () => [],
} satisfies CatalogueCall<void, Location[]>;

/** Reads the active location with this slug, or null. */
export const locationBySlug = {
  name: 'locationBySlug',
  async live({ db }, slug) {
    const row = await db
      .selectFrom('locations')
      .selectAll()
      .where('slug', '=', slug)
      .where('is_active', '=', true)
      .executeTakeFirst();
    return row ? mapLocation(row) : null;
  },
  fallback: (snapshot, slug) => snapshot.locations.find((location) => location.slug === slug) ?? null,
  unknown: () => null,
} satisfies CatalogueCall<string, Location | null>;

function mapLocation(row: Selectable<Locations>): Location {
  return { slug: row.slug, name: row.name, state: row.state ?? '', displayOrder: row.display_order };
}
