import type { GalleryItem } from '#app/catalogue/property.ts';
import { mapGalleryItem } from '#app/catalogue/rows/map-picture.server.ts';
import { galleryColumns, galleryHindi, pictureColumns } from '#app/catalogue/server/picture-query.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { hotelWithId, isHotel } from './hotel-id.server.ts';

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
