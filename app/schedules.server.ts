import type { Logger } from 'pino';
import { queueLostScans } from '#app/careers/server/scan-cv.server.ts';
import { publishDueDrafts } from '#app/desk/content/server/content-drafts.server.ts';
import { queueDigests, queueReminders } from '#app/desk/emails/outbound.server.ts';
import { audit } from '#app/desk/records/audit.server.ts';
import { forgetExpired } from '#app/desk/records/forget-expired.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import {
  backUpInChildProcess,
  backUpOnce,
  backupRule,
  drillInChildProcess,
  drillOnce,
} from '#platform/backup/schedule-backups.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Schedule } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import type { ScheduledQueue } from './queues.server.ts';

const tz = 'Asia/Kolkata';

/** When the scheduled queues get a job. A backup comes at the start of the site too, for the case that the last is missing. */
export function schedules({ backups }: Pick<Config, 'backups'>, now = new Date()) {
  const everyHours = backups?.everyHours;
  return {
    nightly: { at: '0 3 * * *', tz, missed: 'once' },
    // The list is for the morning: if the site is away at eight it goes out later, but not after noon.
    digests: { at: '*/10 8-11 * * *', tz },
    reminders: { at: '* * * * *' },
    backup: everyHours ? { at: backupRule(everyHours, now), missed: 'once', atStart: true } : null,
  } satisfies Partial<Record<ScheduledQueue, Schedule | null>>;
}

interface Parts {
  config: Pick<Config, 'backups' | 'dataDir'>;
  database: Database;
  storage: Pick<Storage, 'store'>;
  /** The origins whose files a published draft may play as films. */
  filmHosts: readonly string[];
  queueDrill: () => Promise<void>;
  log: Logger;
}

export function scheduledWork({
  config,
  database,
  storage,
  filmHosts,
  queueDrill,
  log,
}: Parts): Record<ScheduledQueue, (data: null, ended: AbortSignal) => Promise<void>> {
  const db = database.jobs;
  const records = { database: db, objects: storage.store, dataDir: config.dataDir };
  const everyHours = config.backups?.everyHours;
  return {
    async nightly() {
      const forgotten = await forgetExpired(records);
      const scansQueuedAgain = await queueLostScans(db);
      const found = { forgotten, scansQueuedAgain, ...(await audit(records)) };
      const night = { day: todayInIndia(), finished_at: new Date(), found: JSON.stringify(found) };
      await db
        .insertInto('site.nightly')
        .values(night)
        .onConflict((conflict) => conflict.column('day').doUpdateSet(night))
        .execute();
      log.info({ part: 'nightly', ...found }, 'the records were checked');
    },
    async digests() {
      await queueDigests(db);
    },
    async reminders() {
      await Promise.all([queueReminders(db), publishDueDrafts(db, filmHosts)]);
    },
    async backup(_, ended) {
      if (!everyHours) return;
      await backUpOnce({ database: db, everyHours, run: () => backUpInChildProcess(ended), log });
      await queueDrill();
    },
    async 'backup-drill'(_, ended) {
      await drillOnce({ database: db, run: () => drillInChildProcess(ended), log });
    },
  };
}
