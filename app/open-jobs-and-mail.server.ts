import type { Logger } from 'pino';
import { scanCv } from '#app/careers/server/scan-cv.server.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { deliverWebhook } from '#app/desk/emails/deliver-webhook.server.ts';
import { createReadHotelNames } from '#app/desk/emails/read-hotel-names.server.ts';
import { sendDeskMail } from '#app/desk/emails/send-desk-mail.server.ts';
import { openEmailSender } from '#app/emails/email-sender.server.ts';
import { createMailPreviews } from '#app/enquiries/emails/email-previews.server.ts';
import { recordFailedMail, sendEnquiryMail } from '#app/enquiries/emails/enquiry-emails.server.ts';
import { openSentMailRecords } from '#app/enquiries/emails/sent-mail-records.server.ts';
import { createFindMailProperty } from '#app/enquiries/emails/venue-emails.server.ts';
import { waitForQuietMoment } from '#app/queues.server.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import { defaultUploadSettings } from '#platform/storage/upload-settings.ts';
import { createClamd } from '#platform/storage/virus-scanner.ts';

interface Parts {
  config: Config;
  database: Database;
  storage: Storage;
  catalogue: Catalogue;
  /** Notifies open desks that a CV was scanned. */
  notifyDesk: () => void;
  log: Logger;
}

/** Opens the queue and its workers: e-mails to visitors and staff, scans of CVs, and the operator's webhook. */
export function openJobsAndMail({ config, database, storage, catalogue, notifyDesk, log }: Parts) {
  const db = database.jobs;
  const property = createFindMailProperty({ catalogue, jpeg: storage.jpeg });
  const names = createReadHotelNames(catalogue);
  const emailSender = openEmailSender(config);
  const sentMailRecords = openSentMailRecords(db, config.appSecret);
  const { clamd } = config.uploads ?? defaultUploadSettings;
  const scanner = clamd && createClamd(clamd);
  const jobs = openJobs({
    database: db,
    handlers: {
      'enquiry-mail': sendEnquiryMail({ database: db, property, emailSender, sentMailRecords, config }),
      'enquiry-mail-failed': recordFailedMail(sentMailRecords),
      'desk-mail': sendDeskMail({ database: db, names, property, emailSender, config }),
      'cv-scan': scanCv({ database: db, objects: storage.store, scanner, onResult: notifyDesk }),
      webhook: deliverWebhook({ database: db, webhook: config.webhook }),
    },
    pause: () => waitForQuietMoment(database.crowdingWrites),
    log,
  });
  return { jobs, emailSender, mailPreviews: createMailPreviews({ database: db, property }) };
}
