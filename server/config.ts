/** What the environment says, read and checked once at boot. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path; everything the site keeps lies under it. */
  dataDir: string;
  /** PostgreSQL the site works with; embedded when the environment names none. */
  databaseUrl: string;
  /** The owner's connection: migrations and seed. */
  migrationDatabaseUrl: string;
  /** Canonical origin, without a trailing slash; absent: the request's own. */
  publicUrl?: string;
  /** Addresses and CIDR ranges whose forwarded headers are believed. */
  trustedProxies: string[];
  appSecret: string;
  smtpUrl?: string;
  mailFrom: string;
  salesInbox: string;
  storageUrl?: string;
  rateLimit: boolean;
  monitoringAccess: 'public' | 'staff';
}
