import type { EventType } from '#app/enquiries/event/event-type.ts';
import type { Day } from '#app/language/dates.ts';
import type { Picture } from '#platform/images/picture.ts';

/** What the group, or one of its hotels, offers for a time. */
export interface Offer {
  slug: string;
  /** Slug of the hotel; absent: the whole group's. */
  hotel?: string;
  title: string;
  summary: string;
  description?: string;
  terms?: string;
  /** Whole rupees. */
  priceInr?: number;
  priceNote?: string;
  /** What its enquiry is filled with. */
  eventType?: EventType;
  /** First and last day in India on which it holds; absent: open on that side. */
  validFrom?: Day;
  validUntil?: Day;
  image?: Picture;
}

/** Those that hold on a day. */
export function currentOffers(offers: Offer[], today: Day): Offer[] {
  return offers.filter(
    ({ validFrom, validUntil }) => (!validFrom || validFrom <= today) && (!validUntil || validUntil >= today),
  );
}
