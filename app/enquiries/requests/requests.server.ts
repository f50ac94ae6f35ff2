import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { type EnquiryVenue, venueAndCity } from '#app/enquiries/enquiry.ts';
import { mailWords } from '#app/enquiries/mail-words.by-language.ts';
import { type Booking, type FindVenues, storeLead, venueOfSlug } from '#app/enquiries/store-enquiry.server.ts';
import { type PhoneNumber, readForm } from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import {
  type FormParts,
  readPhone,
  submitForm,
  unknownSender,
  type VisitorForm,
} from '#app/forms/receive-form.server.ts';
import { hashOf, type Stored, type StoreParts, type Submission } from '#app/forms/store-once.server.ts';
import { formatDay, todayInIndia } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import type { Estimate } from '#app/prices/estimate.ts';
import { estimateStay, type FindPrices } from '#app/prices/estimate-of.ts';
import { estimateInWords } from '#app/prices/estimate-words.ts';
import type { Database } from '#platform/database/open-database.ts';
import { contactNotes, contactRules, loyaltyRules } from './loyalty-and-contact-rules.ts';
import { type RoomRequest, roomRequestRules } from './room-request-rules.ts';

/** A request for rooms needs these data of a hotel. */
export interface RoomHotel extends EnquiryVenue {
  roomTypes: string[];
  /** How many guests each of them takes. */
  takes?: Record<string, number>;
}

export type Requests = ReturnType<typeof createRequests>;

interface Parts extends FormParts {
  database: Pick<Database, 'writes'>;
  findVenues: FindVenues;
  findPrices?: FindPrices;
}

/** Makes the calls that take the forms of visitors other than the event enquiry. None of them throws. */
export function createRequests(parts: Parts) {
  const { findVenues, findPrices } = parts;
  const database = parts.database.writes;
  const rules = { loyalty: loyaltyRules({ readPhone }), contact: contactRules({ readPhone }) };

  const roomAt = (hotel: RoomHotel): VisitorForm<RoomRequest> => ({
    name: 'room_request',
    read(values) {
      const context = { today: todayInIndia(), roomTypes: hotel.roomTypes, takes: hotel.takes, readPhone };
      return readForm(roomRequestRules(context), values);
    },
    judgedBy: ({ email, special_requests: words }) => ({ email, words }),
    async store(request, submission) {
      // The page may name the hotel's place in its own language, and the team reads it in English.
      const ours = (await venueOfSlug(findVenues, hotel.slug)) ?? hotel;
      const house = await findPrices?.(hotel.slug);
      const estimate = house ? estimateStay(house, request) : null;
      return storeRoomRequest({ ...request, estimate }, ours, submission, { database });
    },
  });

  const loyalty: VisitorForm<Sender> = {
    name: 'loyalty',
    read: (values) => readForm(rules.loyalty, values),
    judgedBy: ({ email }) => ({ email, words: null }),
    store(sender, submission) {
      const remark = sender.phone?.remark ? [`Phone: ${sender.phone.remark}`] : [];
      const notes = ['Wants to hear of the loyalty programme', ...remark].join('\n');
      return storeSender({ ...sender, source: 'loyalty', notes }, submission, { database });
    },
  };

  const contact: VisitorForm<Sender & Pick<Parameters<typeof contactNotes>[0], 'topic' | 'message'>> = {
    name: 'contact',
    read: (values) => readForm(rules.contact, values),
    judgedBy: ({ email, message: words }) => ({ email, words }),
    store: (message, submission) =>
      storeSender({ ...message, source: 'website_contact', notes: contactNotes(message) }, submission, { database }),
  };

  return {
    room: (hotel: RoomHotel, values: FormValues, sender = unknownSender) =>
      submitForm(roomAt(hotel), values, sender, parts),
    loyalty: (values: FormValues, sender = unknownSender) => submitForm(loyalty, values, sender, parts),
    contact: (values: FormValues, sender = unknownSender) => submitForm(contact, values, sender, parts),
  };
}

