import { resolve } from 'node:path';
import { z } from 'zod';
import {
  type BackupSettings,
  backupPlan,
  backupVariables,
  readBackupSettings,
} from '#platform/backup/backup-settings.ts';
import { type OperatorSettings, operatorVariables, readOperatorSettings } from '#platform/startup/operator-settings.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import {
  atLeast,
  databaseUrl,
  host,
  isAddressRange,
  isContactUrl,
  isMailbox,
  isMailServerUrl,
  isOrigin,
  mailbox,
  namesBucket,
  onOrOff,
  text,
  webUrl,
  wholeNumber,
} from '#platform/startup/value-checks.ts';
import { readUploadSettings, type UploadSettings, uploadVariables } from '#platform/storage/upload-settings.ts';
import { withoutUndefined } from './without-undefined.ts';

/** The settings of the environment, read and checked once at the start. */
export interface Config {
  port: number;
  host: string;
  /** The absolute path of the folder for everything that the site stores. */
  dataDir: string;
  /** The PostgreSQL that the site uses; an embedded one if the environment names none. */
  databaseUrl: string;
  /** The owner's connection, for migrations and seed. */
  migrationDatabaseUrl: string;
  /** The canonical origin, without a trailing slash; absent: the origin of each request. */
  publicUrl?: string;
  /** The addresses and CIDR ranges whose forwarded headers are believed. */
  trustedProxies: string[];
  /** The origins, beside our own, whose files pages may play as films. */
  filmHosts: string[];
  /** The URL (mailto or https) at which somebody reports a vulnerability (RFC 9116). */
  securityContact: string;
  appSecret: string;
  smtpUrl?: string;
  mailFrom: string;
  salesInbox: string;
  storageUrl?: string;
  storageKey?: string;
  storageSecret?: string;
  /** A replica of the database that visitors' pages are read from; absent: they are read from the main one. */
  catalogueDatabaseUrl?: string;
  /** Seconds from the signal to stop until no new request is accepted, so that the proxy notices in time. */
  drainSeconds: number;
  rateLimit: boolean;
  /** The members of staff who need more than a password to sign in to the desk. */
  staffSecondFactor: 'everyone' | 'administrators' | 'optional';
  /** The URL that gets every event, and the key that signs the events. */
  webhook?: { url: string; secret: string };
  /** Whether pages show content that nobody has supplied yet, with a mark, or leave it out. */
  sampleContent: 'show' | 'hide';
  monitoringAccess: 'public' | 'staff';
  /** The token with which programs read figures and deep health; absent: only staff can. */
  monitoringToken?: string;
  /** How a start's messages are printed: as sentences (also if absent), or as lines of the log. */
  logFormat?: 'text' | 'json';
  /** The port of the metrics; absent: none are served. */
  metricsPort?: number;
  uploads: UploadSettings;
  /** Absent if nothing of it is set. */
  operators?: OperatorSettings;
  /** Absent if no backups are made on a schedule. */
  backups?: BackupSettings;
}

/** The sender and receiver of mail, and the contact for vulnerabilities, if the environment names none. */
export type DefaultAddresses = Pick<Config, 'mailFrom' | 'salesInbox' | 'securityContact'>;

type Made = 'databaseUrl' | 'migrationDatabaseUrl' | 'appSecret' | keyof DefaultAddresses;

/** The environment's part of the configuration; the database and the secret may still have to be made. */
export type Environment = Omit<Config, Made | 'backups'> &
  Required<Pick<Config, 'backups'>> &
  Partial<Pick<Config, Made>>;

const port = wholeNumber(0, 65_535, 'a whole number from 0 to 65535 (0 takes any free port)');

