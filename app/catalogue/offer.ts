import type { MaybeSample } from '#app/catalogue/editorial.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { Day } from '#app/language/dates.ts';
import type { Picture } from '#platform/images/picture.ts';

/** An offer of the group, or of one of its hotels, for a limited time. */
export interface Offer extends MaybeSample {
  slug: string;
  /** The slug of the hotel; without one the offer is for the whole group. */
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
  /** The first and last day in India on which it is valid; without one it has no beginning or no end. */
  validFrom?: Day;
  validUntil?: Day;
  image?: Picture;
}

/** Returns the offers that are valid on a day. */
export function currentOffers(offers: Offer[], today: Day): Offer[] {
  return offers.filter(
    ({ validFrom, validUntil }) => (!validFrom || validFrom <= today) && (!validUntil || validUntil >= today),
  );
}
