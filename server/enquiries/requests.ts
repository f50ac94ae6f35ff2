import type { Logger } from 'pino';
import { readCampaign } from '#domain/campaign.ts';
import { todayInIndia } from '#domain/dates.ts';
import type { EnquiryVenue } from '#domain/enquiry.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#domain/form.ts';
import { readForm } from '#domain/forms/form-rules.ts';
import { roomRequestRules } from '#domain/forms/room-request.ts';
import { contactRules, loyaltyRules } from '#domain/forms/short-forms.ts';
import { readPhone } from '#domain/phone.ts';
import { newReference } from '#domain/reference.ts';
import { type Database, WRITE_LIMIT_MS } from '#server/database/open-database.ts';
import { errorFields } from '#server/logging.ts';
import { type Confirmation, confirmationOf } from './confirmation.ts';
import { contactNotes } from './contact-notes.ts';
import type { Guard } from './guard/guard.ts';
import { unknownSender } from './guard/unknown-sender.ts';
import { storeLead } from './store-lead.ts';
import { storeRoomRequest } from './store-room-request.ts';
import { submissionIdOf } from './submission-id.ts';
import { submitForm } from './submit-form.ts';

/** A hotel as a request for its rooms sees it. */
export interface RoomHotel extends EnquiryVenue {
  /** Names of its rooms. */
  roomTypes: string[];
}

/** What visitors send beside enquiries for a venue. None of these throws. */
export interface Requests {
  /** Call 3: a booking of rooms with its lead and its mail, in one transaction. */
  room(hotel: RoomHotel, values: FormValues, sender?: SenderFacts): Promise<SubmitResult>;
  loyalty(values: FormValues, sender?: SenderFacts): Promise<SubmitResult>;
  contact(values: FormValues, sender?: SenderFacts): Promise<SubmitResult>;
  /**
   * What the confirmation shows; null where there is nothing under this reference or the database is away. Whoever asks
   * must have made sure that the visitor is its sender.
   */
  confirmation(reference: string): Promise<Confirmation | null>;
}

interface Parts {
  database: Pick<Database, 'reads' | 'writes'>;
  guard: Guard;
  /** The hotel of a slug, if there is one; falls back by itself when the database is away. */
  venues: (slug: string) => Promise<EnquiryVenue[]>;
  log: Logger;
  clock?: () => Date;
}

export function createRequests({ database, guard, venues, log, clock = () => new Date() }: Parts): Requests {
  const parts = { log, limitMs: WRITE_LIMIT_MS };
  const store = (assertInTime: () => void) => ({ database: database.writes, newReference, assertInTime });
  const alongside = (values: FormValues) => ({
    submissionId: submissionIdOf(values.submission_id ?? ''),
    campaign: readCampaign(values.campaign ?? ''),
  });

  return {
    room: (hotel, values, sender = unknownSender) =>
      submitForm(async (assertInTime) => {
        const rules = roomRequestRules({ today: todayInIndia(clock()), roomTypes: hotel.roomTypes, readPhone });
        const reading = readForm(rules, values);
        if ('errors' in reading) return reading;
        const { email, phone, special_requests: words } = reading.accepted;
        const verdict = await guard.judge({ sender, email, phone: phone.number, words });
        if (verdict.kind === 'flood') return verdict;
        const submission = { request: reading.accepted, hotel, reasonsToHold: verdict.reasons, ...alongside(values) };
        return storeRoomRequest(submission, store(assertInTime));
      }, parts),

    loyalty: (values, sender = unknownSender) =>
      submitForm(async (assertInTime) => {
        const reading = readForm(loyaltyRules({ readPhone }), values);
        if ('errors' in reading) return reading;
        const { email, phone } = reading.accepted;
        const verdict = await guard.judge({ sender, email, phone: phone?.number ?? '', words: null });
        if (verdict.kind === 'flood') return verdict;
        const notes = ['Wants to hear of the loyalty programme', phone?.remark ? `Phone: ${phone.remark}` : ''];
        const lead = { source: 'loyalty', ...reading.accepted, notes: notes.filter(Boolean).join('\n') } as const;
        return storeLead({ lead, reasonsToHold: verdict.reasons, ...alongside(values) }, store(assertInTime));
      }, parts),

    contact: (values, sender = unknownSender) =>
      submitForm(async (assertInTime) => {
        const reading = readForm(contactRules({ readPhone }), values);
        if ('errors' in reading) return reading;
        const { topic, message, name, email, phone } = reading.accepted;
        const verdict = await guard.judge({ sender, email, phone: phone?.number ?? '', words: message });
        if (verdict.kind === 'flood') return verdict;
        const notes = contactNotes(topic, message, phone?.remark ?? null);
        const lead = { source: 'website_contact', name, email, phone, notes } as const;
        return storeLead({ lead, reasonsToHold: verdict.reasons, ...alongside(values) }, store(assertInTime));
      }, parts),

    async confirmation(reference) {
      try {
        return await confirmationOf(database.reads, venues, reference);
      } catch (error) {
        log.warn({ error: errorFields(error) }, 'a confirmation could not be read');
        return null;
      }
    },
  };
}
