import type { Announcement } from '#app/catalogue/announcement.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import { mediaKey } from './media-rows.server.ts';
import type { RowOf } from './seed-tables.server.ts';

export function offerRow(offer: Offer, index: number): RowOf<'offers'> {
  return {
    slug: offer.slug,
    hotel_id: offer.hotel ?? null,
    title: offer.title,
    summary: offer.summary,
    description: offer.description ?? null,
    terms: offer.terms ?? null,
    price_inr: offer.priceInr ?? null,
    price_note: offer.priceNote ?? null,
    event_type: offer.eventType ?? null,
    valid_from: offer.validFrom ?? null,
    valid_until: offer.validUntil ?? null,
    image_id: offer.image ? mediaKey(offer.image) : null,
    sort_order: index + 1,
    is_active: true,
    is_sample: offer.isSample ?? false,
  };
}

/** The announcement is shown from the time when its row is written, which is the column's default. */
export function announcementRow({ message, link, isSample }: Announcement): RowOf<'announcements'> {
  return {
    message,
    link_label: link?.label ?? null,
    link_url: link?.url ?? null,
    is_active: true,
    is_sample: isSample ?? false,
  };
}
