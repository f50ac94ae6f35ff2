import { LRUCache } from 'lru-cache';
import type { CareerPosition } from '#app/careers/position-label.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import { addDays, formatDay } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import type { Estimate } from '#app/prices/estimate.ts';
import { estimateInWords } from '#app/prices/estimate-words.ts';
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
import { type BudgetRange, type Variant, venueAndCity } from './enquiry.ts';
import { englishFunctions, type FunctionWords } from './functions/english-words.ts';
import {
  type DayExactness,
  type EventDay,
  type EventFunction,
  formatEventDay,
  functionRows,
  lastPossibleDay,
} from './functions/event-functions.ts';
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

async function venueEmails({ database, findProperty }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database
    .selectFrom('venue_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await findProperty(row.venue_id);
  const { texts, facts: labels, options, functions: words } = wordsFor(row);
  // The table's checks limit these values to their lists.
  const eventIn = (types: typeof eventTypeOptions) =>
    labelOf(types[row.variant as Variant], row.event_type as EventType);
  const event = eventIn(options.eventTypeOptions);
  const budget = row.budget_range as BudgetRange | null;
  const day: EventDay = { day: row.event_date, exactness: row.day_exactness as DayExactness };
  const functions = (row.functions as unknown as EventFunction[]).map((each) => ({
    ...each,
    space: spaceName({ ...row, space: each.space }, property),
  }));
  return bookingEmails({
    row,
    property,
    texts: texts.enquiry,
    facts: [
      [labels.venue, property ? venueAndCity(property) : ''],
      [labels.space, spaceName(row, property)],
      [labels.eventType, event],
      [labels.date, formatEventDay(day, words)],
      [labels.guests, row.guest_count.toLocaleString('en-IN')],
      ...functionRows(functions, event, words),
      [labels.roomsWanted, row.needs_rooms ? labels.yes : ''],
      [labels.estimate, estimateIn(row)],
      [labels.budget, budget ? labelOf(options.budgetOptions, budget) : ''],
    ],
    entry: entryOf(day, event, words),
    subject: `${eventIn(eventTypeOptions)}, ${formatEventDay(day, englishFunctions)}, ${row.guest_count} guests, ${property?.name ?? 'no venue chosen'}`,
    forTeam: [['Rooms', row.needs_rooms ? 'Yes' : 'No']],
  });
}

/** Writes an open day into the calendar as all the days that may be meant, and says so in its title. */
function entryOf(day: EventDay, event: string, words: FunctionWords) {
  if (day.exactness === 'day') return { from: day.day, about: event };
  return { from: day.day, until: addDays(lastPossibleDay(day), 1), about: `${event}, ${formatEventDay(day, words)}` };
}

/** The estimate that was stored with the row, in its language. */
function estimateIn(row: { estimate: unknown; language: string }): string {
  return estimateInWords(row.estimate as Estimate | null, wordsFor(row).estimate);
}

/** A space is stored by its English name; a mail in Hindi has the name of the Hindi page. */
function spaceName({ space, language }: { space: string | null; language: string }, property: MailProperty | null) {
  return (language === 'hi' && space && property?.spacesInHindi?.[space]) || (space ?? '');
}

async function roomEmails({ database, findProperty }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database
    .selectFrom('room_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await findProperty(row.hotel_id);
  const hotel = property?.name ?? site.name;
  const { texts, facts: labels, dates, guests } = wordsFor(row);
  const arrival = formatDay(row.checkin_date, englishDates);
  return bookingEmails({
    row,
    property,
    texts: texts.room,
    facts: [
      [labels.hotel, property ? venueAndCity(property) : site.name],
      [labels.roomType, roomTypeLabel(row.room_type, labels.anyRoom)],
      [labels.checkIn, formatDay(row.checkin_date, dates)],
      [labels.checkOut, formatDay(row.checkout_date, dates)],
      [labels.nights, String(row.total_nights)],
      [labels.rooms, String(row.rooms)],
      [labels.guests, guestsInWords(row, guests)],
      [labels.extraBeds, row.extra_beds > 0 ? String(row.extra_beds) : ''],
      [labels.estimate, estimateIn(row)],
    ],
    entry: { from: row.checkin_date, until: row.checkout_date, about: hotel },
    subject: `${row.rooms} × ${row.room_type}, ${arrival}, ${row.total_nights} nights, ${hotel}`,
    forTeam: [],
  });
}

/** Reads the mails about a lead without a booking: an interest in the loyalty programme, or a contact message. */
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
  return emailPair({
    row: { ...row, name, email },
    ...words.texts[isLoyalty ? 'loyalty' : 'contact'],
    inbox: topic === 'media' ? site.media.email : undefined,
    facts: [[words.facts.about, aboutIn(words)]],
    subject: aboutIn(mailWords.en),
    forTeam: [
      ['Name', name],
      ['Phone', row.customer_phone ?? 'not given'],
      ['Email', email],
    ],
    words: [row.notes ?? ''],
  });
}

/** Reads the mails about an application. The CV is not attached, because a mailbox is no safe place for it. */
async function applicationEmails({ database, findProperty }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('career_applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { name, email, phone, position } = row;
  const { texts, facts, positionLabel } = wordsFor(row);
  const cv = row.cv_path
    ? displayFilename(row.cv_filename ?? '', 'CV')
    : 'none: there was no room for it, and the applicant is asked to send it by e-mail';
  return emailPair({
    row,
    ...texts.application,
    inbox: site.careers.email,
    facts: [
      [facts.position, positionLabel(position as CareerPosition)],
      [facts.cv, row.cv_path ? '' : facts.cvNotStored(site.careers.email)],
    ],
    subject: `application, ${position}`,
    forTeam: [
      ['Position', position],
      ['Hotel', (await findProperty(row.property))?.name ?? 'any'],
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
  hindi: Pick<Catalogue, 'hotelBySlug'>;
  /** Makes a picture as a JPEG of that size, in pixels; undefined if it cannot be made. */
  jpeg: (picture: Picture, size: { width: number; height: number }) => Promise<Buffer | undefined>;
}

const shownSize = { width: 600, height: 400 };
/** The picture is encoded at twice the size at which it is shown, for screens with two pixels per point. */
const encodedSize = { width: 1200, height: 800 };
/** The milliseconds for which a property is kept. */
const cacheMs = 10 * 60_000;
const mostCached = 100;

/** Finds a property for mails. Each is cached for ten minutes, because many mails of one evening name the same few. */
export function createFindMailProperty({ catalogue, hindi, jpeg }: Parts): FindMailProperty {
  const cache = new LRUCache<string, { until: number; property: Promise<MailProperty | null> }>({ max: mostCached });

  async function find(slug: string): Promise<MailProperty | null> {
    const { value } = await catalogue.hotelBySlug(slug);
    if (value.kind !== 'found') return null;
    const inHindi = (await hindi.hotelBySlug(slug)).value;
    const hindiSpaces = inHindi.kind === 'found' ? inHindi.property.spaces : [];
    const hindiName = (id: string) => hindiSpaces.find((space) => space.id === id)?.name;
    const { name, address, contact, featuredImage, heroImages } = value.property;
    const picture = featuredImage ?? heroImages[0];
    // A mail without its picture is better than none.
    const bytes = picture && (await jpeg(picture, encodedSize).catch(() => undefined));
    return {
      name,
      city: address.city,
      phone: contact.phone,
      email: contact.email,
      spacesInHindi: Object.fromEntries(value.property.spaces.map(({ id, name }) => [name, hindiName(id) ?? name])),
      ...(picture && bytes && { picture: { alt: picture.alt, bytes, ...shownSize } }),
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
