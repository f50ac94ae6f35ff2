import { LRUCache } from 'lru-cache';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { BudgetRange } from '#app/enquiries/event/budget-range.ts';
import type { Variant } from '#app/enquiries/event/enquiry.ts';
import { formatDay } from '#app/language/dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import { site } from '#content/site.ts';
import type { Picture } from '#platform/images/picture.ts';
import {
  bookingEmails,
  type EmailPair,
  type EmailParts,
  type FindMailProperty,
  type MailProperty,
} from './acknowledgement-and-alert.server.ts';

/** The mails about an enquiry for a venue. */
export async function venueEmails({ database, property: find }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database
    .selectFrom('venue_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await find(row.venue_id);
  // The table's checks limit these values to their lists.
  const event = labelOf(eventTypeOptions[row.variant as Variant], row.event_type as EventType);
  const day = formatDay(row.event_date);
  const facts: [string, string][] = [
    ...(property ? [['Venue', `${property.name}, ${property.city}`] satisfies [string, string]] : []),
    ['Event type', event],
    ['Date', day],
    ['Guests', row.guest_count.toLocaleString('en-IN')],
    ...(row.budget_range
      ? [['Budget', labelOf(budgetOptions, row.budget_range as BudgetRange)] satisfies [string, string]]
      : []),
  ];
  return bookingEmails({
    row,
    property,
    kind: 'Enquiry',
    thanks: 'Thank you for your inquiry. We will contact you within 24 hours.',
    facts,
    steps: [
      `The events team of ${property?.name ?? site.name} looks at your day and your number of guests.`,
      'They call or write to you with what is free, and with prices.',
      'You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
    ],
    entry: { from: row.event_date, title: `${event} (${site.name} enquiry ${row.reference})` },
    subject: `${event}, ${day}, ${row.guest_count} guests, ${property?.name ?? 'no venue chosen'}`,
    forTeam: [['Rooms', row.needs_rooms ? 'Yes' : 'No']],
  });
}

interface Parts {
  catalogue: Pick<Catalogue, 'hotelBySlug'>;
  /** Makes a picture as a JPEG of that size, in pixels; undefined if it cannot be made. */
  jpeg: (picture: Picture, size: { width: number; height: number }) => Promise<Buffer | undefined>;
}

const pictureSize = { width: 600, height: 400 };
/** The picture is twice the size at which it is shown, for screens with two pixels per point. */
const fineSize = { width: 1200, height: 800 };
/** A property is cached for so many milliseconds. */
const cacheMs = 10 * 60_000;
const mostCached = 100;

/** Finds a property for mails. Each is cached for ten minutes, because many mails of one evening name the same few. */
export function createFindMailProperty({ catalogue, jpeg }: Parts): FindMailProperty {
  const cache = new LRUCache<string, { until: number; property: Promise<MailProperty | null> }>({ max: mostCached });

  async function find(slug: string): Promise<MailProperty | null> {
    const { value } = await catalogue.hotelBySlug(slug);
    if (value.kind !== 'found') return null;
    const { name, address, contact, featuredImage, heroImages } = value.property;
    const picture = featuredImage ?? heroImages[0];
    // A mail without its picture is better than none.
    const bytes = picture && (await jpeg(picture, fineSize).catch(() => undefined));
    return {
      name,
      city: address.city,
      phone: contact.phone,
      email: contact.email,
      ...(picture && bytes && { picture: { alt: picture.alt, bytes, ...pictureSize } }),
    };
  }

  return async (slug) => {
    if (!slug) return null;
    const before = cache.get(slug);
    if (before && before.until > Date.now()) return before.property;
    const property = find(slug);
    cache.set(slug, { until: Date.now() + cacheMs, property });
    property.catch(() => cache.delete(slug));
    return property;
  };
}
