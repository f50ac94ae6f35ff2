import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { openEmailSender } from '#app/emails/email-sender.server.ts';
import { createRequests } from '#app/enquiries/server/requests.server.ts';
import type { SubmitResult } from '#app/forms/form-types.ts';
import { formatDay, formatMoment } from '#app/language/dates.ts';
import type { JobData } from '#platform/jobs/queues.ts';
import { openSentMailRecords } from '#platform/mail/sent-mail-records.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anApplication } from '#tests/factories/an-application.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, log, venues } from '#tests/support/enquiries-of-this-file.ts';
import { openedForThisFile } from '#tests/support/opened-for-this-file.ts';
import { sendEnquiryMail } from './send-enquiry-emails.server.ts';

const { open } = enquiriesOfThisFile();
const dataDir = openedForThisFile(
  () => mkdtemp(join(tmpdir(), 'tivoli-mails-')),
  (folder) => rm(folder, { recursive: true }),
);
const hotel = { name: 'The Tivoli', city: 'New Delhi', phone: '+91 11 5550 0110', email: 'thetivoli@example.com' };

beforeEach(() => open().db.owner.query('truncate career_applications, site.mail cascade'));

interface Sent {
  reference: string;
  acknowledgement: Email;
  alert: Email;
  /** As the database says them. */
  arrived: Date;
  due: Date;
}

/** Both mails about a stored row, as the mail server would be handed them. */
async function mailsAbout(of: JobData['enquiry-mail']['of'], outcome: SubmitResult): Promise<Sent> {
  if (outcome.kind !== 'stored') throw new Error(`Not stored: ${JSON.stringify(outcome)}`);
  const { id, reference } = outcome.enquiry;
  const { database, db } = open();
  const send = sendEnquiryMail({
    database: database.jobs,
    property: async (slug) => (slug === 'the-tivoli' ? hotel : null),
    emailSender: openEmailSender({ mailFrom: 'Tivoli <hello@example.com>', dataDir: dataDir() }),
    sentMailRecords: openSentMailRecords(database.jobs, 'a secret of this test, long enough'),
    config: { salesInbox: 'sales@example.com' },
  });
  const sent = async (mail: 'acknowledgement' | 'alert') => {
    await send({ of, id, mail });
    return PostalMime.parse(await readFile(join(dataDir(), 'outbox', `enquiry-${id}.${mail}.eml`)));
  };
  const [acknowledgement, alert] = [await sent('acknowledgement'), await sent('alert')];
  const { rows } = await db.owner.query(`select created_at, due_at from ${of} where id = $1`, [id]);
  return { reference, acknowledgement, alert, arrived: rows[0].created_at, due: rows[0].due_at };
}

function requests() {
  const { database, spamFilter } = open();
  return createRequests({ afterSubmit() {}, database, spamFilter, venues, log });
}

async function anApplicationStored(): Promise<SubmitResult> {
  const { position, motivation, address } = anApplication();
  const { rows } = await open().db.owner.query(
    `insert into career_applications
       (reference, submission_id, content_hash, consent_version, consent_at, name, email, phone, position, address,
        motivation, cover_letter, cv_filename, cv_path, cv_type, cv_size)
     values ('TV-7K3M9Q', gen_random_uuid(), repeat('0', 64), '1', now(), 'Asha Sample', 'asha@example.com',
        '+919810000001', $1, $2, $3, 'I start in March.', 'asha.pdf', 'documents/uploads/1', 'application/pdf', 20)
     returning id, reference`,
    [position, address, motivation],
  );
  return { kind: 'stored', enquiry: rows[0], repeated: false };
}

const wedding = formatDay(inDays(120));
const [checkIn, checkOut] = [formatDay(inDays(30)), formatDay(inDays(32))];
const sender = { address: 'meera@example.com', name: 'Meera Sample' };

interface Expected {
  of: JobData['enquiry-mail']['of'];
  send: () => Promise<SubmitResult>;
  sender: { address: string; name: string };
  /** Who reads the alert, and who has a copy. */
  inbox: string;
  copy?: string;
  /** With the reference where `#` stands. */
  subjects: { acknowledgement: string; alert: string };
  /** What its sender is thanked for, and what happens next, sentence by sentence. */
  says: string[];
  /** Each must stand in the plain text and in the HTML of the mail. */
  facts: { acknowledgement: string[]; alert: string[] };
}

