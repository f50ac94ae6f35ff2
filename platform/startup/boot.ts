import { createServer } from 'node:net';
import type { Logger } from 'pino';
import { describeBackups, warnAboutArchiveFolder } from '#platform/backup/describe-backups.ts';
import { type Config, type DefaultAddresses, type Environment, readConfig, settingNames } from '#platform/config.ts';
import type { SiteDatabase } from '#platform/database/prepare-database.ts';
import { errorReason } from '#platform/error-reason.ts';
import { warnOfSampleContact } from '#platform/http/security/security-contact.ts';
import { projectRoot } from '#platform/project-root.ts';
import { createLogger } from '#platform/telemetry/logging.ts';
import { loadAppSecret, prepareDataDir } from './data-dir.ts';
import { explainMailServer, findMisspelled } from './doubtful-settings.ts';
import { explainStartError } from './explain-start-error.ts';
import { openBootDatabase } from './open-boot-database.ts';
import { Refusal } from './refusal.ts';

export interface RunningSite {
  url: string;
  /** Sentences for whoever starts the site, about what it contains. */
  notes(): Promise<string[]>;
  /** Makes the pictures that the pages show before somebody asks for them, at low priority. */
  preparePictures(): Promise<void>;
  /** Drains (DRAIN_SECONDS), finishes requests in flight (10 s at most) and closes every part; safe to call twice. */
  close(): Promise<void>;
}

export interface StartOptions {
  log: Logger;
  /** Listening sockets that were opened by the program that started this one. */
  inherited: number[];
  /** Whether schema, queues and content are what this build needs. */
  isPrepared: () => boolean;
}

/** Opens the site; this program does not know which site it is. */
export interface Site {
  start: (config: Config, options: StartOptions) => Promise<RunningSite>;
  siteDatabase: SiteDatabase;
  addresses: DefaultAddresses;
}

type Closers = (() => Promise<void>)[];

/** Milliseconds to the end of everything: requests take 10 s at most, jobs 6 s, the database 10 s. */
const stopLimit = 35_000;

/** Milliseconds in which a failed start closes what it had opened, also the embedded database. */
const failedStartLimit = 5_000;

/** Runs the program until a signal; ends with code 1 and one sentence if the operator can change what is wrong. */
export async function boot(site: Site): Promise<void> {
  const log = createLogger();
  const closers: Closers = [];
  const stopping = new AbortController();
  let ending = false;

  const told = { log, onRefusal: (refusal: Refusal) => fail(refusal), stopping: stopping.signal };
  const opening = openSite(site, told, closers);
  const end = (code: number): void => {
    // A terminal signals the whole group and npm passes the signal on, so a second signal at once is the same one.
    if (ending) return;
    ending = true;
    stopping.abort();
    const exitAfter = (ms: number) => setTimeout(() => process.exit(1), ms).unref();
    const limit = exitAfter(stopLimit);
    void opening
      .then(
        (drainMs) => {
          clearTimeout(limit);
          exitAfter(drainMs + stopLimit);
        },
        () => undefined,
      )
      .then(() => closeAll(closers, log))
      .finally(() => process.exit(code));
  };
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  // The terminal was closed, or the script that started us was killed.
  process.on('SIGHUP', () => end(0));
  process.on('disconnect', () => end(0));
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a promise was rejected and nobody handled it'),
  );
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the program is in an unknown state and ends');
    end(1);
  });

  const fail = (error: unknown): void => {
    // An error after the order to stop is not a failure.
    if (ending) return;
    const refusal = explainStartError(error, process.env.DATA_DIR ?? 'data');
    if (!refusal) log.fatal({ err: error }, 'the site did not start');
    process.stderr.write(`${refusal?.message ?? `The site did not start: ${errorReason(error)}`}\n`);
    setTimeout(() => process.exit(1), failedStartLimit).unref();
    end(1);
  };
  await opening.catch(fail);
}

