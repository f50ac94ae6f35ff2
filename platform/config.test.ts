import { expect, test } from 'vitest';
import { Refusal } from '#platform/startup/refusal.ts';
import { readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: `${process.cwd()}/data`,
    trustedProxies: [],
    filmHosts: [],
    rateLimit: true,
    staffSecondFactor: 'optional',
    sampleContent: 'show',
    monitoringAccess: 'public',
    backups: { folder: `${process.cwd()}/data/backups`, keep: 14 },
    operators: {
      measures: true,
      metricsHost: '127.0.0.1',
      alerts: { errorPercent: 5, p95: 1_500, loopDelay: 200, diskPercent: 90 },
    },
    drainSeconds: 0,
    uploads: { freeBytes: 2 ** 30, storedBytes: 10 * 2 ** 30 },
  });
});

const store = { BACKUP_URL: 'https://s3.example.com/backups', BACKUP_KEY: 'key', BACKUP_SECRET: 'secret' };

test.each<[string, Record<string, string>, number | undefined]>([
  ['nothing about backups', {}, undefined],
  ['a passphrase alone', { BACKUP_PASSPHRASE: 'correct horse battery' }, undefined],
  ['a folder', { BACKUP_DIR: '/srv/backups' }, 24],
  ['a store', store, 24],
  ['a folder and other hours', { BACKUP_DIR: '/srv/backups', BACKUP_EVERY_HOURS: '6' }, 6],
])('with %s backups are made by themselves, or not', (_, environment, hours) => {
  const { backups, operators } = readConfig(environment);
  expect(backups.everyHours).toBe(hours);
  expect(operators?.alerts.backups?.everyHours, 'alarms wait for the same').toBe(hours);
});

test('backups have a place, a store, a passphrase and a number that is kept, as far as they are given', () => {
  const read = (environment: Record<string, string>) => readConfig(environment).backups;
  const folder = `${process.cwd()}/data/backups`;
  expect(read({ ...store, BACKUP_PASSPHRASE: 'twelve chars' })).toEqual({
    folder,
    keep: 14,
    everyHours: 24,
    store: { url: 'https://s3.example.com/backups', key: 'key', secret: 'secret' },
    passphrase: 'twelve chars',
  });
  expect(read({ BACKUP_DIR: 'elsewhere', BACKUP_KEEP: '1', BACKUP_EVERY_HOURS: '1' })).toEqual({
    folder: `${process.cwd()}/elsewhere`,
    keep: 1,
    everyHours: 1,
  });
  expect(read({ BACKUP_DIR: '/srv', BACKUP_KEEP: '1000', BACKUP_EVERY_HOURS: '720' })).toEqual({
    folder: '/srv',
    keep: 1000,
    everyHours: 720,
  });
  // Credentials of a store that nobody named, as a template of settings may contain them.
  expect(read({ BACKUP_KEY: 'key', BACKUP_SECRET: 'secret' })).toEqual({ folder, keep: 14 });
});

test.each([
  ['no passphrase', {}, { isEncrypted: false }],
  ['a passphrase', { BACKUP_PASSPHRASE: 'twelve chars' }, { isEncrypted: true }],
] as const)('alarms know of backups with %s whether they are encrypted', (_, environment, plan) => {
  const read = (more: Record<string, string>) =>
    readConfig({ PUBLIC_URL: 'https://tivoli.example', ...environment, ...more }).operators?.alerts.backups;
  expect(read({})).toEqual(plan);
  expect(read({ BACKUP_DIR: '/srv' })).toEqual({ ...plan, everyHours: 24 });
});

test('a public site leaves samples out unless it is told to show them, any other shows them', () => {
  const read = (environment: Record<string, string>) => readConfig(environment).sampleContent;
  const publicSite = { PUBLIC_URL: 'https://www.example.com' };
  expect(read({})).toBe('show');
  expect(read({ SAMPLE_CONTENT: 'hide' })).toBe('hide');
  expect(read(publicSite)).toBe('hide');
  expect(read({ ...publicSite, SAMPLE_CONTENT: 'show' })).toBe('show');
});

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', APP_SECRET: '' })).toEqual(readConfig({}));
});

