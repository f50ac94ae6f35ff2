import type { Config } from '#platform/config.ts';
import { defaultUploadSettings } from '#platform/storage/upload-settings.ts';

/** Returns the settings of a site under test; `databaseUrl` is also the owner's unless `more` names another. */
export function testConfig(dataDir: string, databaseUrl: string, more: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl,
    migrationDatabaseUrl: databaseUrl,
    trustedProxies: [],
    filmHosts: [],
    appSecret: 'a secret of the tests, long enough to be one',
    mailFrom: 'hello@example.com',
    salesInbox: 'sales@example.com',
    securityContact: 'mailto:security@example.com',
    drainSeconds: 0,
    rateLimit: false,
    staffSecondFactor: 'optional',
    sampleContent: more.publicUrl ? 'hide' : 'show',
    monitoringAccess: 'public',
    uploads: defaultUploadSettings,
    ...more,
  };
}