const variables = z.object({
  PORT: port.default(3000),
  HOST: host('0.0.0.0 or 127.0.0.1').default('0.0.0.0'),
  DATA_DIR: text.default('data'),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  PUBLIC_URL: text
    .refine(isOrigin, 'an origin such as https://www.example.com, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUSTED_PROXIES: text
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (list) => list.every(isAddressRange),
      'a list of addresses and ranges with commas between them, such as 10.0.0.0/8,192.0.2.7',
    )
    .default([]),
  FILM_HOSTS: text
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (list) => list.every(isOrigin),
      'a list of origins with commas between them, such as https://films.example.com',
    )
    .transform((list) => list.map((url) => new URL(url).origin))
    .default([]),
  SECURITY_CONTACT: text.refine(isContactUrl, 'mailto:name@host or a URL of the form https://host/path').optional(),
  APP_SECRET: atLeast(32).optional(),
  SMTP_URL: text
    .refine(
      isMailServerUrl,
      'a URL of the form smtp://user:password@host:587, perhaps with ?tls=optional or ?tls=required',
    )
    .optional(),
  MAIL_FROM: mailbox.optional(),
  SALES_INBOX: text.refine(isMailbox, 'an e-mail address').optional(),
  STORAGE_URL: webUrl.optional(),
  STORAGE_KEY: text.optional(),
  STORAGE_SECRET: text.optional(),
  WEBHOOK_URL: webUrl.optional(),
  WEBHOOK_SECRET: atLeast(24).optional(),
  RATE_LIMIT: onOrOff.default('on'),
  STAFF_SECOND_FACTOR: z
    .enum(['everyone', 'administrators', 'optional'], '"everyone", "administrators" or "optional"')
    .optional(),
  SAMPLE_CONTENT: z.enum(['show', 'hide'], '"show" or "hide"').optional(),
  MONITORING_ACCESS: z.enum(['public', 'staff'], '"public" or "staff"').default('public'),
  MONITORING_TOKEN: atLeast(20).optional(),
  METRICS_PORT: port.optional(),
  LOG_FORMAT: z.enum(['text', 'json'], '"text" or "json"').optional(),
  ...uploadVariables,
  ...operatorVariables,
  ...backupVariables,
  DRAIN_SECONDS: wholeNumber(0, 120, 'a whole number of seconds, 120 at most').default(0),
  CATALOGUE_DATABASE_URL: databaseUrl.optional(),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/** Values that may contain a password are never repeated in a message. */
const confidential = /SECRET|KEY|TOKEN|PASSPHRASE|(DATABASE|SMTP|STORAGE|WEBHOOK|HEARTBEAT|BACKUP)_URL/;

function refuseValue(name: string, value: unknown, expected: string): never {
  const opening =
    name === 'DATABASE_URL' ? 'Missing Supabase environment variables. Please check your .env file. ' : '';
  const found = confidential.test(name) ? '' : `, not ${JSON.stringify(value)}`;
  throw new Refusal(`${opening}${name} must be ${expected}${found}.`);
}

/** Reads the environment (docs/operations.md); an empty value counts as absent. Throws a Refusal for a wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]));
  const read = variables.safeParse(given);
  if (!read.success) {
    const [{ path, message } = { path: [], message: '' }] = read.error.issues;
    const name = String(path[0]);
    return refuseValue(name, given[name], message);
  }
  const value = read.data;
  if (value.MIGRATION_DATABASE_URL && !value.DATABASE_URL) {
    throw new Refusal('MIGRATION_DATABASE_URL is set without DATABASE_URL: set both, or neither.');
  }
  if (value.METRICS_PORT !== undefined && value.METRICS_PORT !== 0 && value.METRICS_PORT === value.PORT) {
    throw new Refusal(`METRICS_PORT must be another port than PORT, which is ${value.PORT} too.`);
  }
  if (value.STORAGE_URL && !(value.STORAGE_KEY && value.STORAGE_SECRET)) {
    throw new Refusal('STORAGE_URL is set without its credentials: set STORAGE_KEY and STORAGE_SECRET too.');
  }
  if (value.STORAGE_URL && !namesBucket(value.STORAGE_URL)) {
    throw new Refusal('STORAGE_URL must name the bucket as its path, such as https://s3.example.com/bucket.');
  }
  if (value.WEBHOOK_URL && !value.WEBHOOK_SECRET) {
    throw new Refusal('WEBHOOK_URL is set without WEBHOOK_SECRET: events are signed, so set both.');
  }
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = value;
  const dataDir = resolve(value.DATA_DIR);
  const backups = readBackupSettings(value, dataDir);
  const mayNotBeMissing = value.PUBLIC_URL !== undefined || backups.everyHours !== undefined;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    trustedProxies: value.TRUSTED_PROXIES,
    filmHosts: value.FILM_HOSTS,
    rateLimit: value.RATE_LIMIT === 'on',
    // Only a public site demands a second factor; a site that is tried out at home does not.
    staffSecondFactor: value.STAFF_SECOND_FACTOR ?? (value.PUBLIC_URL ? 'administrators' : 'optional'),
    // A public site tells nothing as true that nobody has supplied.
    sampleContent: value.SAMPLE_CONTENT ?? (value.PUBLIC_URL ? 'hide' : 'show'),
    monitoringAccess: value.MONITORING_ACCESS,
    uploads: readUploadSettings(value),
    operators: readOperatorSettings(value, mayNotBeMissing ? backupPlan(backups) : undefined),
    backups,
    drainSeconds: value.DRAIN_SECONDS,
    ...withoutUndefined({
      databaseUrl: value.DATABASE_URL,
      migrationDatabaseUrl: value.MIGRATION_DATABASE_URL,
      catalogueDatabaseUrl: value.CATALOGUE_DATABASE_URL,
      publicUrl: value.PUBLIC_URL,
      securityContact: value.SECURITY_CONTACT,
      appSecret: value.APP_SECRET,
      mailFrom: value.MAIL_FROM,
      salesInbox: value.SALES_INBOX,
      smtpUrl: value.SMTP_URL,
      storageUrl: value.STORAGE_URL,
      storageKey: value.STORAGE_KEY,
      storageSecret: value.STORAGE_SECRET,
      monitoringToken: value.MONITORING_TOKEN,
      metricsPort: value.METRICS_PORT,
      logFormat: value.LOG_FORMAT,
      webhook: url && secret ? { url, secret } : undefined,
    }),
  };
}
