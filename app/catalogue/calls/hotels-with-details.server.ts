import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { mapCard } from '#app/catalogue/rows/map-card.server.ts';
import type { CardFilter } from '#app/catalogue/server/catalogue.server.ts';
import type { DB } from '#platform/database/types.ts';
import { takeSlice } from '#platform/pagination.ts';
import { brandBySlug } from './brands.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { cardQuery, listedHotels, snapshotCard } from './hotel-card.server.ts';
import { locationBySlug } from './locations.server.ts';

/** Reads active hotels with their details by sort order. An unknown or inactive brand or location has none. */
export const hotelsWithDetails = {
  name: 'hotelsWithDetails',
  async live({ db, reportInvalid }, { skip = 0, most, ...filter }) {
    let query = cardQuery(db).where((hotel) => fits(hotel, filter));
    // The hotels are chosen before their details are read, so the pictures of skipped hotels are not looked for.
    if (most !== undefined) {
      const slice = listedHotels(db).where((hotel) => fits(hotel, filter));
      query = query.where('hotels.id', 'in', slice.select('hotels.id').offset(skip).limit(most));
    }
    return (await query.execute()).map((row) => mapCard(row, reportInvalid));
  },
  fallback(snapshot, { brand, location, featured, locations, slugs, eachLocation, ...slice }) {
    if (brand !== undefined && !brandBySlug.fallback(snapshot, brand)) return [];
    if (location !== undefined && !locationBySlug.fallback(snapshot, location)) return [];
    const seen = new Map<string, number>();
    const isAmongFirst = (place: string, most: number) => {
      const before = seen.get(place) ?? 0;
      seen.set(place, before + 1);
      return before < most;
    };
    const fitting = snapshot.hotels
      .filter((hotel) => hotel.isActive)
      .filter(({ property }) => eachLocation === undefined || isAmongFirst(property.location, eachLocation))
      .filter(({ property }) => brand === undefined || property.brand === brand)
      .filter(({ property }) => location === undefined || property.location === location)
      .filter(({ property }) => featured === undefined || property.isFeatured === featured)
      .filter(({ property }) => !locations || locations.includes(property.location))
      .filter(({ property }) => !slugs || slugs.includes(property.slug));
    return takeSlice(fitting, slice).map(snapshotCard);
  },
  unknown: () => [],
} satisfies CatalogueCall<CardFilter, PropertyCard[]>;

function fits(
  hotel: ExpressionBuilder<DB, 'hotels' | 'brands' | 'locations'>,
  { brand, location, featured, locations, slugs, eachLocation }: CardFilter,
): Expression<SqlBool> {
  return hotel.and([
    ...(brand === undefined ? [] : [hotel('brands.slug', '=', brand), hotel('brands.is_active', '=', true)]),
    ...(location === undefined
      ? []
      : [hotel('locations.slug', '=', location), hotel('locations.is_active', '=', true)]),
    ...(featured === undefined ? [] : [hotel('hotels.is_featured', '=', featured)]),
    ...(locations === undefined ? [] : [sql<SqlBool>`locations.slug = any(${[...locations]})`]),
    ...(eachLocation === undefined ? [] : [hotel('hotels.id', 'in', firstOfEachLocation(eachLocation))]),
    ...(slugs === undefined ? [] : [sql<SqlBool>`hotels.slug = any(${[...slugs]})`]),
  ]);
}

function firstOfEachLocation(most: number) {
  return sql<string>`(select near.id from public.locations l cross join lateral (
    select h.id from public.hotels h where h.location_id = l.id and h.is_active
     order by h.sort_order, h.name collate "C", h.slug limit ${most}) near)`;
}