const mails: Record<string, Expected> = {
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
      'Thank you for your inquiry. We will contact you within 24 hours.',
      '1. The events team of The Tivoli looks at your day and your number of guests.',
      '2. They call or write to you with what is free, and with prices.',
      '3. You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
      'Rather speak? Call The Tivoli: +91 11 5550 0110',
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
      alert: ['Meera Sample', '+919810000000', 'meera@example.com', wedding, 'A white horse', 'Rooms|Yes'],
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
      'Thank you for your inquiry. We will contact you within 24 hours.',
      '1. The events team of The Tivoli looks at your day and your number of guests.',
      '2. They call or write to you with what is free, and with prices.',
      '3. You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
      'Rather speak? Call The Tivoli: +91 11 5550 0110',
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
      'Thank you for your inquiry. We will contact you within 24 hours.',
      '1. The events team of Tivoli looks at your day and your number of guests.',
      '2. They call or write to you with what is free, and with prices.',
      '3. You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
      'Rather speak? Call central reservations: +91 11 5550 0101',
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
      'Rather speak? Call The Tivoli: +91 11 5550 0110',
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
      alert: ['+919811055501', 'meera@example.com', `Stay: ${checkIn} to ${checkOut}`, 'A cot'],
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
      'Rather speak? Call central reservations: +91 11 5550 0101',
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
    facts: { acknowledgement: ['About|Media and press'], alert: ['Phone|not given', 'Message: May we film?'] },
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
    facts: { acknowledgement: ['About|Sustainability'], alert: ['Message: How much water?'] },
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
        'Sample Lane',
      ],
    },
  },
};

/** What a mail program shows of the HTML, cell after cell. */
function visible(html = ''): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<\/td><td[^>]*>/g, '|')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');
}

describe.each(Object.entries(mails))('%s', (_, expected) => {
  test('thanks its sender and tells the team, each with all that they need', async () => {
    const { reference, acknowledgement, alert, arrived, due } = await mailsAbout(expected.of, await expected.send());

    expect(acknowledgement.to).toEqual([expect.objectContaining({ address: expected.sender.address })]);
    expect(acknowledgement.cc ?? []).toEqual([]);
    expect(acknowledgement.subject).toBe(expected.subjects.acknowledgement.replace('#', reference));

    expect(alert.to).toEqual([expect.objectContaining({ address: expected.inbox })]);
    expect((alert.cc ?? []).map(({ address }) => address)).toEqual(expected.copy ? [expected.copy] : []);
    expect(alert.replyTo).toEqual([expected.sender]);
    expect(alert.subject).toBe(expected.subjects.alert.replace('#', reference));

    expect(due.getTime() - arrived.getTime()).toBe(24 * 3_600_000);
    expect(acknowledgement.text).toContain(`Expect us by ${formatMoment(due)} (India time).`);
    expect(alert.text).toContain(`Answer by ${formatMoment(due)} (India time).`);

    for (const sentence of [
      ...expected.says,
      'What happens next',
      'Please give your reference when you call. A reply to this mail does not reach us.',
      'If you did not send this, somebody typed your address by mistake: you need not do anything.',
      'Tivoli, 1, Chattarpur, New Delhi 110074',
    ])
      expect(acknowledgement.text?.split('\n')).toContain(sentence);
    expect(acknowledgement.text).toContain(`Your reference: ${reference}`);
    expect(alert.text).toContain(`Reference: ${reference}`);
    for (const label of ['Name', 'Phone', 'Email']) expect(visible(alert.html)).toContain(`${label}|`);

    for (const kind of ['acknowledgement', 'alert'] as const) {
      const mail = { acknowledgement, alert }[kind];
      for (const fact of [reference, ...expected.facts[kind]]) {
        expect(mail.text).toContain(fact.replace('|', ': '));
        expect(visible(mail.html)).toContain(fact);
      }
    }
  });
});

