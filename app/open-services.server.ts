import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { builtInObjects } from '#app/built-in-objects.server.ts';
import { createApplications } from '#app/careers/server/applications.server.ts';
import { queueLostScans, scanCv } from '#app/careers/server/scan-cv.server.ts';
import { createUploadQuota } from '#app/careers/server/upload-quota.server.ts';
import { createCatalogue } from '#app/catalogue/server/create-catalogue.server.ts';
import { createLastChanges } from '#app/catalogue/server/last-changes.server.ts';
import { createEditing } from '#app/desk/content/server/editing.server.ts';
import { deliverWebhook } from '#app/desk/emails/deliver-webhook.server.ts';
import { sendDeskMail } from '#app/desk/emails/send-desk-mail.server.ts';
import { startOutbound } from '#app/desk/emails/start-outbound.server.ts';
import { createDesk } from '#app/desk/enquiry/server/desk.server.ts';
import { createReadFigures } from '#app/desk/figures/server/read-figures.server.ts';
import { createDeskNotifier } from '#app/desk/inbox/server/desk-notifier.server.ts';
import { createInboxCsv } from '#app/desk/inbox/server/inbox-csv.server.ts';
import { audit } from '#app/desk/records/audit.server.ts';
import { forgetExpired } from '#app/desk/records/forget-expired.server.ts';
import { startNightly } from '#app/desk/records/start-nightly.server.ts';
import { createStaff } from '#app/desk/staff/server/staff.server.ts';
import { type EmailSender, openEmailSender } from '#app/emails/email-sender.server.ts';
import { createMailPreviews } from '#app/enquiries/emails/email-previews.server.ts';
import { createFindMailProperty } from '#app/enquiries/emails/mail-property.server.ts';
import { noteFailedMail, sendEnquiryMail } from '#app/enquiries/emails/send-enquiry-emails.server.ts';
import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import { checkStoring } from '#app/enquiries/server/check-storing.server.ts';
import { createEnquiries } from '#app/enquiries/server/enquiries.server.ts';
import { createRequests } from '#app/enquiries/server/requests.server.ts';
import { createAfterSubmit } from '#app/forms/server/after-submit.server.ts';
import { FormCounts } from '#app/forms/server/form-counts.server.ts';
import { createSpamFilter } from '#app/forms/spam/spam-filter.server.ts';
import { createReadMonitoringView } from '#app/monitoring/server/monitoring-access.server.ts';
import { type Monitoring, openMonitoring } from '#app/monitoring/server/open-monitoring.server.ts';
import { createReadSiteStatus } from '#app/monitoring/server/server-status.server.ts';
import { backUpBeside, drillBeside, scheduleBackups } from '#platform/backup/schedule-backups.ts';
import { cacheFor, cacheForEach } from '#platform/cache-for.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';
import { readStaffFocus } from '#platform/images/stored-focal-point.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { waitForQuietMoment } from '#platform/jobs/wait-for-quiet-moment.ts';
import { openSentMailRecords } from '#platform/mail/sent-mail-records.ts';
import { type Readiness, watchReadiness } from '#platform/startup/readiness.ts';
import { openStorage, type Storage } from '#platform/storage/open-storage.ts';
import { referencedObjects } from '#platform/storage/referenced-objects.ts';
import { readStoreOwner } from '#platform/storage/store-owner.ts';
import { defaultUploadSettings } from '#platform/storage/upload-settings.ts';
import { createClamd } from '#platform/storage/virus-scanner.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import type { Services } from './services.server.ts';

/** How long the hotels that a form may name are kept, milliseconds. */
const VENUES_FRESH_MS = 5_000;
const MOST_KEPT_VENUES = 100;
const noVenues: EnquiryVenue[] = [];

