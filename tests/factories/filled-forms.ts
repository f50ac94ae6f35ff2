import { inDays } from '#tests/support/dates.ts';

/** A form of the site, and what a person types into it. */
export interface FilledForm {
  /** The address of the page with the form. */
  at: string;
  /** The values that a person types into its fields; none of them is wrong. */
  good: Record<string, string>;
  /** Wrong values of fields, each as it is typed; of a file, its content. */
  bad: Record<string, string>;
  /** The fields that nobody may leave empty. */
  needed: string[];
  table: 'venue_bookings' | 'room_bookings' | 'leads' | 'career_applications';
  /** Whether a script opens it; without a script the form comes with the answer to a post. */
  isOpenedByScript?: true;
  /**
   * Whether staff fill it in for a caller: then nobody agrees to anything, and a second caller may ask for the same.
   */
  isStaffs?: true;
}

const event = {
  name: 'Meera Sample',
  phone: '98100 00000',
  event_type: 'wedding',
  event_date: inDays(120),
  guest_count: '450',
};
const neededOfEvent = ['name', 'phone', 'email', 'event_type', 'event_date', 'guest_count'];
const badEvent = { email: 'meera at example', phone: '12', event_date: inDays(-2), guest_count: '10001' };

export const eventEnquiry: FilledForm = {
  at: '/enquire',
  good: {
    ...event,
    needs_rooms: 'yes',
    budget_range: '10-20-lakhs',
    special_requirements: 'A mandap "by" the <lake>\nand shade',
  },
  bad: badEvent,
  needed: neededOfEvent,
  table: 'venue_bookings',
};

/** Lists every form of the site by its name. */
export const filledForms: Record<string, FilledForm> = {
  'the event enquiry': eventEnquiry,
  'the event enquiry of the dialog': {
    at: '/enquire',
    isOpenedByScript: true,
    good: { ...event, venue_id: 'the-tivoli' },
    bad: badEvent,
    needed: [...neededOfEvent, 'venue_id'],
    table: 'venue_bookings',
  },
  'the request for rooms': {
    at: '/request-room/the-tivoli',
    good: {
      name: 'Meera Sample',
      phone: '98100 00000',
      checkin_date: inDays(30),
      checkout_date: inDays(32),
      rooms: '2',
      adults: '3',
      children: '1',
      special_requests: 'A cot',
    },
    bad: { email: 'meera at example', phone: '12', checkout_date: inDays(30), adults: '0' },
    needed: ['name', 'phone', 'email', 'checkin_date', 'checkout_date', 'adults'],
    table: 'room_bookings',
  },
  'the application': {
    at: '/careers',
    good: {
      name: 'Asha Sample',
      phone: '98100 00001',
      position: 'Chef',
      address: '12 Sample Lane\nNew Delhi',
      motivation: 'I cook.',
      cover_letter: 'A letter.',
    },
    bad: { email: 'asha at example', phone: '12', cv: 'no document' },
    needed: ['name', 'phone', 'email', 'position', 'address', 'motivation', 'cv'],
    table: 'career_applications',
  },
  'the message': {
    at: '/contact',
    good: { name: 'A Reporter', phone: '98100 00000', topic: 'media', message: 'May we "film"?' },
    bad: { email: 'reporter at example', phone: '12' },
    needed: ['name', 'email', 'topic', 'message'],
    table: 'leads',
  },
  'the interest in the loyalty programme': {
    at: '/loyalty/interest',
    good: { name: 'A Guest', phone: '98100 00000' },
    bad: { email: 'guest at example', phone: '12' },
    needed: ['name', 'email'],
    table: 'leads',
  },
  'the enquiry by telephone': {
    at: '/desk/phone',
    good: {
      name: 'A Caller',
      phone: '98100 00000',
      venue_id: 'the-tivoli',
      event_type: 'wedding',
      event_date: inDays(120),
      guest_count: '200',
      notes: 'They ring again.',
    },
    bad: { email: 'caller at example', phone: '12', guest_count: '10001' },
    needed: ['name', 'phone', 'venue_id'],
    table: 'leads',
    isStaffs: true,
  },
};
