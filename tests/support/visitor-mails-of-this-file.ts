import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { beforeEach } from 'vitest';
import { openEmailSender } from '#app/emails/email-layout.server.ts';
import { openSentMailRecords, sendEnquiryMail } from '#app/enquiries/enquiry-emails.server.ts';
import { createRequests } from '#app/enquiries/requests/requests.server.ts';
import type { SubmitResult } from '#app/forms/form-types.ts';
import type { JobData } from '#app/queues.server.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { anApplication } from '#tests/factories/an-application.ts';
import { enquiriesOfThisFile, findVenues, log } from './enquiries-of-this-file.ts';

const hotel = { name: 'The Tivoli', city: 'New Delhi', phone: '+91 11 5550 0110', email: 'thetivoli@example.com' };

export type MailedTable = JobData['enquiry-mail']['of'];

interface Sent {
  reference: string;
  acknowledgement: Email;
  alert: Email;
  /** The tables' values, as the database returns them. */
  arrived: Date;
  due: Date;
}

export type VisitorMails = ReturnType<typeof visitorMailsOfThisFile>;

/** Shows a test file the mails about what visitors sent, as the mail server would receive them. */
export function visitorMailsOfThisFile() {
  const { open } = enquiriesOfThisFile();
  const dataDir = openedForThisFile(
    () => mkdtemp(join(tmpdir(), 'tivoli-mails-')),
    (folder) => rm(folder, { recursive: true }),
  );

  beforeEach(() => open().db.owner.query('truncate career_applications, site.mail cascade'));

  /** Returns both mails about a stored row, as the mail server would receive them. */
  async function mailsAbout(of: MailedTable, outcome: SubmitResult): Promise<Sent> {
    if (outcome.kind !== 'stored') throw new Error(`Not stored: ${JSON.stringify(outcome)}`);
    const { id, reference } = outcome.enquiry;
    const { database, db } = open();
    const send = sendEnquiryMail({
      database: database.jobs,
      findProperty: async (slug) => (slug === 'the-tivoli' ? hotel : null),
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
    return createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
  }

  async function anApplicationStored(): Promise<SubmitResult> {
    const { position, motivation, address } = anApplication();
    const { rows } = await open().db.owner.query(
      `insert into career_applications
         (language, reference, submission_id, content_hash, consent_version, consent_at, name, email, phone, position, address,
          motivation, cover_letter, cv_filename, cv_path, cv_type, cv_size)
       values ('en', 'TV-7K3M9Q', gen_random_uuid(), repeat('0', 64), '1', now(), 'Asha Sample', 'asha@example.com',
          '+919810000001', $1, $2, $3, 'I start in March.', 'asha.pdf', 'documents/uploads/1', 'application/pdf', 20)
       returning id, reference`,
      [position, address, motivation],
    );
    return { kind: 'stored', enquiry: rows[0], repeated: false };
  }

  return { open, mailsAbout, requests, anApplicationStored };
}
