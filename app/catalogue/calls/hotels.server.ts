import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Snapshot, SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import type { GalleryItem } from '#app/catalogue/property.ts';
import { mapSnapshotHotel } from '#app/catalogue/rows/map-hotel.server.ts';
import { mapGalleryItem } from '#app/catalogue/rows/map-picture.server.ts';
import type { HotelListOptions, HotelLookup, HotelOption } from '#app/catalogue/server/catalogue.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import { galleryColumns, galleryHindi, pictureColumns } from '#app/catalogue/server/picture-query.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';

/** Reads the hotels by sort order and then name: the active ones, and the inactive ones if they are asked for. */
export const listHotels = {
  name: 'listHotels',
  async live({ db }, { includeInactive = false, exclude = [], slugs, most }) {
    let query = optionQuery(db);
    if (!includeInactive) query = query.where('is_active', '=', true);
    for (const id of exclude) query = query.where((hotel) => hotel.not(isHotel(hotel, id)));
    if (slugs !== undefined) query = query.where(sql<boolean>`slug = any(${[...slugs]})`);
    if (most !== undefined) query = query.limit(most);
    return (await query.execute()).map(mapOption);
  },
  fallback(snapshot, { includeInactive = false, exclude = [], slugs, most }) {
    return snapshot.hotels
      .filter((hotel) => includeInactive || hotel.isActive)
      .filter((hotel) => !exclude.includes(hotel.id) && !exclude.includes(hotel.property.slug))
      .filter((hotel) => !slugs || slugs.includes(hotel.property.slug))
      .slice(0, most)
      .map(snapshotOption);
  },
  unknown: () => [],
} satisfies CatalogueCall<HotelListOptions, HotelOption[]>;

type OptionRow = Awaited<ReturnType<ReturnType<typeof optionQuery>['execute']>>[number];

/** Selects hotels, including inactive ones, by sort order and then name. */
function optionQuery(db: Kysely<DB>) {
  return db
    .selectFrom('hotels')
    .select(['id', 'slug', 'name', 'city', 'state', 'is_active', 'sort_order', 'is_featured', 'hindi'])
    .orderBy('sort_order')
    .orderBy(sql`name collate "C"`);
}

function mapOption(row: OptionRow): HotelOption {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: row.city ?? '',
    state: row.state ?? '',
    isActive: row.is_active,
    isFeatured: row.is_featured,
    sortOrder: row.sort_order,
  };
}

function snapshotOption({ id, isActive, property }: SnapshotHotel): HotelOption {
  return {
    id,
    slug: property.slug,
    name: property.name,
    city: property.address.city,
    state: property.address.state,
    isActive,
    isFeatured: property.isFeatured,
    sortOrder: property.sortOrder,
  };
}

/** Reads in one round trip what this address is. Undefined if no hotel has it as slug or alias. */
export const hotelBySlug = {
  name: 'hotelBySlug',
  async live({ db, reportInvalid }, slug) {
    const row = await hotelQuery(db)
      .where((hotel) =>
        hotel.or([
          hotel('hotels.slug', '=', slug),
          hotel('hotels.aliases', '@>', sql<string[]>`array[${slug}]::text[]`),
        ]),
      )
      .clearOrderBy()
      .orderBy(sql`hotels.slug = ${slug}`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && lookupOf(mapSnapshotHotel(row, reportInvalid), slug);
  },
  fallback(snapshot, slug) {
    const hotel =
      snapshot.hotels.find(({ property }) => property.slug === slug) ??
      snapshot.hotels.find(({ property }) => property.aliases.includes(slug));
    return hotel && lookupOf(hotel, slug);
  },
  unknown: () => ({ kind: 'unavailable' }),
} satisfies CatalogueCall<string, HotelLookup | undefined>;

/** Returns what an address is, given the hotel that it belongs to. */
function lookupOf(hotel: SnapshotHotel, slug: string): HotelLookup {
  if (hotel.isClosed) return { kind: 'closed' };
  if (!hotel.isActive) return { kind: 'not-found' };
  const { property } = hotel;
  return property.slug === slug ? { kind: 'found', property } : { kind: 'alias', canonicalSlug: property.slug };
}

/** Reads the hotel with this id, also an inactive one, or null. */
export const hotelById = {
  name: 'hotelById',
  async live({ db }, id) {
    const row = await optionQuery(db)
      .where((hotel) => isHotel(hotel, id))
      .executeTakeFirst();
    return row ? mapOption(row) : null;
  },
  fallback(snapshot, id) {
    const hotel = hotelWithId(snapshot, id);
    return hotel ? snapshotOption(hotel) : null;
  },
  unknown: () => null,
} satisfies CatalogueCall<string, HotelOption | null>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Matches the hotel with this id: the id of its row, or its slug, which is its id everywhere on the site. */
export function isHotel(hotel: ExpressionBuilder<DB, 'hotels'>, id: string): Expression<SqlBool> {
  return uuid.test(id) ? hotel('hotels.id', '=', id) : hotel('hotels.slug', '=', id);
}

export function hotelWithId(snapshot: Snapshot, id: string): SnapshotHotel | undefined {
  return snapshot.hotels.find((hotel) => hotel.id === id || hotel.property.slug === id);
}

/** Reads the pictures of a hotel, of one type or of all, by sort order. */
export const hotelMedia = {
  name: 'hotelMedia',
  async live({ db, reportInvalid }, { hotelId, type }) {
    let query = db
      .selectFrom('hotel_media')
      .innerJoin('media', 'media.id', 'hotel_media.media_id')
      .select(pictureColumns)
      .select(galleryColumns)
      .select(galleryHindi)
      .where('hotel_media.hotel_id', '=', (of) =>
        of
          .selectFrom('hotels')
          .select('hotels.id')
          .where((hotel) => isHotel(hotel, hotelId)),
      )
      .where('media.is_active', '=', true)
      .orderBy('hotel_media.sort_order')
      .orderBy('media.supabase_path');
    if (type !== undefined) query = query.where('hotel_media.media_type', '=', type);
    return (await query.execute()).map((row) => mapGalleryItem(row, reportInvalid));
  },
  fallback(snapshot, { hotelId, type }) {
    const media = hotelWithId(snapshot, hotelId)?.media ?? [];
    return media.filter((one) => type === undefined || one.type === type).map((one) => one.picture);
  },
  unknown: () => [],
} satisfies CatalogueCall<{ hotelId: string; type: string | undefined }, GalleryItem[]>;
