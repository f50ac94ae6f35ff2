import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { scanCv } from '#app/careers/server/scan-cv.server.ts';
import { type Catalogue, openCatalogue } from '#app/catalogue/server/catalogue.server.ts';
import { createLastChanges } from '#app/catalogue/server/last-changes.server.ts';
import { createEditing } from '#app/desk/content/server/editing.server.ts';
import { createDiary } from '#app/desk/diary/server/diary.server.ts';
import { deliverWebhook } from '#app/desk/emails/deliver-webhook.server.ts';
import { watchOutbox } from '#app/desk/emails/outbound.server.ts';
import { sendDeskMail } from '#app/desk/emails/send-desk-mail.server.ts';
import { createDesk } from '#app/desk/enquiry/server/desk.server.ts';
import { createPapers } from '#app/desk/enquiry/server/papers.server.ts';
import { createReadFigures } from '#app/desk/figures/server/figures.server.ts';
import { createInboxCsv } from '#app/desk/inbox/server/inbox-csv.server.ts';
import { createStaff } from '#app/desk/staff/server/staff.server.ts';
import { createOpenDays } from '#app/diary/open-days.server.ts';
import { type EmailSender, openEmailSender } from '#app/emails/email-layout.server.ts';
import { checkStoring } from '#app/enquiries/check-storing.server.ts';
import { createDeskNotifier, deskChannel } from '#app/enquiries/desk-notifier.server.ts';
import { createMailPreviews } from '#app/enquiries/email-previews.server.ts';
import { openSentMailRecords, recordFailedMail, sendEnquiryMail } from '#app/enquiries/enquiry-emails.server.ts';
import { createFindMailProperty } from '#app/enquiries/visitor-mails.server.ts';
import { createFamilyLinks, createFamilyMailLink } from '#app/family/family-links.server.ts';
import { createWriteFamilyMail } from '#app/family/family-mails.server.ts';
import type { FormCounts } from '#app/forms/receive-form.server.ts';
import type { Language } from '#app/language/page-language.ts';
import { createReadMonitoringView } from '#app/monitoring/server/monitoring-access.server.ts';
import { type Monitoring, openMonitoring } from '#app/monitoring/server/open-monitoring.server.ts';
import { createReadMailAlarm, createReadSiteStatus } from '#app/monitoring/server/server-status.server.ts';
import { type JobData, type ScheduledQueue, waitForQuietMoment } from '#app/queues.server.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { type Readiness, watchReadiness } from '#platform/startup/readiness.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import { createClaimStore } from '#platform/storage/store-owner.ts';
import { createClamd } from '#platform/storage/virus-scanner.ts';
import { openFormParts, openForms } from './open-forms.server.ts';
import { openSiteStorage, type PicturePace } from './open-site-storage.server.ts';
import { scheduledWork, schedules } from './schedules.server.ts';
import type { Services } from './services.server.ts';
import type { SitePages } from './site-pages.server.ts';

/** The parts of a running site, and the functions that close it. */
export interface OpenServices {
  services: Services;
  catalogueIn: (language: Language) => Catalogue;
  /** The same services, with catalogue and forms in the language of these pages. */
  servicesFor: (pages: Pick<SitePages, 'language' | 'openForms'>) => Services;
  /** `/api/health?deep=1` asks these; each throws or rejects if its part is down. */
  checks: Record<string, () => Promise<void>>;
  readiness: Readiness;
  storage: Storage;
  database: Database;
  emailSender: EmailSender;
  monitoring: Monitoring;
  forms: FormCounts;
  /** Rejects if an enquiry could not be stored; it stores none. */
  checkStoring(): Promise<void>;
  /** Calls back whenever content was changed, by whichever replica, and pages show it. */
  onContent(listener: () => void): void;
  /** The previews are mounted under `npm run dev` only. */
  mailPreviews: Hono;
  /** Ends the connections that stay open as long as their visitor, before a stop waits for requests in flight. */
  endStreams(): void;
  /** Closes the parts: first those that use others, last the database and the storage. */
  close(): Promise<void>;
}

interface Running extends PicturePace {
  build: string;
  buildDir: string;
  /** Whether schema, queues and content are what this build needs. */
  isPrepared: () => boolean;
}

