import { propertyDefaults } from '#domain/constants.ts';
import { defined } from '#domain/defined.ts';
import type { PropertyCard } from '#domain/property.ts';
import { type Complain, readColumn } from './complain.ts';
import type { CardRow } from './live/hotel-cards.ts';
import { mapPictureIfAny } from './map-picture.ts';
import { quickStatsSchema } from './schemas/hotel-facts.ts';

/** Part 1, section 7, "Mapping for call 9". */
export function mapCard(row: CardRow, complain: Complain): PropertyCard {
  const stats = readColumn(
    quickStatsSchema,
    { value: row.quick_stats, of: `hotels.quick_stats of ${row.slug}`, otherwise: {} },
    complain,
  );
  return {
    slug: row.slug,
    name: row.name,
    brand: row.brand_slug,
    brandName: row.brand_name,
    location: row.location_slug,
    locationName: row.location_name || row.city || propertyDefaults.country,
    city: row.city ?? '',
    state: row.state ?? '',
    rating: row.rating,
    ...defined({
      rooms: stats.rooms,
      eventCapacity: stats.eventCapacity,
      image: mapPictureIfAny(row.featured_image ?? row.first_image, complain),
    }),
  };
}