function storeRoomRequest(
  { phone, estimate, ...fields }: RoomRequest & { estimate: Estimate | null },
  hotel: EnquiryVenue,
  submission: Submission,
  parts: StoreParts,
): Promise<Stored> {
  const { name, email, adults, children } = fields;
  const booked = { ...fields, phone: phone.number, guest_count: adults + children, hotel_id: hotel.slug };
  const lead = {
    source: 'room_booking' as const,
    name,
    email,
    phone: phone.number,
    venueId: hotel.slug,
    notes: roomNotes({ phone, ...fields }, hotel, estimate),
    hash: hashOf([hotel.slug, phone.number, phone.remark, ...Object.entries(comparedOf(fields)).flat()]),
  };
  const booking: Booking = {
    table: 'room_bookings',
    insert: (transaction, columns) =>
      transaction
        .insertInto('room_bookings')
        .values({ ...columns, ...booked, estimate: estimate && JSON.stringify(estimate), status: 'pending' })
        .returning(['id', 'reference'])
        .executeTakeFirstOrThrow(),
  };
  return storeLead({ ...lead, booking }, submission, parts);
}

/** A request without extra beds and ages has the hash that it had before these were asked for. */
function comparedOf<Fields extends { extra_beds: number; children_ages: number[] }>(fields: Fields) {
  const { extra_beds: beds, children_ages: ages, ...others } = fields;
  return { ...others, ...(beds > 0 && { beds }), ...(ages.length > 0 && { ages }) };
}

/** Writes the notes that the team reads, in English. The guest's text comes last, so that it cannot pass for another line. */
function roomNotes(request: RoomRequest, hotel: EnquiryVenue, estimate: Estimate | null): string {
  const [arrival, departure] = [request.checkin_date, request.checkout_date].map((day) => formatDay(day, englishDates));
  const lines = [
    `Hotel: ${venueAndCity(hotel)}, ${hotel.state}`,
    `Stay: ${arrival} to ${departure}`,
    `Rooms: ${request.rooms} × ${request.room_type}`,
    `Guests: ${guestsInWords(request, mailWords.en.guests)}`,
  ];
  if (request.children_ages.length > 0) lines.push(`Ages of the children: ${request.children_ages.join(', ')}`);
  if (request.extra_beds > 0) lines.push(`Extra beds: ${request.extra_beds}`);
  if (estimate) lines.push(`Estimate: ${estimateInWords(estimate, mailWords.en.estimate)}`);
  if (request.phone.remark) lines.push(`Phone: ${request.phone.remark}`);
  if (request.special_requests) lines.push(`Requests: ${request.special_requests}`);
  return lines.join('\n');
}

interface Sender {
  name: string;
  email: string;
  phone: PhoneNumber | null;
}

function storeSender(
  { source, name, email, phone, notes }: Sender & { source: 'loyalty' | 'website_contact'; notes: string },
  submission: Submission,
  parts: StoreParts,
): Promise<Stored> {
  const number = phone?.number ?? null;
  const hash = hashOf([source, name, email, number, notes]);
  return storeLead({ source, name, email, phone: number, notes, hash }, submission, parts);
}

const statuses = { closed: 410, unavailable: 503, 'not-found': 404 } as const;

/** Returns the hotel whose rooms can be requested, or the status to answer with; an alias gives its canonical slug. */
export async function findRoomHotel(
  catalogue: Catalogue,
  slug: string,
): Promise<{ hotel: RoomHotel; property: Property } | { status: 404 | 410 | 503 } | { canonicalSlug: string }> {
  const { value } = await catalogue.hotelBySlug(slug);
  if (value.kind === 'alias') return { canonicalSlug: value.canonicalSlug };
  if (value.kind !== 'found') return { status: statuses[value.kind] };
  const { property } = value;
  const { name, address, rooms, plan } = property;
  const listed = listedRooms(rooms, plan.fixedRooms);
  const roomTypes = [...new Set(listed.map((room) => room.name))];
  const takes = Object.fromEntries(listed.map((room) => [room.name, room.maxOccupancy]));
  // A banquet hall has no rooms that could be requested.
  if (roomTypes.length === 0) return { status: 404 };
  const hotel: RoomHotel = { slug: property.slug, name, city: address.city, state: address.state, roomTypes, takes };
  return { hotel, property };
}