interface Told {
  log: Logger;
  onRefusal: (refusal: Refusal) => void;
  stopping: AbortSignal;
}

/** @returns for how long it will go on taking requests after the signal to stop, milliseconds */
async function openSite({ start, siteDatabase, addresses }: Site, told: Told, closers: Closers): Promise<number> {
  const { log } = told;
  const environment: Environment = readConfig(process.env);
  const say = createSay(log, environment.logFormat);
  for (const line of findMisspelled(process.env, settingNames)) say(line);
  prepareDataDir(environment.dataDir);
  const inherited = takeInheritedSockets(process.env);
  if (inherited.length === 0) await checkAddress(environment);
  const appSecret = environment.appSecret ?? loadAppSecret(environment.dataDir);

  const begun = performance.now();
  const database = await openBootDatabase(environment, { ...told, siteDatabase });
  closers.push(database.close);
  const isPrepared = database.isPrepared();
  say(
    isPrepared
      ? `Prepared the database in ${seconds(begun)}.`
      : 'The database is away or not prepared yet: serving without it.',
  );

  const { databaseUrl, migrationDatabaseUrl } = database;
  const config: Config = { ...addresses, ...environment, appSecret, databaseUrl, migrationDatabaseUrl };
  const site = await start(config, { log, inherited, isPrepared: database.isPrepared }).catch((error: unknown) => {
    throw explainListenError(error, config);
  });
  closers.push(site.close);
  if (!config.publicUrl) {
    say('Links name whatever host a visitor asked for, and the desk mails none, because PUBLIC_URL is not set.');
  }
  if (!config.smtpUrl) say(`Mail is written to ${config.dataDir}/outbox, because SMTP_URL is not set.`);
  for (const line of [...describeBackups(config, projectRoot()), ...warnAboutArchiveFolder(config.backups)]) say(line);
  for (const line of await site.notes()) say(line);
  const warning = warnOfSampleContact(config);
  if (warning) say(warning);
  say(`Ready on ${site.url}`);
  void explainMailServer(config.smtpUrl).then((line) => line && say(line));
  void site.preparePictures();
  return 1_000 * config.drainSeconds;
}

type Say = (line: string) => void;

/** Prints a start's sentences: for people as they are, for programs that collect logs as lines of the log. */
function createSay(log: Logger, format: Config['logFormat']): Say {
  if (format === 'json') return (line) => log.info({ part: 'start' }, line);
  return (line) => void process.stdout.write(`${line}\n`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function closeAll(closers: Closers, log: Logger): Promise<void> {
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => log.error({ err: error }, 'a part did not close'));
  }
}

/** systemd passes the first socket under this number (sd_listen_fds(3)). */
const firstSocket = 3;

/**
 * The listening sockets that a service manager holds for the site (`LISTEN_FDS`), as file descriptors. While the site
 * restarts they stay open, and whoever connects waits in the kernel instead of being refused. The variables are
 * removed, so that no program which the site starts takes them for its own.
 */
export function takeInheritedSockets(environment: NodeJS.ProcessEnv, pid = process.pid): number[] {
  const { LISTEN_PID: receiver, LISTEN_FDS: count = '0' } = environment;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name];
  if (Number(receiver) !== pid || !/^\d{1,3}$/.test(count)) return [];
  return Array.from({ length: Number(count) }, (_, index) => firstSocket + index);
}

/** Turns an error of `listen` into a sentence about the configuration; any other error is passed on. */
function explainListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Refusal(`PORT ${port} is taken: stop what listens there, or set PORT to a free port.`);
    case 'EACCES':
      return new Refusal(`PORT ${port} is not open to this user: set PORT to a port from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Refusal(`HOST must be an address or a host name of this machine, not "${host}".`);
    default:
      return error;
  }
}

/** Listens for a moment, so that a taken port is reported before the database is prepared. */
function checkAddress(address: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenError(error, address)));
    probe.listen(address, () => probe.close(() => resolve()));
  });
}
