import type { MaybeSample } from '#app/catalogue/editorial.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { Day } from '#app/language/dates.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { offerFields } from './property-fields/group-fields.ts';
import type { FieldsOf } from './property-fields/property-field.ts';

export interface Offer extends FieldsOf<typeof offerFields>, MaybeSample {
  /** The slug of the hotel; without one the offer is for the whole group. */
  hotel?: string;
  eventType?: EventType;
  image?: Picture;
}

export function currentOffers(offers: Offer[], today: Day): Offer[] {
  return offers.filter(
    ({ validFrom, validUntil }) => (!validFrom || validFrom <= today) && (!validUntil || validUntil >= today),
  );
}