test('given values are kept in the form in which the site uses them', () => {
  const secret = 'x'.repeat(32);
  expect(
    readConfig({
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/srv/tivoli/',
      DATABASE_URL: 'postgresql://tivoli_site:p%40ss@db.example.com/tivoli?sslmode=require',
      MIGRATION_DATABASE_URL: 'postgres://owner@/tivoli?host=/run/postgresql',
      PUBLIC_URL: 'https://www.example.com/',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32',
      APP_SECRET: secret,
      SMTP_URL: 'smtps://user:word@mail.example.com',
      RATE_LIMIT: 'off',
      MONITORING_ACCESS: 'staff',
      METRICS_PORT: '9100',
      ALERT_MAIL: 'ops@example.com',
      ALERT_P95_MS: '800',
    }),
  ).toMatchObject({
    port: 8080,
    host: '::1',
    dataDir: '/srv/tivoli',
    databaseUrl: 'postgresql://tivoli_site:p%40ss@db.example.com/tivoli?sslmode=require',
    migrationDatabaseUrl: 'postgres://owner@/tivoli?host=/run/postgresql',
    publicUrl: 'https://www.example.com',
    trustedProxies: ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'],
    appSecret: secret,
    rateLimit: false,
    staffSecondFactor: 'administrators',
    monitoringAccess: 'staff',
    metricsPort: 9100,
    operators: {
      alerts: { mail: 'ops@example.com', p95: 800, errorPercent: 5, diskPercent: 90, backups: { isEncrypted: false } },
    },
  });
});

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535 (0 takes any free port), not "abc".'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535 (0 takes any free port), not "65536".'],
  ['PORT', '-1', 'PORT must be a whole number'],
  ['PORT', '3000.5', 'PORT must be a whole number'],
  ['HOST', 'http://x', 'HOST must be an address or a host name of this machine'],
  ['PUBLIC_URL', 'www.example.com', 'PUBLIC_URL must be an origin such as https://www.example.com, without a path'],
  ['PUBLIC_URL', 'https://example.com/site', 'PUBLIC_URL must be an origin'],
  ['PUBLIC_URL', 'ftp://example.com', 'PUBLIC_URL must be an origin'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be a list of addresses and ranges'],
  ['TRUSTED_PROXIES', 'proxy.local', 'TRUSTED_PROXIES must be a list of addresses and ranges'],
  ['TRUSTED_PROXIES', '10.0.0.1,', 'TRUSTED_PROXIES must be a list of addresses and ranges'],
  ['SECURITY_CONTACT', 'security@tivoli.test', 'SECURITY_CONTACT must be mailto:name@host or a URL of the form'],
  ['SECURITY_CONTACT', 'http://tivoli.test', 'SECURITY_CONTACT must be mailto:name@host'],
  ['APP_SECRET', 'short', 'APP_SECRET must be at least 32 characters long.'],
  [
    'SMTP_URL',
    'mail.example.com',
    'SMTP_URL must be a URL of the form smtp://user:password@host:587, perhaps with ?tls=optional or ?tls=required.',
  ],
  ['SMTP_URL', 'smtp://mail.example.com?tls=no', 'SMTP_URL must be a URL of the form smtp://'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an e-mail address'],
  ['SALES_INBOX', 'a@b@c', 'SALES_INBOX must be an e-mail address'],
  ['STORAGE_URL', 's3://bucket', 'STORAGE_URL must be a URL of the form https://host/path.'],
  ['STORAGE_URL', 'https://s3.example.com', 'STORAGE_URL is set without its credentials'],
  ['METRICS_PORT', '3000', 'METRICS_PORT must be another port than PORT, which is 3000 too.'],
  [
    'STAFF_SECOND_FACTOR',
    'nobody',
    'STAFF_SECOND_FACTOR must be "everyone", "administrators" or "optional", not "nobody".',
  ],
  ['RATE_LIMIT', 'maybe', 'RATE_LIMIT must be "on" or "off", not "maybe".'],
  ['ALERT_ERROR_PERCENT', '101', 'ALERT_ERROR_PERCENT must be a percentage such as 5, not "101".'],
  ['HEARTBEAT_URL', 'nowhere', 'HEARTBEAT_URL must be a URL of the form https://host/path.'],
  ['MONITORING_TOKEN', 'short', 'MONITORING_TOKEN must be at least 20 characters long.'],
  ['BACKUP_PASSPHRASE', 'short', 'BACKUP_PASSPHRASE must be at least 12 characters long.'],
  ['BACKUP_URL', 'https://s3.example.com/backups', 'BACKUP_URL is set without its credentials'],
  ['BACKUP_PASSPHRASE', 'eleven char', 'BACKUP_PASSPHRASE must be at least 12 characters long.'],
  ['BACKUP_KEEP', '1001', 'BACKUP_KEEP must be a whole number from 1 to 1000, not "1001".'],
  ['BACKUP_EVERY_HOURS', '0', 'BACKUP_EVERY_HOURS must be a whole number of hours from 1 to 720, not "0".'],
  ['BACKUP_EVERY_HOURS', '721', 'BACKUP_EVERY_HOURS must be a whole number of hours from 1 to 720, not "721".'],
  ['BACKUP_EVERY_HOURS', '1e1', 'BACKUP_EVERY_HOURS must be a whole number of hours from 1 to 720, not "1e1".'],
  ['BACKUP_KEEP', '0', 'BACKUP_KEEP must be a whole number from 1 to 1000, not "0".'],
  ['UPLOADS_FREE_MB', '1 GB', 'UPLOADS_FREE_MB must be a whole number of megabytes, not "1 GB".'],
  ['CLAMD_URL', '/run/clamd', 'CLAMD_URL must be a socket or a host of clamd such as unix:/run/clamav/clamd.ctl'],
  ['CLAMD_URL', 'tcp://scanner', 'CLAMD_URL must be a socket or a host of clamd'],
  ['SAMPLE_CONTENT', 'maybe', 'SAMPLE_CONTENT must be "show" or "hide", not "maybe".'],
  ['MONITORING_ACCESS', 'all', 'MONITORING_ACCESS must be "public" or "staff", not "all".'],
  ['MIGRATION_DATABASE_URL', 'postgres://a@b/c', 'MIGRATION_DATABASE_URL is set without DATABASE_URL'],
])('%s=%s is refused by one sentence that names it', (name, value, sentence) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(Refusal);
  expect(read).toThrow(sentence);
});