/** Opens every part of the site; a database that is away must not keep it from serving. */
export async function openServices(config: Config, log: Logger, running: Running): Promise<OpenServices> {
  const database = openDatabase(config.databaseUrl, config.catalogueDatabaseUrl);
  const storage = await openSiteStorage({ ...running, config, database, log });
  const content = openCatalogue({
    database: config.databaseUrl ? database : null,
    dataDir: config.dataDir,
    samples: config.sampleContent,
    log,
  });
  const catalogue = content.catalogueIn('en');
  const deskNotifier = createDeskNotifier(database.desk, log);
  const hindi = content.catalogueIn('hi');
  const shared = { config, database, storage, catalogue, hindi, notifyDesk: deskNotifier.notify, log };
  const familyLinks = createFamilyLinks({
    database: database.writes,
    secret: config.appSecret,
    ...(config.rateLimit && { counting: database.desk }),
  });
  const { jobs, emailSender, mailPreviews } = openJobsAndMail(shared);
  const tryToStore = () => checkStoring(database.writes);
  const readiness = watchReadiness({
    isPrepared: running.isPrepared,
    checkQueues: jobs.check,
    checkStoring: tryToStore,
    log,
  });
  const openDays = createOpenDays({ database: database.reads, limits: config.rateLimit, log });
  const { counts, formParts } = openFormParts({
    ...shared,
    openDays,
    familyLinks,
    checkReadiness: readiness.checkAgain,
  });
  const monitoring = openMonitoring({
    ...running,
    database,
    checkContent: content.check,
    isOn: config.operators?.measures ?? true,
    log,
  });
  const stopHearing = config.databaseUrl
    ? listen({
        url: config.migrationDatabaseUrl,
        onNotice: { content: (changed) => void content.refresh(changed), [deskChannel]: deskNotifier.tellAll },
        onReconnect: readiness.checkAgain,
        onConnect: createClaimStore(config.storageUrl !== undefined, log),
        log,
      })
    : undefined;
  const stopOutbox = watchOutbox({ database: database.jobs, hasWebhook: config.webhook !== undefined, log });
  const staff = createStaff({
    database: database.desk,
    secret: config.appSecret,
    publicUrl: config.publicUrl,
    secondFactor: config.staffSecondFactor,
    counts: config.rateLimit,
  });
  const services: Services = {
    config,
    log,
    catalogue,
    lastChanges: createLastChanges(database.reads, log),
    ...openForms(formParts, catalogue),
    familyLinks,
    monitoringView: createReadMonitoringView({ config, whoAsks: staff.whoIsIn }),
    readSiteStatus: createReadSiteStatus(monitoring, database.desk),
    readMailAlarm: createReadMailAlarm(database.jobs),
    staff,
    desk: createDesk({
      database: database.desk,
      ownerUrl: config.migrationDatabaseUrl,
      objects: storage.store,
      dataDir: config.dataDir,
      deskNotifier,
    }),
    openDays,
    diary: createDiary({ database: database.desk, deskNotifier }),
    deskNotifier,
    figures: createReadFigures(database.desk),
    papers: createPapers({ database: database.desk, storage, scanner: openScanner(config), deskNotifier }),
    inboxCsv: createInboxCsv(database.desk),
    editing: createEditing({
      database: database.desk,
      uploads: storage.uploads,
      filmHosts: filmHostsOf(config),
    }),
  };
  return {
    services,
    catalogueIn: content.catalogueIn,
    servicesFor({ language, openForms: openTheirForms }) {
      const theirs = content.catalogueIn(language);
      return { ...services, catalogue: theirs, ...openTheirForms(formParts, theirs) };
    },
    checks: { database: content.check, jobs: jobs.check, storage: storage.store.check },
    readiness,
    storage,
    database,
    emailSender,
    monitoring,
    forms: counts,
    checkStoring: tryToStore,
    onContent: content.onChange,
    mailPreviews,
    endStreams: deskNotifier.endAll,
    async close() {
      readiness.close();
      stopOutbox();
      deskNotifier.close();
      await stopHearing?.();
      await monitoring.close();
      await jobs.close();
      emailSender.close();
      await content.close();
      await database.close();
      await storage.close();
    },
  };
}

interface Parts {
  config: Config;
  database: Database;
  storage: Storage;
  catalogue: Catalogue;
  hindi: Catalogue;
  /** Notifies open desks that a CV was scanned. */
  notifyDesk: () => void;
  log: Logger;
}

/** Opens the queue and its workers: e-mails to visitors and staff, scans of CVs, the operator's webhook, and what the clock starts. */
function openJobsAndMail({ config, database, storage, catalogue, hindi, notifyDesk, log }: Parts) {
  const db = database.jobs;
  const findProperty = createFindMailProperty({ catalogue, hindi, jpeg: storage.jpeg });
  const names = async () => {
    const { value } = await catalogue.listHotels({ includeInactive: true });
    return new Map(value.map(({ slug, name }) => [slug, name]));
  };
  const emailSender = openEmailSender(config);
  const sentMailRecords = openSentMailRecords(db, config.appSecret);
  const links = createFamilyLinks({ database: db, secret: config.appSecret });
  const familyLink = createFamilyMailLink(links, config.publicUrl);
  const writeFamilyMail = createWriteFamilyMail({
    ...config,
    database: db,
    findProperty,
    links,
    publicUrl: config.publicUrl,
  });
  const scanner = openScanner(config);
  const jobs: Jobs = openJobs<JobData & Record<ScheduledQueue, null>>({
    database: db,
    schedules: schedules(config),
    handlers: {
      ...scheduledWork({
        config,
        database,
        storage,
        filmHosts: filmHostsOf(config),
        queueDrill: () => jobs.send('backup-drill'),
        log,
      }),
      'enquiry-mail': sendEnquiryMail({
        database: db,
        findProperty,
        familyLink,
        writeFamilyMail,
        emailSender,
        sentMailRecords,
        config,
      }),
      'enquiry-mail-failed': recordFailedMail(sentMailRecords),
      'desk-mail': sendDeskMail({ database: db, names, findProperty, emailSender, config }),
      'cv-scan': scanCv({ database: db, objects: storage.store, scanner, onResult: notifyDesk }),
      webhook: deliverWebhook({ database: db, webhook: config.webhook }),
    },
    pause: () => waitForQuietMoment(database.crowdingWrites),
    log,
  });
  return { jobs, emailSender, mailPreviews: createMailPreviews({ database: db, findProperty }) };
}

/** The virus scanner for files of strangers and colleagues; undefined if none is configured. */
function openScanner({ uploads: { clamd } }: Pick<Config, 'uploads'>) {
  return clamd && createClamd(clamd);
}

/** The origins whose files pages may play as films, beside the site's own paths. */
function filmHostsOf({ filmHosts, publicUrl }: Pick<Config, 'filmHosts' | 'publicUrl'>): string[] {
  return [...filmHosts, ...(publicUrl ? [publicUrl] : [])];
}
