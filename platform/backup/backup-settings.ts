import { resolve } from 'node:path';
import type { z } from 'zod';
import type { BackupPlan } from '#platform/startup/operator-settings.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { atLeast, isWebUrl, namesBucket, text, wholeNumber } from '#platform/startup/value-checks.ts';

export interface BackupSettings {
  /** The absolute path of the folder of archives on this machine, or of those that wait to be sent to the store. */
  folder: string;
  /** The URL of an S3-compatible store for archives, with its bucket as path. */
  store?: { url: string; key: string; secret: string };
  passphrase?: string;
  /** Hours from one backup to the next; absent if backups are made only on demand. */
  everyHours?: number;
  keep: number;
}

/** Days for which a backup is kept by default; what was deleted on the site stays in it until then. */
export const backupDays = 14;

export const backupVariables = {
  BACKUP_DIR: text.optional(),
  BACKUP_URL: text.refine(isWebUrl, 'a URL of the form https://host/bucket').optional(),
  BACKUP_KEY: text.optional(),
  BACKUP_SECRET: text.optional(),
  BACKUP_PASSPHRASE: atLeast(12).optional(),
  BACKUP_EVERY_HOURS: wholeNumber(1, 720, 'a whole number of hours from 1 to 720').default(24),
  BACKUP_KEEP: wholeNumber(1, 1_000, 'a whole number from 1 to 1000').default(backupDays),
};

/** Backups are made by themselves as soon as a place for them is named. */
export function readBackupSettings(
  value: z.infer<z.ZodObject<typeof backupVariables>>,
  dataDir: string,
): BackupSettings {
  const { BACKUP_URL: url, BACKUP_KEY: key, BACKUP_SECRET: secret, BACKUP_PASSPHRASE: passphrase } = value;
  if (url && !(key && secret)) {
    throw new Refusal('BACKUP_URL is set without its credentials: set BACKUP_KEY and BACKUP_SECRET too.');
  }
  if (url && !namesBucket(url)) {
    throw new Refusal('BACKUP_URL must name the bucket as its path, such as https://s3.example.com/backups.');
  }
  const isNamed = value.BACKUP_DIR !== undefined || url !== undefined;
  return {
    folder: resolve(value.BACKUP_DIR ?? `${dataDir}/backups`),
    keep: value.BACKUP_KEEP,
    ...(url && key && secret && { store: { url, key, secret } }),
    ...(passphrase && { passphrase }),
    ...(isNamed && { everyHours: value.BACKUP_EVERY_HOURS }),
  };
}

export function backupPlan({ everyHours, passphrase }: BackupSettings): BackupPlan {
  return { isEncrypted: passphrase !== undefined, ...(everyHours !== undefined && { everyHours }) };
}
