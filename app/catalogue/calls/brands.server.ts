import type { Brand } from '#app/catalogue/brand.ts';
import { mapBrand } from '#app/catalogue/rows/map-brand.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';

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
