import { LRUCache } from 'lru-cache';
import type { CareerPosition } from '#app/careers/position-label.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { eventTypeOptions, labelOf } from '#content/option-lists.ts';
import { site } from '#content/site.ts';
import type { Picture } from '#platform/images/picture.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import {
  bookingEmails,
  type EmailPair,
  type EmailParts,
  emailPair,
  type FindMailProperty,
  type MailProperty,
  wordsFor,
} from './acknowledgement-and-alert.server.ts';
import type { BudgetRange, Variant } from './enquiry.ts';
import { type MailWords, mailWords } from './mail-words.by-language.ts';
import { topicOfNotes } from './requests/loyalty-and-contact-rules.ts';
import { roomTypeLabel } from './requests/room-request-definition.ts';

/** Reads both mails about a row; null where it is gone, because it was erased in the meantime. */
type ReadEmailPair = (parts: EmailParts, id: string) => Promise<EmailPair | null>;

export const emailPairs: Record<SubmissionTable, ReadEmailPair> = {
  venue_bookings: venueEmails,
  room_bookings: roomEmails,
  leads: leadEmails,
  career_applications: applicationEmails,
};

async function venueEmails({ database, property: find }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database
    .selectFrom('venue_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await find(row.venue_id);
  const { texts, facts: labels, options, dates } = wordsFor(row);
  const house = property?.name ?? site.name;
  // The table's checks limit these values to their lists.
  const eventIn = (types: typeof eventTypeOptions) =>
    labelOf(types[row.variant as Variant], row.event_type as EventType);
  const event = eventIn(options.eventTypeOptions);
  const budget = row.budget_range as BudgetRange | null;
  const { what, thanks, steps, entryTitle, entryDetails } = texts.enquiry;
  return bookingEmails({
    row,
    property,
    what,
    thanks,
    facts: [
      [labels.venue, property ? `${property.name}, ${property.city}` : ''],
      [labels.space, row.space ?? ''],
      [labels.eventType, event],
      [labels.date, formatDay(row.event_date, dates)],
      [labels.guests, row.guest_count.toLocaleString('en-IN')],
      [labels.budget, budget ? labelOf(options.budgetOptions, budget) : ''],
    ],
    steps: steps(house),
    entry: {
      from: row.event_date,
      title: entryTitle(event, row.reference),
      details: (phone) => entryDetails(row.reference, phone),
    },
    subject: `${eventIn(eventTypeOptions)}, ${formatDay(row.event_date, englishDates)}, ${row.guest_count} guests, ${property?.name ?? 'no venue chosen'}`,
    forTeam: [['Rooms', row.needs_rooms ? 'Yes' : 'No']],
  });
}

async function roomEmails({ database, property: find }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database
    .selectFrom('room_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await find(row.hotel_id);
  const hotel = property?.name ?? site.name;
  const { texts, facts: labels, dates, guests } = wordsFor(row);
  const { what, thanks, steps, entryTitle, entryDetails } = texts.room;
  const arrival = formatDay(row.checkin_date, englishDates);
  return bookingEmails({
    row,
    property,
    what,
    thanks,
    facts: [
      [labels.hotel, property ? `${property.name}, ${property.city}` : site.name],
      [labels.roomType, roomTypeLabel(row.room_type, labels.anyRoom)],
      [labels.checkIn, formatDay(row.checkin_date, dates)],
      [labels.checkOut, formatDay(row.checkout_date, dates)],
      [labels.nights, String(row.total_nights)],
      [labels.rooms, String(row.rooms)],
      [labels.guests, guestsInWords(row, guests)],
    ],
    steps: steps(hotel),
    entry: {
      from: row.checkin_date,
      until: row.checkout_date,
      title: entryTitle(hotel, row.reference),
      details: (phone) => entryDetails(row.reference, phone),
    },
    subject: `${row.rooms} × ${row.room_type}, ${arrival}, ${row.total_nights} nights, ${hotel}`,
    forTeam: [],
  });
}

/** The mails about a lead without a booking: an interest in the loyalty programme, or a contact message. */
async function leadEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.customer_email) return null;
  const { customer_name: name, customer_email: email } = row;
  const isLoyalty = row.source === 'loyalty';
  const topic = isLoyalty ? null : topicOfNotes(row.notes ?? '');
  const aboutIn = ({ texts, facts, options }: MailWords) =>
    isLoyalty
      ? facts.loyaltyProgramme
      : (options.contactTopicOptions.find(({ value }) => value === topic)?.label ?? texts.yourMessage);
  const words = wordsFor(row);
  const { what, thanks, steps } = words.texts[isLoyalty ? 'loyalty' : 'contact'];
  return emailPair({
    row: { ...row, name, email },
    inbox: topic === 'media' ? site.media.email : undefined,
    what,
    thanks,
    facts: [[words.facts.about, aboutIn(words)]],
    steps,
    subject: aboutIn(mailWords.en),
    forTeam: [
      ['Name', name],
      ['Phone', row.customer_phone ?? 'not given'],
      ['Email', email],
    ],
    words: [row.notes ?? ''],
  });
}

/** The mails about an application. The CV is not attached, because a mailbox is no safe place for it. */
async function applicationEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('career_applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { name, email, phone, position } = row;
  const { texts, facts, positionLabel } = wordsFor(row);
  const { what, thanks, steps } = texts.application;
  const cv = row.cv_path
    ? displayFilename(row.cv_filename ?? '', 'CV')
    : 'none: there was no room for it, and the applicant is asked to send it by e-mail';
  return emailPair({
    row,
    inbox: site.careers.email,
    what,
    thanks,
    facts: [
      [facts.position, positionLabel(position as CareerPosition)],
      [facts.cv, row.cv_path ? '' : facts.cvNotStored(site.careers.email)],
    ],
    steps,
    subject: `application, ${position}`,
    forTeam: [
      ['Position', position],
      ['Name', name],
      ['Phone', phone],
      ['Email', email],
      ['Address', row.address],
      ['CV', cv],
    ],
    words: [`Why Tivoli:\n${row.motivation}`, row.cover_letter ? `Cover letter:\n${row.cover_letter}` : ''],
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
/** Milliseconds for which a property is cached. */
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
    const kept = cache.get(slug);
    if (kept && kept.until > Date.now()) return kept.property;
    const property = find(slug);
    cache.set(slug, { until: Date.now() + cacheMs, property });
    property.catch(() => cache.delete(slug));
    return property;
  };
}
