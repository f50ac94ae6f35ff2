import type { Complain } from './complain.ts';
import type { HotelRow } from './hotel-query.ts';
import { mapHotel } from './map-hotel.ts';
import { mapPicture } from './map-picture.ts';
import type { SnapshotHotel } from './snapshot.ts';

export function mapSnapshotHotel(row: HotelRow, complain: Complain): SnapshotHotel {
  return {
    id: row.id,
    isActive: row.is_active,
    isClosed: row.closed_at !== null,
    brandName: row.brand_name,
    locationName: row.location_name,
    property: mapHotel(row, complain),
    media: row.media.map((media) => ({
      type: media.media_type,
      isPrimary: media.is_primary,
      picture: mapPicture(media, complain),
    })),
  };
}
