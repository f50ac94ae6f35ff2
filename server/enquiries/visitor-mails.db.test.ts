import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatDay, formatMoment } from '#domain/dates.ts';
import type { SubmitResult } from '#domain/form.ts';
import type { JobData } from '#server/jobs/queues.ts';
import { createMailLedger } from '#server/mail/mail-ledger.ts';
import { openPostbox } from '#server/mail/postbox.ts';
import { inDays } from '#tests/dates.ts';
import { enquiriesOfThisFile, log, venues } from '#tests/enquiries-of-this-file.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anApplication } from '#tests/factories/an-application.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { openedForThisFile } from '#tests/opened-for-this-file.ts';
import { createRequests } from './requests.ts';
import { sendEnquiryMail } from './send-enquiry-mail.ts';

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
    postbox: openPostbox({ mailFrom: 'Tivoli <hello@example.com>', dataDir: dataDir() }),
    ledger: createMailLedger(database.jobs, 'a secret of this test, long enough'),
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
  const { database, guard } = open();
  return createRequests({ database, guard, venues, log });
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
    facts: {
      acknowledgement: [
        'Namaste Meera Sample,',
        'The Tivoli, New Delhi',
        'Wedding',
        wedding,
        '450',
        '₹10 – 20 Lakhs',
        '+91 11 5550 0110',
      ],
      alert: ['Meera Sample', '+919810000000', 'meera@example.com', wedding, 'A white horse', 'Yes'],
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
    facts: { acknowledgement: ['The Tivoli, New Delhi', wedding], alert: ['MICE', '450'] },
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
    facts: {
      acknowledgement: [
        'The Tivoli, New Delhi',
        'Deluxe Room',
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
    facts: { acknowledgement: ['About|Sustainability'], alert: ['Message: How much water?'] },
  },
  'an application': {
    of: 'career_applications',
    send: anApplicationStored,
    sender: { address: 'asha@example.com', name: 'Asha Sample' },
    inbox: 'careers@example.com',
    copy: 'sales@example.com',
    subjects: { acknowledgement: 'Tivoli: we have your application #', alert: '#: application, Chef' },
    facts: {
      acknowledgement: ['Position|Chef'],
      alert: [
        '+919810000001',
        'asha@example.com',
        'CV|asha.pdf',
        'I cook for a hundred',
        'I start in March.',
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

test('the calendar entry of a stay goes from arrival to departure', async () => {
  const { acknowledgement } = await mailsAbout('room_bookings', await requests().room(aRoomHotel(), aRoomRequest()));
  const file = acknowledgement.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = new TextDecoder().decode(file?.content as ArrayBuffer);
  expect(content).toContain(`DTSTART;VALUE=DATE:${inDays(30).replaceAll('-', '')}`);
  expect(content).toContain(`DTEND;VALUE=DATE:${inDays(32).replaceAll('-', '')}`);
});
