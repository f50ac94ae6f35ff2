import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { SITE_ROLE } from '#platform/database/connection-settings.ts';
import { product } from '#platform/product.ts';
import { writePrivateFile } from '#platform/startup/data-dir.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterNameOf, endOrphans } from './end-orphans.ts';
import { finishUpgrade } from './finish-upgrade.ts';
import { checkVersion, initialise, ownerRole } from './initialise.ts';
import { type Claim, readClaim, recordServer, takeClaim } from './ownership-record.ts';
import { keepRunning, launchPostmaster } from './postmaster.ts';
import { markOf } from './process-identity.ts';
import { chooseRunAs } from './run-as.ts';

export interface EmbeddedOptions {
  /** The site's folder; the database lies in `postgres/` inside it. */
  dataDir: string;
  log: Logger;
  /** PostgreSQL's settings that differ from the site's own. */
  settings?: Record<string, string>;
  /** The programs of another version than the site's, for an upgrade. */
  binaries?: Binaries;
}

/**
 * Runs a PostgreSQL of the site's own: on the loopback address, with random passwords, started again when it dies.
 * While it runs, `database-url` in the data folder contains the owner's connection (mode 0600). Throws a Refusal if
 * another process owns the folder, another version made its data, or PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres({ dataDir, ...options }: EmbeddedOptions) {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o711 });
  const folder = realpathSync(join(dataDir, 'postgres'));
  const data = join(folder, 'data');
  const urlFile = join(dataDir, 'database-url');
  const binaries = options.binaries ?? findBinaries();
  finishUpgrade(data);
  checkVersion(data, binaries);
  const claims = takeClaim(folder);
  const release = (): void => {
    rmSync(urlFile, { force: true });
    if (readClaim(folder)?.token === claims.claim.token) rmSync(join(folder, 'owner.json'), { force: true });
  };

  let server: { stop(): Promise<void>; port: number } | undefined;
  try {
    const secrets = loadSecrets(folder);
    server = await runServer({ folder, data }, claims, { ...options, binaries, secrets });
    const { port, stop } = server;
    const ownerUrl = urlFor(ownerRole, secrets.owner, port);
    await prepareRoles(ownerUrl, secrets.site);
    writePrivateFile(urlFile, `${ownerUrl}\n`);
    return {
      ownerUrl,
      siteUrl: urlFor(SITE_ROLE, secrets.site, port),
      stop: async (): Promise<void> => {
        await stop();
        release();
      },
    };
  } catch (error) {
    await server?.stop();
    release();
    throw error;
  }
}

interface Place {
  /** The database's folder without symbolic links: the processes are found by it. */
  folder: string;
  data: string;
}

/** Makes what is missing and starts the server. The port stays the same, so that pools reconnect. */
async function runServer(
  { folder, data }: Place,
  claims: { claim: Claim; former: Claim | null },
  tools: { binaries: Binaries; secrets: Secrets } & Omit<EmbeddedOptions, 'dataDir'>,
): Promise<{ stop(): Promise<void>; port: number }> {
  const { claim } = claims;
  const { binaries, log } = tools;
  const runAs = chooseRunAs(folder, data, binaries.postgres);
  const port = await freePort(claim.port);
  let predecessor = claims.former;

  const launch = async () => {
    const ended = await endOrphans(folder, data, predecessor);
    if (ended > 0)
      log.warn({ part: 'postgres', ended }, 'ended processes that a former run of the database left behind');
    predecessor = claim;
    if (!existsSync(data)) await initialise(folder, data, { binaries, runAs, password: tools.secrets.owner });
    // A copy made by hand has the modes of its folder, but PostgreSQL demands its own.
    chmodSync(data, 0o700);
    const settings = {
      ...settingsFor({ port, clusterName: clusterNameOf(claim.token), major: binaries.major }),
      ...tools.settings,
    };
    const onSpawn = (pid: number): void => {
      const server = markOf(pid);
      recordServer(folder, { ...claim, port, ...(server ? { server } : {}) });
    };
    return launchPostmaster(data, { program: binaries.postgres, runAs, settings }, { log, onSpawn });
  };
  return { ...(await keepRunning(launch, log)), port };
}

function urlFor(role: string, password: string, port: number): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${databaseName}`;
}

const databaseName = product.prefix;

async function prepareRoles(ownerUrl: string, sitePassword: string): Promise<void> {
  const maintenance = new URL(ownerUrl);
  maintenance.pathname = 'postgres';
  const client = new pg.Client(maintenance.href);
  await client.connect();
  try {
    if (await isMissing(client, 'pg_database', databaseName)) await client.query(`create database ${databaseName}`);
    // One transaction waits for the disk only once.
    await client.query('begin');
    if (await isMissing(client, 'pg_roles', SITE_ROLE)) await client.query(`create role ${SITE_ROLE}`);
    const password = client.escapeLiteral(sitePassword);
    await client.query(`
      -- By default every role may connect and make temporary tables.
      revoke all on database ${databaseName} from public;
      grant connect on database ${databaseName} to ${SITE_ROLE};
      alter role ${SITE_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password};
      -- The pools say the same where they may; a login of its own carries the limits itself.
      alter role ${SITE_ROLE} set statement_timeout = '10s';
      alter role ${SITE_ROLE} set idle_in_transaction_session_timeout = '15s';
    `);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function isMissing(client: pg.Client, table: 'pg_database' | 'pg_roles', name: string): Promise<boolean> {
  const column = table === 'pg_roles' ? 'rolname' : 'datname';
  const { rowCount } = await client.query(`select from ${table} where ${column} = $1`, [name]);
  return rowCount === 0;
}

interface Secrets {
  owner: string;
  site: string;
}

function loadSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made: Secrets = { owner: randomBytes(24).toString('base64url'), site: randomBytes(24).toString('base64url') };
  writePrivateFile(file, JSON.stringify(made));
  return made;
}

/** Returns a free port of the loopback address: the wanted one if it is free. */
export async function freePort(wanted?: number): Promise<number> {
  const port = (wanted && (await listen(wanted))) || (await listen(0));
  if (!port) throw new Error('No port of 127.0.0.1 is free.');
  return port;
}

function listen(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ host: '127.0.0.1', port }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? null) : null));
    });
  });
}

/** Settings for one small site, about 20 MB when idle; on the command line they change with the code. */
function settingsFor(server: { port: number; clusterName: string; major: string }): Record<string, string> {
  return {
    ...(Number(server.major) >= 18 && { io_method: 'sync', autovacuum_worker_slots: '2' }),
    listen_addresses: '127.0.0.1',
    port: String(server.port),
    unix_socket_directories: '',
    cluster_name: server.clusterName,
    max_connections: '40',
    shared_buffers: '32MB',
    work_mem: '2MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    // These settings keep a single query from filling the disk with temporary files.
    temp_file_limit: '1GB',
    // There is no replication, and no query is large enough for parallel workers, so fewer processes run.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_worker_processes: '2',
    max_parallel_workers: '0',
    autovacuum_max_workers: '1',
    jit: 'off',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    fsync: 'on',
    synchronous_commit: 'on',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors are returned to the caller. In a log their texts would contain what visitors typed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
  };
}
