import type { SubmitResult } from '#app/forms/form-types.ts';
import { formatDay } from '#app/language/dates.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from './dates.ts';
import type { MailedTable, VisitorMails } from './visitor-mails-of-this-file.ts';

const wedding = formatDay(inDays(120));
const [checkIn, checkOut] = [formatDay(inDays(30)), formatDay(inDays(32))];
const sender = { address: 'meera@example.com', name: 'Meera Sample' };

export interface ExpectedMails {
  of: MailedTable;
  send: () => Promise<SubmitResult>;
  sender: { address: string; name: string };
  /** Who receives the alert, and who a copy. */
  inbox: string;
  copy?: string;
  /** The subject; the reference replaces `#`. */
  subjects: { acknowledgement: string; alert: string };
  /** The sentences that thank the sender and say what happens next. */
  says: string[];
  /** Each text must appear in the mail's plain text and in its HTML. */
  facts: { acknowledgement: string[]; alert: string[] };
}

/** The expected mails of each kind of form, by its name. */
export function expectedVisitorMails({
  open,
  requests,
  anApplicationStored,
}: VisitorMails): Record<string, ExpectedMails> {
  return {
    'an enquiry': {
      of: 'venue_bookings',
      send: () =>
        open().enquiries.submit(
          anEnquiry({ budget_range: '10-20-lakhs', needs_rooms: 'yes', special_requirements: 'A white horse' }),
        ),
      sender,
      inbox: 'thetivoli@example.com',
      copy: 'sales@example.com',
      subjects: {
        acknowledgement: 'Tivoli: we have your enquiry #',
        alert: `#: Wedding, ${wedding}, 450 guests, The Tivoli`,
      },
      says: [
        'Thank you for your enquiry. We will contact you within 24 hours.',
        '1. The events team of The Tivoli looks at your day and your number of guests.',
        '2. They call or write to you with what is free, and with prices.',
        '3. You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
        'Prefer to talk? Call The Tivoli: +91 11 5550 0110',
      ],
      facts: {
        acknowledgement: [
          'Namaste Meera Sample,',
          'Venue|The Tivoli, New Delhi',
          'Event type|Wedding',
          `Date|${wedding}`,
          'Guests|450',
          'Budget|₹10 – 20 Lakhs',
          '+91 11 5550 0110',
        ],
        alert: [
          'Meera Sample',
          '+919810000000',
          'meera@example.com',
          'Rooms|Yes',
          'Venue: The Tivoli, New Delhi, Delhi',
          'Event type: Wedding',
          `Event date: ${wedding}`,
          'Guests: 450',
          'Budget: ₹10 – 20 Lakhs',
          'Requirements: A white horse',
        ],
      },
    },
    'an enquiry from the home page': {
      of: 'venue_bookings',
      send: () => open().enquiries.submit(anEnquiry({ variant: 'home', event_type: 'mice' })),
      sender,
      inbox: 'thetivoli@example.com',
      copy: 'sales@example.com',
      subjects: {
        acknowledgement: 'Tivoli: we have your enquiry #',
        alert: `#: MICE - Meetings, Incentives, Conferences, Exhibitions, ${wedding}, 450 guests, The Tivoli`,
      },
      says: [
        'Thank you for your enquiry. We will contact you within 24 hours.',
        '1. The events team of The Tivoli looks at your day and your number of guests.',
        '2. They call or write to you with what is free, and with prices.',
        '3. You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
        'Prefer to talk? Call The Tivoli: +91 11 5550 0110',
      ],
      facts: { acknowledgement: ['The Tivoli, New Delhi', wedding], alert: ['MICE', '450', 'Rooms|No'] },
    },
    'an enquiry without a venue': {
      of: 'venue_bookings',
      send: () => open().enquiries.submit(anEnquiry({ venue_id: '' })),
      sender,
      inbox: 'sales@example.com',
      subjects: {
        acknowledgement: 'Tivoli: we have your enquiry #',
        alert: `#: Wedding, ${wedding}, 450 guests, no venue chosen`,
      },
      says: [
        'Thank you for your enquiry. We will contact you within 24 hours.',
        '1. The events team of Tivoli looks at your day and your number of guests.',
        '2. They call or write to you with what is free, and with prices.',
        '3. You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
        'Prefer to talk? Call central reservations: +91 11 5550 0101',
      ],
      facts: { acknowledgement: ['central reservations', '+91 11 5550 0101'], alert: ['Venue: Not chosen'] },
    },
    'a room request': {
      of: 'room_bookings',
      send: () =>
        requests().room(
          aRoomHotel(),
          aRoomRequest({ rooms: '3', adults: '5', children: '1', special_requests: 'A cot' }),
        ),
      sender,
      inbox: 'thetivoli@example.com',
      copy: 'sales@example.com',
      subjects: {
        acknowledgement: 'Tivoli: we have your room request #',
        alert: `#: 3 × Deluxe Room, ${checkIn}, 2 nights, The Tivoli`,
      },
      says: [
        'Thank you for your room request. Our team will contact you within 24 hours.',
        '1. The reservations team of The Tivoli checks your nights.',
        '2. They call or write to you with what is free, and with the rate.',
        '3. Nothing is booked or charged until you say yes.',
        'Prefer to talk? Call The Tivoli: +91 11 5550 0110',
      ],
      facts: {
        acknowledgement: [
          'Hotel|The Tivoli, New Delhi',
          'Room type|Deluxe Room',
          `Check-in|${checkIn}`,
          `Check-out|${checkOut}`,
          'Nights|2',
          'Rooms|3',
          'Guests|5 adults, 1 child',
        ],
        alert: [
          '+919811055501',
          'meera@example.com',
          'Hotel: The Tivoli, New Delhi, Delhi',
          `Stay: ${checkIn} to ${checkOut}`,
          'Rooms: 3 × Deluxe Room',
          'Guests: 5 adults, 1 child',
          'Requests: A cot',
        ],
      },
    },
    'an interest in the loyalty programme': {
      of: 'leads',
      send: () => requests().loyalty({ name: 'Meera Sample', email: 'meera@example.com', phone: '98110 55501' }),
      sender,
      inbox: 'sales@example.com',
      subjects: { acknowledgement: 'Tivoli: we have noted your interest #', alert: '#: Loyalty programme' },
      says: [
        'Thank you for your interest in our loyalty programme. Our team will contact you within 24 hours.',
        '1. We tell you how the programme works and what it gives you.',
        '2. You decide whether to join. It costs nothing.',
        'Prefer to talk? Call central reservations: +91 11 5550 0101',
      ],
      facts: {
        acknowledgement: ['About|Loyalty programme'],
        alert: ['+919811055501', 'Wants to hear of the loyalty programme'],
      },
    },
    'a message of the press': {
      of: 'leads',
      send: () =>
        requests().contact({
          name: 'Meera Sample',
          email: 'meera@example.com',
          phone: '',
          topic: 'media',
          message: 'May we film?',
        }),
      sender,
      inbox: 'media@example.com',
      copy: 'sales@example.com',
      subjects: { acknowledgement: 'Tivoli: we have your message #', alert: '#: Media and press' },
      says: [
        'Thank you for writing to us. Our team will contact you within 24 hours.',
        '1. The people who know most about it read your message.',
        '2. They call or write to you with an answer.',
      ],
      facts: {
        acknowledgement: ['About|Media and press'],
        alert: ['Phone|not given', 'About: Media and press', 'Message: May we film?'],
      },
    },
    'a message on sustainability': {
      of: 'leads',
      send: () =>
        requests().contact({
          name: 'Meera Sample',
          email: 'meera@example.com',
          phone: '',
          topic: 'sustainability',
          message: 'How much water?',
        }),
      sender,
      inbox: 'sales@example.com',
      subjects: { acknowledgement: 'Tivoli: we have your message #', alert: '#: Sustainability' },
      says: [
        'Thank you for writing to us. Our team will contact you within 24 hours.',
        '1. The people who know most about it read your message.',
        '2. They call or write to you with an answer.',
      ],
      facts: {
        acknowledgement: ['About|Sustainability'],
        alert: ['About: Sustainability', 'Message: How much water?'],
      },
    },
    'an application': {
      of: 'career_applications',
      send: anApplicationStored,
      sender: { address: 'asha@example.com', name: 'Asha Sample' },
      inbox: 'careers@example.com',
      copy: 'sales@example.com',
      subjects: { acknowledgement: 'Tivoli: we have your application #', alert: '#: application, Chef' },
      says: [
        'Thank you for your application. Our team will contact you within 24 hours.',
        '1. Our people team reads your application and your CV.',
        '2. They call or write to you within 24 hours.',
        '3. Where both sides see a fit, you meet the team you would work with.',
      ],
      facts: {
        acknowledgement: ['Position|Chef'],
        alert: [
          '+919810000001',
          'asha@example.com',
          'CV|asha.pdf',
          'Why Tivoli:\nI cook for a hundred',
          'Cover letter:\nI start in March.',
          'Position|Chef',
          'Address|12 Sample Lane\nNew Delhi',
        ],
      },
    },
  };
}
