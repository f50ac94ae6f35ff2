import type { Kysely } from 'kysely';
import type { EnquiryVenue } from '#domain/enquiry.ts';
import type { Config } from '#server/config.ts';
import type { DB } from '#server/database/types.ts';
import type { JobHandlers } from '#server/jobs/jobs.ts';
import type { Postbox } from '#server/mail/postbox.ts';
import { acknowledgement } from './acknowledgement.ts';
import { alert } from './alert.ts';
import { mailableEnquiry } from './mailable-enquiry.ts';

interface Parts {
  database: Kysely<DB>;
  postbox: Postbox;
  venues: () => Promise<EnquiryVenue[]>;
  config: Pick<Config, 'salesInbox'>;
}

/** Works on the queue `enquiry-mail`. Safe to repeat: the same mail keeps its Message-ID and its date. */
export function sendEnquiryMail({ database, postbox, venues, config }: Parts): JobHandlers['enquiry-mail'] {
  return async ({ id, mail }) => {
    const enquiry = await mailableEnquiry(database, await venues(), id);
    if (!enquiry) return;
    const visitor = { name: enquiry.name, address: enquiry.email };
    const envelope = { id: `enquiry-${enquiry.id}.${mail}`, date: enquiry.createdAt };
    if (mail === 'acknowledgement') {
      const to = { name: '', address: enquiry.email };
      await postbox.deliver({ ...envelope, to, letter: acknowledgement(enquiry) });
    } else {
      await postbox.deliver({ ...envelope, to: config.salesInbox, replyTo: visitor, letter: alert(enquiry) });
    }
  };
}
