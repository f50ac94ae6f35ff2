import type { EventType } from '#app/enquiries/event/event-type.ts';
import type { Day } from '#app/language/dates.ts';
import type { Picture } from '#platform/images/picture.ts';

/** What the group, or one of its hotels, offers for a time. */
export interface Offer {
  slug: string;
  /** Slug of the hotel; without one it is an offer of the whole group. */
  hotel?: string;
  title: string;
  summary: string;
  description?: string;
  terms?: string;
  /** Whole rupees. */
  priceInr?: number;
  priceNote?: string;
  /** The event type with which its enquiry form is filled. */
  eventType?: EventType;
  /** First and last day in India on which it holds; without one it has no beginning or no end. */
  validFrom?: Day;
  validUntil?: Day;
  image?: Picture;
}

/** The offers that hold on a day. */
export function currentOffers(offers: Offer[], today: Day): Offer[] {
  return offers.filter(
    ({ validFrom, validUntil }) => (!validFrom || validFrom <= today) && (!validUntil || validUntil >= today),
  );
}
