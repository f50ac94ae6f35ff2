import type { Selectable } from 'kysely';
import type { Brand } from '#app/catalogue/brand.ts';
import type { Brands } from '#platform/database/types.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';

/** A brand that staff added without a colour gets the group's gold. */
const usualColour = { onLight: '#CD9F59', onNight: '#E0AE57' };

function mapBrand(row: Selectable<Brands>): Brand {
  return {
    slug: row.slug,
    name: row.name,
    displayName: row.display_name,
    tabLabel: row.tab_label ?? row.display_name.toUpperCase(),
    description: row.description ?? '',
    colour: row.brand_color ?? usualColour.onLight,
    colourOnNight: row.brand_color_on_night ?? usualColour.onNight,
    sortOrder: row.sort_order,
  };
}

/** Reads the active brands by sort order. */
export const brands = {
  name: 'brands',
  async live({ db }) {
    const rows = await db
      .selectFrom('brands')
      .selectAll()
      .where('is_active', '=', true)
      .orderBy('sort_order')
      .orderBy('slug')
      .execute();
    return rows.map(mapBrand);
  },
  fallback: (snapshot) => snapshot.brands,
  unknown: () => [],
} satisfies CatalogueCall<void, Brand[]>;

/** Reads the active brand with this slug, or null. */
export const brandBySlug = {
  name: 'brandBySlug',
  async live({ db }, slug) {
    const row = await db
      .selectFrom('brands')
      .selectAll()
      .where('slug', '=', slug)
      .where('is_active', '=', true)
      .executeTakeFirst();
    return row ? mapBrand(row) : null;
  },
  fallback: (snapshot, slug) => snapshot.brands.find((brand) => brand.slug === slug) ?? null,
  unknown: () => null,
} satisfies CatalogueCall<string, Brand | null>;
