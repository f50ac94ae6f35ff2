import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { writePrivateFile } from '#platform/startup/private-file.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterNameOf, endOrphans } from './end-orphans.ts';
import { finishUpgrade } from './finish-upgrade.ts';
import { freePort } from './free-port.ts';
import { checkVersion, initialise, ownerRole } from './initialise.ts';
import { type Claim, readClaim, recordServer, takeClaim } from './ownership-record.ts';
import { launchPostmaster, type Postmaster } from './postmaster.ts';
import { markOf } from './process-identity.ts';
import { keepRunning } from './restart-after-crash.ts';
import { databaseName, prepareRoles, siteRole } from './roles.ts';
import { chooseRunAs } from './run-as.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { settingsFor } from './settings.ts';

export interface EmbeddedPostgres {
  /** The URL of the owner's connection, which may do everything. */
  ownerUrl: string;
  /** The URL of the site's connection, with the least rights. */
  siteUrl: string;
  /** Ends the server cleanly and releases the folder. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The site's folder; the database lies in `postgres/` inside it. */
  dataDir: string;
  log: Logger;
  /** PostgreSQL's settings that differ from the site's own. */
  settings?: Record<string, string>;
  /** The programs of another version than the site's, for an upgrade. */
  binaries?: Binaries;
}

interface Place {
  /** The database's folder without symbolic links: the processes are found by it. */
  folder: string;
  /** PostgreSQL's own folder. */
  data: string;
}

function urlFor(role: string, password: string, port: number): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${databaseName}`;
}

/**
 * Makes what is missing and starts the server, again after it died. The port stays the same, so that pools reconnect.
 */
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

  const launch = async (): Promise<Postmaster> => {
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

/**
 * Runs a PostgreSQL of the site's own: on the loopback address, with random passwords, started again when it dies.
 * While it runs, `database-url` in the data folder contains the owner's connection (mode 0600). Throws a Refusal if
 * another process owns the folder, another version made its data, or PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres({ dataDir, ...options }: EmbeddedOptions): Promise<EmbeddedPostgres> {
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
      siteUrl: urlFor(siteRole, secrets.site, port),
      stop: async () => {
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