/** What a running site holds, and how it lets go of it. */
export interface OpenServices {
  services: Services;
  /** Asked by `/api/health?deep=1`; each throws or rejects where its part is down. */
  checks: Record<string, () => Promise<void>>;
  /** Asked by `/api/health/ready`. */
  readiness: Readiness;
  storage: Storage;
  database: Database;
  emailSender: EmailSender;
  monitoring: Monitoring;
  /** What became of visitors' forms. */
  forms: FormCounts;
  /** Rejects where an enquiry could not be stored; stores none. */
  checkStoring(): Promise<void>;
  /** Calls back whenever content was changed, by whichever replica. */
  onContent(listener: () => void): void;
  /** Shown under `npm run dev` only. */
  mailPreviews: Hono;
  /** Ends what would otherwise stay open as long as its visitor, before a stop waits for requests in flight. */
  endStreams(): void;
  /** Closes the parts in the reverse of the order in which they were opened. */
  close(): Promise<void>;
}

/** The build that runs: its name, and the folder it lies in. */
export interface RunningBuild {
  build: string;
  buildDir: string;
}

/** How soon pictures are made that nobody waits for. */
export interface PicturePace {
  /** Milliseconds without a visitor before the first of them. */
  quiet?: number;
  /** Of the encoder that nobody waits for. */
  niceness?: number;
}

