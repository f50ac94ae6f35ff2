import { type Kysely, type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { SnapshotHotel, SnapshotPicture } from '#app/catalogue/fallback/snapshot.server.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { pictureColumns, pictureWithId } from '#app/catalogue/server/picture-query.server.ts';
import type { DB, Json } from '#platform/database/types.ts';
import type { Picture } from '#platform/images/picture.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';

/** If no featured image is chosen, a card prefers the types of picture in this order. */
const cardPictureTypes = ['hero', 'gallery', 'room', 'dining', 'amenity'];

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardQuery>['execute']>>[number];

/** Selects active hotels with brand and place, in the order of every list. */
export function listedHotels(db: Kysely<DB>) {
  return (
    db
      .selectFrom('hotels')
      .innerJoin('brands', 'brands.id', 'hotels.brand_id')
      .innerJoin('locations', 'locations.id', 'hotels.location_id')
      // The value is written into the query, because the lists' indexes contain active hotels only and a parameter
      // would not prove that.
      .where(sql<SqlBool>`hotels.is_active`)
      .orderBy('hotels.sort_order')
      .orderBy(sql`hotels.name collate "C"`)
      .orderBy('hotels.slug')
  );
}

/** Selects the same, with the columns of a card. */
export function cardQuery(db: Kysely<DB>) {
  return listedHotels(db).select((hotel) => [
    'hotels.slug',
    'hotels.name',
    'hotels.city',
    'hotels.state',
    'hotels.rating',
    'hotels.quick_stats',
    'brands.slug as brand_slug',
    'brands.display_name as brand_name',
    'locations.slug as location_slug',
    'locations.name as location_name',
    hindiWithPlace.as('hindi'),
    pictureWithId(hotel, hotel.ref('hotels.featured_image_id')).as('featured_image'),
    jsonObjectFrom(
      hotel
        .selectFrom('hotel_media')
        .innerJoin('media', 'media.id', 'hotel_media.media_id')
        .select(pictureColumns)
        .whereRef('hotel_media.hotel_id', '=', 'hotels.id')
        .where('media.is_active', '=', true)
        .orderBy(sql`array_position(${cardPictureTypes}::text[], hotel_media.media_type::text)`)
        .orderBy('hotel_media.is_primary', 'desc')
        .orderBy('hotel_media.sort_order')
        .orderBy('media.supabase_path')
        .limit(1),
    ).as('first_image'),
  ]);
}

export function snapshotCard({ property, brandName, locationName, media }: SnapshotHotel): PropertyCard {
  return {
    slug: property.slug,
    name: property.name,
    brand: property.brand,
    brandName,
    location: property.location,
    locationName: locationName || property.address.city || property.address.country,
    city: property.address.city,
    state: property.address.state,
    rating: property.rating,
    ...withoutUndefined({
      rooms: property.quickStats.rooms,
      eventCapacity: property.quickStats.eventCapacity,
      image: cardPicture(property.featuredImage, media),
    }),
  };
}

/** Chooses the featured image, else the first image: of the first type, the primary one first. */
function cardPicture(featured: Picture | undefined, media: SnapshotPicture[]): Picture | undefined {
  if (featured) return featured;
  for (const type of cardPictureTypes) {
    const ofType = media.filter((one) => one.type === type);
    const first = ofType.find((one) => one.isPrimary) ?? ofType[0];
    if (first) return first.picture;
  }
  return undefined;
}

/** The column `hindi` of a hotel's row that also has the name of its place, as `location_name`. */
export const hindiWithPlace = sql<Json>`hotels.hindi || jsonb_build_object('location_name', locations.hindi -> 'name')`;
