import type { Logger } from 'pino';
import { type Confirmation, confirmationOf } from '#app/enquiries/confirmation/confirmation.server.ts';
import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';
import { queueMail } from '#app/enquiries/enquiry-emails.server.ts';
import { contactRules, loyaltyRules } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomRequestRules } from '#app/enquiries/requests/room-request-rules.ts';
import { type PhoneNumber, readForm } from '#app/forms/form-rules.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { readPhone } from '#app/forms/read-phone.ts';
import { unknownSender } from '#app/forms/receive-form.server.ts';
import type { SpamFilter, Verdict } from '#app/forms/spam-filter.server.ts';
import { hashOf, readSubmissionId, type Stored, type StoreParts, storeOnce } from '#app/forms/store-once.server.ts';
import { type AfterSubmit, type FormName, submitForm } from '#app/forms/submit-form.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { language } from '#app/language/page-language.ts';
import { type Database, WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { type Campaign, insertLead, readCampaign } from './insert-lead.server.ts';
import { type TeamRecords, teamRecords } from './team-records.server.ts';

/** The data of a hotel that a request for rooms needs. */
export interface RoomHotel extends EnquiryVenue {
  /** Names of its rooms. */
  roomTypes: string[];
}

/** The forms of visitors other than the event enquiry. None of these throws. */
export interface Requests {
  /** Stores a booking of rooms with its lead and its queued mail, in one transaction. */
  room(hotel: RoomHotel, values: FormValues, sender?: SenderFacts): Promise<SubmitResult>;
  loyalty(values: FormValues, sender?: SenderFacts): Promise<SubmitResult>;
  contact(values: FormValues, sender?: SenderFacts): Promise<SubmitResult>;
  /**
   * Returns what the confirmation shows; null if there is nothing under this reference or the database is away. The
   * caller must have made sure that the visitor is its sender.
   */
  confirmation(reference: string): Promise<Confirmation | null>;
}

interface Parts {
  database: Pick<Database, 'reads' | 'writes'>;
  spamFilter: SpamFilter;
  /** Finds the hotel of a slug, if there is one; it falls back by itself when the database is away. */
  venues: (slug: string) => Promise<EnquiryVenue[]>;
  afterSubmit: AfterSubmit;
  /** Writes what the team reads; by this build's own texts unless given. */
  records?: TeamRecords;
  log: Logger;
  clock?: () => Date;
}

export function createRequests(given: Parts): Requests {
  const { database, spamFilter, venues, afterSubmit, records = teamRecords, log, clock = () => new Date() } = given;
  const submit = async (form: FormName, work: Parameters<typeof submitForm>[0]) => {
    const result = await submitForm(work, { log, limitMs: WRITE_LIMIT_MS });
    afterSubmit(form, result);
    return result;
  };
  const store = (assertInTime: () => void) => ({ database: database.writes, language, assertInTime });
  const alongside = (values: FormValues, { spamReasons, mailbox }: Extract<Verdict, { kind: 'pass' }>) => ({
    spamReasons,
    mailbox,
    submissionId: readSubmissionId(values.submission_id ?? ''),
    campaign: readCampaign(values.campaign ?? ''),
  });

  return {
    room: (hotel, values, sender = unknownSender) =>
      submit('room_request', async (assertInTime) => {
        const rules = roomRequestRules({ today: todayInIndia(clock()), roomTypes: hotel.roomTypes, readPhone });
        const reading = readForm(rules, values);
        if ('errors' in reading) return reading;
        const { email, special_requests: words } = reading.accepted;
        const verdict = await spamFilter.judge({ sender, email, words });
        if (verdict.kind === 'flood') return verdict;
        // The page may name the hotel's place in its own language, and the team reads it in English.
        const ours = (await venues(hotel.slug)).find(({ slug }) => slug === hotel.slug) ?? hotel;
        const submission = {
          request: reading.accepted,
          hotel: ours,
          ...alongside(values, verdict),
        };
        return records.insertRoomRequest(submission, store(assertInTime));
      }),

    loyalty: (values, sender = unknownSender) =>
      submit('loyalty', async (assertInTime) => {
        const reading = readForm(loyaltyRules({ readPhone }), values);
        if ('errors' in reading) return reading;
        const { email, phone } = reading.accepted;
        const verdict = await spamFilter.judge({ sender, email, words: null });
        if (verdict.kind === 'flood') return verdict;
        const notes = ['Wants to hear of the loyalty programme', phone?.remark ? `Phone: ${phone.remark}` : ''];
        const lead = { source: 'loyalty', ...reading.accepted, notes: notes.filter(Boolean).join('\n') } as const;
        return storeLead({ lead, ...alongside(values, verdict) }, store(assertInTime));
      }),

    contact: (values, sender = unknownSender) =>
      submit('contact', async (assertInTime) => {
        const reading = readForm(contactRules({ readPhone }), values);
        if ('errors' in reading) return reading;
        const { topic, message, name, email, phone } = reading.accepted;
        const verdict = await spamFilter.judge({ sender, email, words: message });
        if (verdict.kind === 'flood') return verdict;
        const notes = records.contactNotes(topic, message, phone?.remark ?? null);
        const lead = { source: 'website_contact', name, email, phone, notes } as const;
        return storeLead({ lead, ...alongside(values, verdict) }, store(assertInTime));
      }),

    async confirmation(reference) {
      try {
        return await confirmationOf(database.reads, { venues, topicOfNotes: records.topicOfNotes }, reference);
      } catch (error) {
        log.warn({ error: errorFields(error) }, 'a confirmation could not be read');
        return null;
      }
    },
  };
}

interface LeadSubmission {
  lead: {
    source: 'loyalty' | 'website_contact';
    name: string;
    email: string;
    phone: PhoneNumber | null;
    notes: string;
  };
  campaign: Campaign;
  submissionId: string | null;
  /** Empty if nothing is suspicious. */
  spamReasons: string[];
  /** The keyed hash of the sender's mailbox. */
  mailbox: string;
}

/** Stores a lead that belongs to no booking, and queues its mail, in one transaction. */
function storeLead(
  { lead, campaign, submissionId, spamReasons, mailbox }: LeadSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { source, name, email, notes } = lead;
  const phone = lead.phone?.number ?? null;
  const hash = hashOf([source, name, email, phone, notes]);
  return storeOnce({ table: 'leads', hash, submissionId, spamReasons }, parts, async (transaction, columns) => {
    const customer = { name, email, phone };
    const record = await insertLead(transaction, { source, customer, notes, campaign, columns });
    return { ...record, mail: await queueMail(transaction, { of: 'leads', id: record.id, columns, mailbox }) };
  });
}
