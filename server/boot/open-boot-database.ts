import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Environment } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { databaseTrouble } from './database-trouble.ts';
import { Refusal } from './refusal.ts';

export interface BootDatabase {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  close(): Promise<void>;
}

/** Milliseconds. A database elsewhere that is slower than this does not keep the site from serving. */
const firstPatience = 3_000;
const retryPauses = [1_000, 2_000, 5_000, 10_000, 15_000];

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text || (error as { code?: string }).code || 'no reason given';
}

function explain(error: unknown, variable: string): Refusal {
  if (databaseTrouble(error) === 'wrong-address') {
    return new Refusal(
      `${variable} must name a database and a login that it accepts, and it answered: ${textOf(error)}.`,
    );
  }
  return new Refusal(`The database could not be prepared: ${textOf(error)}`);
}

/** Prepares a database elsewhere; while it is away the site already serves, and this goes on in the background. */
async function prepareElsewhere(url: string, variable: string, log: Logger, ended: AbortSignal): Promise<void> {
  let answered = false;
  const first = prepareDatabase(url).then(
    (prepared) => {
      answered = true;
      log.info({ part: 'database', migrations: prepared.migrations }, 'the database is prepared');
    },
    (error: unknown) => {
      answered = true;
      if (databaseTrouble(error) !== 'away') throw explain(error, variable);
      log.error(
        { part: 'database', reason: textOf(error) },
        'the database is away; serving without it and trying again',
      );
      void retry(url, log, ended);
    },
  );
  await Promise.race([first, wait(firstPatience, undefined, { ref: false })]);
  if (answered) return;
  log.error({ part: 'database' }, 'the database does not answer yet; serving without it meanwhile');
  first.catch((error: unknown) =>
    log.error({ part: 'database', reason: textOf(error) }, 'the database is not prepared'),
  );
}

async function retry(url: string, log: Logger, ended: AbortSignal): Promise<void> {
  for (let attempt = 0; !ended.aborted; attempt += 1) {
    const pause = retryPauses[Math.min(attempt, retryPauses.length - 1)];
    await wait(pause, undefined, { signal: ended, ref: false }).catch(() => undefined);
    if (ended.aborted) return;
    try {
      const { migrations } = await prepareDatabase(url);
      log.info({ part: 'database', migrations }, 'the database is back and prepared');
      return;
    } catch (error) {
      log.error({ part: 'database', reason: textOf(error) }, 'the database is not prepared yet; trying again');
    }
  }
}

async function openElsewhere(
  urls: Pick<BootDatabase, 'databaseUrl' | 'migrationDatabaseUrl'>,
  log: Logger,
): Promise<BootDatabase> {
  const ended = new AbortController();
  const separate = urls.migrationDatabaseUrl !== urls.databaseUrl;
  // 6543 is where hosted Supabase pools by transaction; advisory locks and LISTEN need a session.
  if (!separate && /:6543\b|pgbouncer=true/.test(urls.databaseUrl)) {
    log.warn(
      { part: 'database' },
      'DATABASE_URL looks like a transaction pooler: set MIGRATION_DATABASE_URL to a direct connection',
    );
  }
  await prepareElsewhere(
    urls.migrationDatabaseUrl,
    separate ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL',
    log,
    ended.signal,
  );
  return { ...urls, close: async () => ended.abort() };
}

/** The database that the environment names, or one of our own; with schema and content, as far as it can be reached. */
export async function openBootDatabase(environment: Environment, log: Logger): Promise<BootDatabase> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl) {
    return openElsewhere({ databaseUrl, migrationDatabaseUrl: environment.migrationDatabaseUrl ?? databaseUrl }, log);
  }
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    const { migrations } = await prepareDatabase(server.ownerUrl);
    log.info({ part: 'database', migrations }, 'the database is prepared');
    return { databaseUrl: server.siteUrl, migrationDatabaseUrl: server.ownerUrl, close: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw explain(error, 'DATA_DIR');
  }
}