/** Opens every part of the site. Never waits for a database: one that is away must not keep the site from serving. */
export async function openServices(
  config: Config,
  log: Logger,
  running: RunningBuild & PicturePace & { isPrepared: () => boolean },
): Promise<OpenServices> {
  const database = openDatabase(config.databaseUrl, config.replicas?.catalogueDatabaseUrl);
  const storage = await openStorage({
    builtInObjects: builtInObjects(),
    ...config,
    ...withoutUndefined({ quiet: running.quiet, niceness: running.niceness }),
    ...(config.databaseUrl && { readFocus: (object: string) => readStaffFocus(database.reads, object) }),
    log,
  });
  const catalogue = createCatalogue({ database: config.databaseUrl ? database : null, dataDir: config.dataDir, log });
  if (config.databaseUrl) {
    storage.sweep({
      referenced: (keys) => referencedObjects(database.reads, keys),
      owner: () => readStoreOwner(database.reads),
    });
  }
  const options = cacheForEach(VENUES_FRESH_MS, MOST_KEPT_VENUES, async (slug: string) => {
    const { value } = await catalogue.listHotels({ slugs: [slug] });
    return value;
  });
  const venues = async (typed: string) => {
    const slug = typed.trim();
    return slug && slug.length <= 100 ? options.get(slug, slug) : noVenues;
  };
  const hotelNames = cacheFor(VENUES_FRESH_MS, async () => {
    const { value } = await catalogue.listHotels({ includeInactive: true });
    return new Map(value.map(({ slug, name }) => [slug, name]));
  });
  const property = createFindMailProperty({ catalogue, jpeg: storage.jpeg });
  const emailSender = openEmailSender(config);
  const sentMailRecords = openSentMailRecords(database.jobs, config.appSecret);
  const { clamd } = config.uploads ?? defaultUploadSettings;
  const jobs = openJobs({
    database: database.jobs,
    handlers: {
      'enquiry-mail': sendEnquiryMail({ database: database.jobs, property, emailSender, sentMailRecords, config }),
      'enquiry-mail-failed': noteFailedMail(sentMailRecords),
      'desk-mail': sendDeskMail({
        database: database.jobs,
        names: () => hotelNames.get(),
        property,
        emailSender,
        config,
      }),
      'cv-scan': scanCv({
        database: database.jobs,
        objects: storage.store,
        scanner: clamd && createClamd(clamd),
        onResult: () => deskNotifier.notify(),
      }),
      webhook: deliverWebhook({ database: database.jobs, webhook: config.webhook }),
    },
    pause: () => waitForQuietMoment(database.crowdingWrites),
    log,
  });
  const spamFilter = createSpamFilter({
    database: database.writes,
    secret: config.appSecret,
    counts: config.rateLimit,
    log,
  });
  const quota = createUploadQuota({
    database: database.writes,
    secret: config.appSecret,
    counts: config.rateLimit,
    storedBytes: (config.uploads ?? defaultUploadSettings).storedBytes,
    log,
  });
  const staff = createStaff({
    database: database.desk,
    secret: config.appSecret,
    publicUrl: config.publicUrl,
    secondFactor: config.staffSecondFactor,
    counts: config.rateLimit,
  });
  const deskNotifier = createDeskNotifier({ database: database.desk, sessionUrl: config.migrationDatabaseUrl, log });
  const records = { database: database.jobs, objects: storage.store, dataDir: config.dataDir };
  const endNights = startNightly({
    database: database.jobs,
    log,
    run: async () => {
      const forgotten = await forgetExpired(records);
      const scansQueuedAgain = await queueLostScans(database.jobs);
      return { forgotten, scansQueuedAgain, ...(await audit(records)) };
    },
  });
  const readiness = watchReadiness({
    isPrepared: running.isPrepared,
    checkQueues: jobs.check,
    checkStoring: () => checkStoring(database.writes),
    log,
  });
  const forms = new FormCounts();
  const afterSubmit = createAfterSubmit({
    counts: forms,
    notifyDesk: deskNotifier.notify,
    checkReadiness: readiness.lookAgain,
  });
  const endBackups = startBackups(config, database, log);
  const monitoring = openMonitoring({
    database,
    checkContent: catalogue.check,
    isOn: config.operators?.measures ?? true,
    ...running,
    log,
  });
  const contentListeners: (() => void)[] = [catalogue.outdate];
  const endListening = config.databaseUrl
    ? listen({
        url: config.migrationDatabaseUrl,
        channel: 'content',
        onNotice() {
          for (const hear of contentListeners) hear();
        },
        onReconnect: readiness.lookAgain,
        log,
      })
    : undefined;
  const endOutbound = startOutbound({ database: database.jobs, hasWebhook: config.webhook !== undefined, log });
  const services: Services = {
    config,
    log,
    catalogue,
    lastChanges: createLastChanges(database.reads, log),
    enquiries: createEnquiries({ database, spamFilter, venues, afterSubmit, log }),
    requests: createRequests({ database, spamFilter, venues, afterSubmit, log }),
    applications: createApplications({
      database,
      spamFilter,
      quota,
      uploads: storage.uploads,
      objects: storage.store,
      scan: clamd !== undefined,
      afterSubmit,
      log,
    }),
    monitoring,
    monitoringView: createReadMonitoringView({ config, whoAsks: staff.whoIsIn }),
    readSiteStatus: createReadSiteStatus(monitoring, database.desk),
    staff,
    desk: createDesk({
      database: database.desk,
      ownerUrl: config.migrationDatabaseUrl,
      objects: storage.store,
      dataDir: config.dataDir,
      deskNotifier,
    }),
    deskNotifier,
    figures: createReadFigures(database.desk),
    inboxCsv: createInboxCsv(database.desk),
    editing: createEditing({ database: database.desk, uploads: storage.uploads }),
  };
  return {
    services,
    checks: { database: catalogue.check, jobs: jobs.check, storage: storage.store.check },
    readiness,
    storage,
    database,
    emailSender,
    monitoring,
    forms,
    checkStoring: () => checkStoring(database.writes),
    onContent: (listener) => void contentListeners.push(listener),
    mailPreviews: createMailPreviews({ database: database.jobs, property }),
    endStreams: deskNotifier.endAll,
    async close() {
      readiness.close();
      endBackups();
      endNights();
      await deskNotifier.close();
      endOutbound();
      await endListening?.();
      await monitoring.close();
      await jobs.close();
      emailSender.close();
      await catalogue.close();
      await database.close();
      await storage.close();
    },
  };
}

/** Backups by themselves, where the configuration names a place for them. */
function startBackups({ backups }: Config, database: Database, log: Logger): () => void {
  if (!backups?.everyHours) return () => {};
  const ended = new AbortController();
  const { everyHours } = backups;
  const end = scheduleBackups({
    database: database.jobs,
    everyHours,
    run: (signal) => backUpBeside(AbortSignal.any([ended.signal, signal])),
    drill: (signal) => drillBeside(AbortSignal.any([ended.signal, signal])),
    log,
  });
  return () => {
    end();
    ended.abort();
  };
}