test.each([{ BACKUP_KEY: 'key' }, { BACKUP_SECRET: 'secret' }])('a store for backups needs more than %o', (half) => {
  expect(() => readConfig({ BACKUP_URL: 'https://s3.example.com/backups', ...half })).toThrow(
    'BACKUP_URL is set without its credentials: set BACKUP_KEY and BACKUP_SECRET too.',
  );
});

test.each([
  'supabase.example.com',
  'https://project.supabase.co',
  'postgresql://',
  'postgres:///tivoli',
  'postgres://user:100%@db.example.com/tivoli',
  'postgres://user:word@db.example.com:port/tivoli',
])('DATABASE_URL=%s is refused in the words of the specification, and not repeated', (value) => {
  expect(() => readConfig({ DATABASE_URL: value })).toThrow(
    /^Missing Supabase environment variables\. Please check your \.env file\. DATABASE_URL must be a URL of the form postgresql:\/\/user:password@host:5432\/database\.$/,
  );
});

test.each([
  [
    { STORAGE_URL: 'https://s3.example.com', STORAGE_KEY: 'k', STORAGE_SECRET: 's' },
    'STORAGE_URL must name the bucket',
  ],
  [{ BACKUP_URL: 'https://s3.example.com/', BACKUP_KEY: 'k', BACKUP_SECRET: 's' }, 'BACKUP_URL must name the bucket'],
])('a store without a bucket is refused: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
