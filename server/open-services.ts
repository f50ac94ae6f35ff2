import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { defined } from '#domain/defined.ts';
import type { EnquiryVenue } from '#domain/enquiry.ts';
import { createApplications } from '#server/applications/applications.ts';
import { queueLostScans, scanCv } from '#server/applications/scan-cv.ts';
import { createUploadQuota } from '#server/applications/upload-quota.ts';
import { backUpBeside, drillBeside, scheduleBackups } from '#server/backup/schedule-backups.ts';
import { createCatalogue } from '#server/catalogue/create-catalogue.ts';
import { freshFor, freshForEach } from '#server/catalogue/fresh-for.ts';
import { createLastChanges } from '#server/catalogue/last-changes.ts';
import type { Config } from '#server/config.ts';
import { listen } from '#server/database/listen.ts';
import { type Database, openDatabase } from '#server/database/open-database.ts';
import { createBell } from '#server/desk/bell.ts';
import { createDesk } from '#server/desk/desk.ts';
import { ringWhenStored } from '#server/desk/ring-when-stored.ts';
import { createReadFigures } from '#server/desk-figures/read-figures.ts';
import { createEditing } from '#server/editing/editing.ts';
import { createEnquiries } from '#server/enquiries/enquiries.ts';
import { createGuard } from '#server/enquiries/guard/guard.ts';
import { createFindMailProperty } from '#server/enquiries/letters/mail-property.ts';
import { createMailPreviews } from '#server/enquiries/mail-previews.ts';
import { createRequests } from '#server/enquiries/requests.ts';
import { noteFailedMail, sendEnquiryMail } from '#server/enquiries/send-enquiry-mail.ts';
import { tryStoring } from '#server/enquiries/try-storing.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { letVisitorsPass } from '#server/jobs/let-visitors-pass.ts';
import { createMailLedger } from '#server/mail/mail-ledger.ts';
import { openPostbox, type Postbox } from '#server/mail/postbox.ts';
import { createReadMonitoringView } from '#server/monitoring/access.ts';
import { FormCounts } from '#server/monitoring/form-counts.ts';
import { type Monitoring, openMonitoring } from '#server/monitoring/monitoring.ts';
import { createReadTruth } from '#server/monitoring/truth-for.ts';
import { deliverWebhook } from '#server/outbound/deliver-webhook.ts';
import { createInboxFile } from '#server/outbound/inbox-file.ts';
import { sendDeskMail } from '#server/outbound/send-desk-mail.ts';
import { startOutbound } from '#server/outbound/start-outbound.ts';
import { type Readiness, watchReadiness } from '#server/readiness.ts';
import { audit } from '#server/records/audit.ts';
import { forgetExpired } from '#server/records/forget-expired.ts';
import { startNightly } from '#server/records/nightly.ts';
import type { Services } from '#server/services.ts';
import { createStaff } from '#server/staff/staff.ts';
import { createClamd } from '#server/storage/clamd.ts';
import { referencedObjects } from '#server/storage/referenced-objects.ts';
import { readStaffFocus } from '#server/storage/staff-focus.ts';
import { openStorage, type Storage } from '#server/storage/storage.ts';
import { readStoreOwner } from '#server/storage/store-owner.ts';
import { defaultUploadSettings } from '#server/storage/upload-settings.ts';

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
  postbox: Postbox;
  monitoring: Monitoring;
  /** What became of visitors' forms. */
  forms: FormCounts;
  /** Rejects where an enquiry could not be stored; stores none. */
  tryStoring(): Promise<void>;
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
    ...config,
    ...defined({ quiet: running.quiet, niceness: running.niceness }),
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
  const options = freshForEach(VENUES_FRESH_MS, MOST_KEPT_VENUES, async (slug: string) => {
    const { value } = await catalogue.listHotels({ slugs: [slug] });
    return value;
  });
  const venues = async (typed: string) => {
    const slug = typed.trim();
    return slug && slug.length <= 100 ? options.get(slug, slug) : noVenues;
  };
  const hotelNames = freshFor(VENUES_FRESH_MS, async () => {
    const { value } = await catalogue.listHotels({ includeInactive: true });
    return new Map(value.map(({ slug, name }) => [slug, name]));
  });
  const property = createFindMailProperty({ catalogue, jpeg: storage.jpeg });
  const postbox = openPostbox(config);
  const ledger = createMailLedger(database.jobs, config.appSecret);
  const { clamd } = config.uploads ?? defaultUploadSettings;
  const jobs = openJobs({
    database: database.jobs,
    handlers: {
      'enquiry-mail': sendEnquiryMail({ database: database.jobs, property, postbox, ledger, config }),
      'enquiry-mail-failed': noteFailedMail(ledger),
      'desk-mail': sendDeskMail({ database: database.jobs, names: () => hotelNames.get(), property, postbox, config }),
      'cv-scan': scanCv({
        database: database.jobs,
        objects: storage.store,
        scanner: clamd && createClamd(clamd),
        onResult: () => bell.ring(),
      }),
      webhook: deliverWebhook({ database: database.jobs, webhook: config.webhook }),
    },
    pause: () => letVisitorsPass(database.crowdingWrites),
    log,
  });
  const guard = createGuard({ database: database.writes, secret: config.appSecret, counts: config.rateLimit, log });
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
  const bell = createBell({ database: database.desk, sessionUrl: config.migrationDatabaseUrl, log });
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
    tryStoring: () => tryStoring(database.writes),
    log,
  });
  const forms = new FormCounts();
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
    enquiries: ringWhenStored(forms.of('enquiry', createEnquiries({ database, guard, venues, log })), bell),
    requests: ringWhenStored(forms.of('room_request', createRequests({ database, guard, venues, log })), bell),
    applications: ringWhenStored(
      forms.of(
        'application',
        createApplications({
          database,
          guard,
          quota,
          uploads: storage.uploads,
          objects: storage.store,
          scan: clamd !== undefined,
          log,
        }),
      ),
      bell,
    ),
    monitoring,
    monitoringView: createReadMonitoringView({ config, whoAsks: staff.whoIsIn }),
    readTruth: createReadTruth(monitoring, database.desk),
    staff,
    desk: createDesk({
      database: database.desk,
      ownerUrl: config.migrationDatabaseUrl,
      objects: storage.store,
      dataDir: config.dataDir,
      bell,
    }),
    bell,
    figures: createReadFigures(database.desk),
    inboxFile: createInboxFile(database.desk),
    editing: createEditing({ database: database.desk, uploads: storage.uploads }),
  };
  return {
    services,
    checks: { database: catalogue.check, jobs: jobs.check, storage: storage.store.check },
    readiness,
    storage,
    database,
    postbox,
    monitoring,
    forms,
    tryStoring: () => tryStoring(database.writes),
    onContent: (listener) => void contentListeners.push(listener),
    mailPreviews: createMailPreviews({ database: database.jobs, property }),
    endStreams: bell.hush,
    async close() {
      readiness.close();
      endBackups();
      endNights();
      await bell.close();
      endOutbound();
      await endListening?.();
      await monitoring.close();
      await jobs.close();
      postbox.close();
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
    run: () => backUpBeside(ended.signal),
    drill: () => drillBeside(ended.signal),
    log,
  });
  return () => {
    end();
    ended.abort();
  };
}
