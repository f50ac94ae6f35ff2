import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import { mapPictureIfAny } from '#app/catalogue/rows/map-picture.server.ts';
import { pictureWithId } from '#app/catalogue/server/picture-query.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { sampleMark } from './editorial.server.ts';

/**
 * Reads the active offers in their order, including those that are over or still to come, but not those of a hidden
 * hotel.
 */
export const offers = {
  name: 'offers',
  async live({ db, reportInvalid }) {
    const rows = await db
      .selectFrom('offers')
      .leftJoin('hotels', 'hotels.id', 'offers.hotel_id')
      .select((offer) => [
        'offers.slug',
        'offers.title',
        'offers.summary',
        'offers.description',
        'offers.terms',
        'offers.price_inr',
        'offers.price_note',
        'offers.event_type',
        'offers.valid_from',
        'offers.valid_until',
        'offers.is_sample',
        'offers.hindi',
        'hotels.slug as hotel',
        pictureWithId(offer, offer.ref('offers.image_id')).as('image'),
      ])
      .where('offers.is_active', '=', true)
      .where((offer) => offer.or([offer('offers.hotel_id', 'is', null), offer('hotels.is_active', '=', true)]))
      .orderBy('offers.sort_order')
      .orderBy('offers.slug')
      .execute();
    return rows.map((row) => ({
      slug: row.slug,
      title: row.title,
      summary: row.summary,
      ...withoutUndefined({
        hotel: row.hotel ?? undefined,
        description: row.description ?? undefined,
        terms: row.terms ?? undefined,
        priceInr: row.price_inr ?? undefined,
        priceNote: row.price_note ?? undefined,
        eventType: eventTypes.find((type) => type === row.event_type),
        validFrom: row.valid_from ?? undefined,
        validUntil: row.valid_until ?? undefined,
        image: mapPictureIfAny(row.image, reportInvalid),
      }),
      ...sampleMark(row),
    }));
  },
  fallback(snapshot) {
    const active = new Set(snapshot.hotels.filter((hotel) => hotel.isActive).map(({ property }) => property.slug));
    return snapshot.offers.filter(({ hotel }) => hotel === undefined || active.has(hotel));
  },
  unknown: () => [],
} satisfies CatalogueCall<void, Offer[]>;
