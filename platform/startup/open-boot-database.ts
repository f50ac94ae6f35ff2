import { accessSync, constants } from 'node:fs';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '#platform/config.ts';
import { assertSiteRole, connectionSettings, WrongRole } from '#platform/database/connection-settings.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
import { type PreparedDatabase, prepareDatabase, type SiteDatabase } from '#platform/database/prepare-database.ts';
import type { OnWait } from '#platform/database/retry-until-unlocked.ts';
import { withTimeout } from '#platform/database/with-timeout.ts';
import { errorReason } from '#platform/error-reason.ts';
import { databaseTrouble, explainTrouble } from './database-trouble.ts';
import { pauseAfterFailures } from './pause-after-failures.ts';
import { Refusal } from './refusal.ts';

export interface BootDatabase {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  /** Whether schema, queues and content are what this build needs; they follow as soon as the database is there. */
  isPrepared(): boolean;
  close(): Promise<void>;
}

interface Parts {
  siteDatabase: SiteDatabase;
  log: Logger;
  /** Is called if a wrong login or role is found only after the site has begun to serve. */
  onRefusal: (refusal: Refusal) => void;
  stopping: AbortSignal;
}

/** Opens the database of the environment, or an embedded one, prepared as far as it can be reached. */
export async function openBootDatabase(environment: Environment, parts: Parts): Promise<BootDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir, catalogueDatabaseUrl } = environment;
  checkCertificateFiles({
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: migrationDatabaseUrl,
    CATALOGUE_DATABASE_URL: catalogueDatabaseUrl,
  });
  return databaseUrl ? openElsewhere(databaseUrl, migrationDatabaseUrl, parts) : openEmbedded(dataDir, parts);
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
  const isPrepared = await prepareExternalDatabase({ prepare, variable, onRefusal, log, ended: ended.signal });
  return { databaseUrl, migrationDatabaseUrl: url, isPrepared, close: async () => ended.abort() };
}

/** Milliseconds for the connection, and again for the answer. */
const limit = 2_000;

/** Throws a Refusal unless DATABASE_URL lets the site in with its role; a database that is away counts as right. */
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

/** Milliseconds before each further try. */
const pauses = [1_000, 2_000, 5_000, 10_000, 15_000];
/** Milliseconds that a start waits; a slower database does not keep the site from serving. */
const startWaitMs = 2_000;

interface ExternalDatabase {
  prepare: (onWait: OnWait) => Promise<PreparedDatabase>;
  variable: string;
  /** Is called if an address, a login or a role turns out to be wrong after the site has begun to serve. */
  onRefusal: (refusal: Refusal) => void;
  log: Logger;
  ended: AbortSignal;
}

/** Prepares a database of others, in the background while it is away. Throws a Refusal if its address is wrong. */
async function prepareExternalDatabase(parts: ExternalDatabase): Promise<() => boolean> {
  const { prepare, variable, onRefusal, log, ended } = parts;
  let isPrepared = false;

  async function attempt(): Promise<void> {
    const done = await prepare(({ name, reason }) => {
      log.warn({ part: 'database', migration: name, reason }, 'a migration waits for what somebody uses; trying again');
    });
    isPrepared = true;
    log.info({ part: 'database', ...done }, 'the database is prepared');
  }

  async function persist(first: Promise<void>): Promise<void> {
    let attempted = first;
    for (let failures = 0; !ended.aborted; failures += 1) {
      try {
        return await attempted;
      } catch (error) {
        if (ended.aborted) return;
        if (error instanceof Refusal) return onRefusal(error);
        log.error({ part: 'database', reason: errorReason(error) }, 'the database is not prepared; trying again');
      }
      await pauseAfterFailures(failures, pauses, ended);
      if (!ended.aborted) attempted = attempt();
    }
  }

  const first = attempt();
  try {
    await withTimeout(startWaitMs, first);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (databaseTrouble(error) !== 'away') throw explainTrouble(error, variable);
    log.error({ part: 'database' }, 'the database is away or not prepared yet; serving without it');
    void persist(first);
  }
  return () => isPrepared;
}

const parameters = ['sslrootcert', 'sslcert', 'sslkey'];

/** Throws a Refusal if a URL names a certificate file that cannot be read. */
export function checkCertificateFiles(urls: Record<string, string | undefined>): void {
  for (const [variable, url = ''] of Object.entries(urls)) {
    const named = new URLSearchParams(url.replace(/^[^?]*\??/, ''));
    for (const parameter of parameters) {
      const file = named.get(parameter);
      if (!file) continue;
      try {
        accessSync(file, constants.R_OK);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new Refusal(`${variable} names ${file} as its ${parameter}, which cannot be read here (${code}).`);
      }
    }
  }
}
