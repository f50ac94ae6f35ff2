import pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '#platform/config.ts';
import { connectionSettings } from '#platform/database/connection-settings.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
import { prepareDatabase, type SiteDatabase } from '#platform/database/prepare-database.ts';
import type { OnWait } from '#platform/database/retry-until-unlocked.ts';
import { assertSiteRole, WrongRole } from '#platform/database/site-role.ts';
import { checkCertificateFiles } from './certificate-files.ts';
import { databaseTrouble, explainTrouble } from './database-trouble.ts';
import { prepareExternalDatabase } from './prepare-external-database.ts';
import { Refusal } from './refusal.ts';

/** The connection and the answer may take so many milliseconds each. */
const limit = 2_000;

/**
 * Makes sure that DATABASE_URL lets the site in, with the site's role and no other; otherwise the first visitor would
 * meet a wrong password. Does nothing if the database does not answer, because then nobody knows.
 *
 * @throws Refusal
 */
async function checkSiteLogin(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    ...connectionSettings(databaseUrl, limit),
    connectionTimeoutMillis: limit,
    query_timeout: limit,
  });
  client.on('error', () => {}); // A lost connection also fails the call that waits on it.
  try {
    await client.connect();
    await assertSiteRole(client);
  } catch (error) {
    if (error instanceof WrongRole) throw new Refusal(error.message);
    if (databaseTrouble(error) !== 'away') throw explainTrouble(error, 'DATABASE_URL');
  } finally {
    // The end is not awaited: a server that does not answer does not answer to this either.
    client.end().catch(() => {});
  }
}

export interface BootDatabase {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  /**
   * Whether schema, queues and content are what this build needs. They are not while the database is away or a
   * migration waits; they follow as soon as possible.
   */
  isPrepared(): boolean;
  close(): Promise<void>;
}

interface Parts {
  siteDatabase: SiteDatabase;
  log: Logger;
  /** Is called if a wrong login or role is found only after the site has begun to serve. */
  onRefusal: (refusal: Refusal) => void;
  /** Aborted when the program is told to stop. */
  stopping: AbortSignal;
}

async function openElsewhere(
  databaseUrl: string,
  migrationUrl: string | undefined,
  { siteDatabase, log, onRefusal }: Omit<Parts, 'stopping'>,
): Promise<BootDatabase> {
  // 6543 is where hosted Supabase pools by transaction; LISTEN and session locks need a connection of their own.
  if (!migrationUrl && /:6543\b|pgbouncer=true/.test(databaseUrl)) {
    const advice = 'DATABASE_URL looks like a transaction pooler: set MIGRATION_DATABASE_URL to a direct connection';
    log.warn({ part: 'database' }, advice);
  }
  const url = migrationUrl ?? databaseUrl;
  const variable = migrationUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  const ended = new AbortController();
  const prepare = async (onWait: OnWait) => {
    const done = await prepareDatabase(url, siteDatabase, onWait);
    await checkSiteLogin(databaseUrl);
    return done;
  };
  const { isPrepared } = await prepareExternalDatabase({ prepare, variable, onRefusal, log, ended: ended.signal });
  return { databaseUrl, migrationDatabaseUrl: url, isPrepared, close: async () => ended.abort() };
}

async function openEmbedded(
  dataDir: string,
  { siteDatabase, log, stopping }: Omit<Parts, 'onRefusal'>,
): Promise<BootDatabase> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  // A migration may take long. PostgreSQL, told to stop, rolls back an unfinished one, and preparing fails with it.
  const stopNow = () => void stop().catch(() => {});
  stopping.addEventListener('abort', stopNow);
  try {
    if (stopping.aborted) stopNow();
    const done = await prepareDatabase(server.ownerUrl, siteDatabase);
    log.info({ part: 'database', ...done }, 'the database is prepared');
  } catch (error) {
    await stop();
    throw explainTrouble(error, 'DATA_DIR');
  } finally {
    stopping.removeEventListener('abort', stopNow);
  }
  return {
    databaseUrl: server.siteUrl,
    migrationDatabaseUrl: server.ownerUrl,
    isPrepared: () => true,
    close: stop,
  };
}

/**
 * Opens the database that the environment names, or an embedded one, with schema and content as far as it can be
 * reached.
 */
export async function openBootDatabase(environment: Environment, parts: Parts): Promise<BootDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir, replicas } = environment;
  checkCertificateFiles({
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: migrationDatabaseUrl,
    CATALOGUE_DATABASE_URL: replicas?.catalogueDatabaseUrl,
  });
  return databaseUrl ? openElsewhere(databaseUrl, migrationDatabaseUrl, parts) : openEmbedded(dataDir, parts);
}