test('what a visitor wrote stays text in both forms of a mail, quotes and apostrophes too', async () => {
  const words = `<b onclick="steal('now')">free</b> & "more"`;
  const { alert } = await mailsAbout(
    'venue_bookings',
    await open().enquiries.submit(anEnquiry({ special_requirements: words })),
  );
  expect(alert.text).toContain(words);
  expect(alert.html).toContain(
    '&lt;b onclick=&quot;steal(&#39;now&#39;)&quot;&gt;free&lt;/b&gt; &amp; &quot;more&quot;',
  );
});

/** The lines of the calendar file beside a mail. */
function calendarOf({ attachments }: Email): string[] {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return new TextDecoder()
    .decode(file?.content as ArrayBuffer)
    .replace(/\r?\n /g, '')
    .split(/\r?\n/);
}

test('a day is in the calendar under its event and its hotel, or without one', async () => {
  const chosen = await mailsAbout('venue_bookings', await open().enquiries.submit(anEnquiry()));
  expect(calendarOf(chosen.acknowledgement)).toEqual(
    expect.arrayContaining([
      `SUMMARY:Wedding (Tivoli enquiry ${chosen.reference})`,
      'LOCATION:The Tivoli\\, New Delhi',
      `DESCRIPTION:Enquiry ${chosen.reference}\\, not yet booked. Questions: +91 11 5550 0110`,
    ]),
  );
  const without = await mailsAbout('venue_bookings', await open().enquiries.submit(anEnquiry({ venue_id: '' })));
  expect(calendarOf(without.acknowledgement)).toContain(
    `DESCRIPTION:Enquiry ${without.reference}\\, not yet booked. Questions: +91 11 5550 0101`,
  );
  expect(calendarOf(without.acknowledgement).join()).not.toContain('LOCATION');
});

test('a stay at a hotel that mails know nothing of is Tivoli’s', async () => {
  const elsewhere = { ...aRoomHotel(), slug: 'gone', name: 'Gone' };
  const { acknowledgement, alert, reference } = await mailsAbout(
    'room_bookings',
    await requests().room(elsewhere, aRoomRequest()),
  );
  expect(acknowledgement.text).toContain('Hotel: Tivoli\n');
  expect(calendarOf(acknowledgement)).toContain(`SUMMARY:Tivoli (room request ${reference})`);
  expect(alert.to).toEqual([expect.objectContaining({ address: 'sales@example.com' })]);
  expect(alert.subject).toMatch(/2 nights, Tivoli$/);
});

test('a thousand guests are counted as in India, and an application without a CV or a letter says so', async () => {
  const { acknowledgement } = await mailsAbout(
    'venue_bookings',
    await open().enquiries.submit(anEnquiry({ guest_count: '10000' })),
  );
  expect(acknowledgement.text).toContain('Guests: 10,000\n');
  const stored = await anApplicationStored();
  await open().db.owner.query(
    'update career_applications set cv_filename = null, cv_path = null, cv_type = null, cv_size = null, cover_letter = null',
  );
  const { alert } = await mailsAbout('career_applications', stored);
  expect(alert.text).toContain('CV: none\n');
  expect(alert.text).not.toContain('Cover letter');
});

test('a message whose first line staff have changed is still answered and told', async () => {
  const values = { name: 'Meera Sample', email: 'meera@example.com', topic: 'media', message: 'May we film?' };
  const stored = await requests().contact(values);
  await open().db.owner.query(`update leads set notes = 'Called back.'`);
  const { acknowledgement, alert, reference } = await mailsAbout('leads', stored);
  expect(acknowledgement.text).toContain('About: Your message');
  expect(alert.subject).toBe(`${reference}: Your message`);
});

test('the calendar entry of a stay goes from arrival to departure', async () => {
  const { acknowledgement } = await mailsAbout('room_bookings', await requests().room(aRoomHotel(), aRoomRequest()));
  const file = acknowledgement.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = new TextDecoder().decode(file?.content as ArrayBuffer);
  expect(content).toContain(`DTSTART;VALUE=DATE:${inDays(30).replaceAll('-', '')}`);
  expect(content).toContain(`DTEND;VALUE=DATE:${inDays(32).replaceAll('-', '')}`);
});
