import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { createApplications } from '#app/careers/server/applications.server.ts';
import { createUploadQuota } from '#app/careers/server/upload-quota.server.ts';
import { createEnquiries } from '#app/enquiries/store-enquiry.server.ts';
import { createSpamFilter, enquiryTraffic } from '#app/forms/spam-filter.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { testDatabase } from '#tests/databases/database.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';
import { findVenues, log } from './enquiries-of-this-file.ts';
import { startTestStorage } from './storage.ts';
import { withinWindowsOf } from './within-windows-of.ts';

const secret = 'of the tests';

interface Room {
  /** The most bytes that all stored CVs together may take. */
  storedBytes?: number;
  /** Whether the disk is full. */
  isDiskFull?: boolean;
}

interface Sent {
  values?: Record<string, string>;
  bytes?: number;
  address?: string;
  trap?: string;
  to?: ReturnType<typeof createApplications>;
}

/** Job applications with all their limits, over a database and a disk of this test file. */
export function limitedApplicationsOfThisFile() {
  const open = openedForThisFile(
    async () => {
      const db = await testDatabase();
      return { db, database: openDatabase(db.siteUrl), storage: await startTestStorage('disk') };
    },
    async ({ db, database, storage }) => {
      await storage.close();
      await database.close();
      await db.drop();
    },
  );
  const forget = () =>
    open().db.owner.query('truncate career_applications cascade; truncate site.upload_traffic, site.enquiry_traffic');
  beforeEach(forget);

  const newSpamFilter = () => createSpamFilter({ database: open().database.writes, secret, isCounting: true, log });

  function applications({ storedBytes = 1e12, isDiskFull = false }: Room = {}) {
    const { database, storage } = open();
    const quota = createUploadQuota({ database: database.writes, secret, isCounting: true, storedBytes, log });
    const { uploads, store: objects } = storage.storage;
    const full = { ...uploads, stage: () => Promise.resolve({ kind: 'no-room' as const }) };
    return createApplications({
      afterSubmit() {},
      database,
      spamFilter: newSpamFilter(),
      quota,
      uploads: isDiskFull ? full : uploads,
      objects,
      scan: false,
      log,
    });
  }

  let people = 0;
  /** Makes an application of another applicant at each call. */
  function somebody() {
    people += 1;
    return anApplication({ email: `person${people}@example.com`, phone: `98100 ${10_000 + people}` });
  }

  const pdfs = new Map<number, Buffer>();
  function pdfOf(bytes: number): Buffer {
    const pdf = pdfs.get(bytes) ?? aPdf(bytes);
    pdfs.set(bytes, pdf);
    return pdf;
  }

  return {
    open,
    /** Does a test's work within ten minutes of the clock; every hour and every day begins with such a window. */
    withinOneWindow: withinWindowsOf(enquiryTraffic.windowMs, forget),
    applications,
    enquiries: () =>
      createEnquiries({ afterSubmit() {}, database: open().database, spamFilter: newSpamFilter(), findVenues, log }),
    somebody,
    pdfOf,
    send({ values = somebody(), bytes = 20_000, address = '203.0.113.7', trap = '', to = applications() }: Sent = {}) {
      const { body, headers } = new Response(applicationForm(values, { name: 'cv.pdf', bytes: pdfOf(bytes) }));
      const senderOf = () => ({ address, trap, tookMs: 40_000 });
      return to.receive({ body, contentType: headers.get('content-type') ?? '', senderOf });
    },
    async files(): Promise<string[]> {
      const list = (folder: string) => readdir(join(open().storage.dataDir, folder)).catch((): string[] => []);
      return [...(await list('storage/documents/uploads')), ...(await list('incoming'))];
    },
    /** Sets how much of an allowance is used; `source` is a pattern of SQL's `like`. */
    use: (source: string, used: number) =>
      open().db.owner.query('update site.upload_traffic set used = $1 where source like $2', [used, source]),
  };
}
