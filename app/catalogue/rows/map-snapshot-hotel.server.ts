import type { SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import type { HotelRow } from '#app/catalogue/server/hotel-query.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { mapHotel } from './map-hotel.server.ts';
import { mapGalleryItem } from './map-picture.server.ts';

export function mapSnapshotHotel(row: HotelRow, reportInvalid: ReportInvalid): SnapshotHotel {
  return {
    id: row.id,
    isActive: row.is_active,
    isClosed: row.closed_at !== null,
    brandName: row.brand_name,
    locationName: row.location_name,
    property: mapHotel(row, reportInvalid),
    media: row.media.map((media) => ({
      type: media.media_type,
      isPrimary: media.is_primary,
      picture: mapGalleryItem(media, reportInvalid),
    })),
  };
}
