import type { CardRow } from '#app/catalogue/calls/hotel-card.server.ts';
import { usualCountry } from '#app/catalogue/location.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { quickStatsSchema } from '#app/catalogue/schemas/hotel-facts.server.ts';
import { type ReportInvalid, readColumn } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPictureIfAny } from './map-picture.server.ts';

/** Maps a hotel's row to the card that lists show. */
export function mapCard(row: CardRow, reportInvalid: ReportInvalid): PropertyCard {
  const stats = readColumn(
    quickStatsSchema,
    { value: row.quick_stats, of: `hotels.quick_stats of ${row.slug}`, otherwise: {} },
    reportInvalid,
  );
  return {
    slug: row.slug,
    name: row.name,
    brand: row.brand_slug,
    brandName: row.brand_name,
    location: row.location_slug,
    locationName: row.location_name || row.city || usualCountry,
    city: row.city ?? '',
    state: row.state ?? '',
    rating: row.rating,
    ...withoutUndefined({
      rooms: stats.rooms,
      eventCapacity: stats.eventCapacity,
      image: mapPictureIfAny(row.featured_image ?? row.first_image, reportInvalid),
    }),
  };
}
