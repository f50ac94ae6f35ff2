import type { Logger } from 'pino';
import { queueLostScans } from '#app/careers/server/scan-cv.server.ts';
import { startOutbound } from '#app/desk/emails/start-outbound.server.ts';
import { audit } from '#app/desk/records/audit.server.ts';
import { forgetExpired } from '#app/desk/records/forget-expired.server.ts';
import { startNightly } from '#app/desk/records/start-nightly.server.ts';
import { backUpInChildProcess, drillInChildProcess, scheduleBackups } from '#platform/backup/schedule-backups.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Storage } from '#platform/storage/open-storage.ts';

interface Parts {
  config: Config;
  database: Database;
  storage: Storage;
  log: Logger;
}

/**
 * Starts everything that the site does at fixed times: the night's work, messages to staff and the webhook, and
 * backups.
 */
export function startSchedules(parts: Parts): () => void {
  const { config, database, log } = parts;
  const stops = [
    startNight(parts),
    startOutbound({ database: database.jobs, hasWebhook: config.webhook !== undefined, log }),
    startBackups(parts),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Deletes expired records once a night, queues lost scans again and audits the stored records. */
function startNight({ config, database, storage, log }: Parts): () => void {
  const records = { database: database.jobs, objects: storage.store, dataDir: config.dataDir };
  return startNightly({
    database: database.jobs,
    log,
    run: async () => {
      const forgotten = await forgetExpired(records);
      const scansQueuedAgain = await queueLostScans(database.jobs);
      return { forgotten, scansQueuedAgain, ...(await audit(records)) };
    },
  });
}

/** Backups are made if the configuration names a place for them. */
function startBackups({ config: { backups }, database, log }: Parts): () => void {
  if (!backups?.everyHours) return () => {};
  const stopped = new AbortController();
  const stop = scheduleBackups({
    database: database.jobs,
    everyHours: backups.everyHours,
    run: (signal) => backUpInChildProcess(AbortSignal.any([stopped.signal, signal])),
    drill: (signal) => drillInChildProcess(AbortSignal.any([stopped.signal, signal])),
    log,
  });
  return () => {
    stop();
    stopped.abort();
  };
}
