import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#platform/database/embedded/binaries.ts';
import { freePort } from '#platform/database/embedded/start-embedded-postgres.ts';
import { signal as sendSignal } from '#tests/servers/signal.ts';

/** A temporary PostgreSQL on a port of the loopback, which a test can stop, freeze and start again. */
export interface DatabaseServer {
  /** The superuser's connection URL, to the database `postgres`. */
  url: string;
  /** Ends it at once; new connections are refused. */
  stop(): Promise<void>;
  /** Starts it again on the same port and folder. */
  start(): Promise<void>;
  /** Freezes all its processes: they neither answer nor refuse. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** The tests do not look at durability. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=120'];

/** Ends the server and removes its folder when our end of standard input closes, even after `kill -9`. */
const untilWeAreGone =
  'folder=$1; shift; "$@" & server=$!; read _ && keep=1; kill -INT $server; wait $server; [ "$keep" ] || rm -rf "$folder"';

/**
 * Runs the embedded PostgreSQL, or the one in the folder that TEST_POSTGRES names.
 * @param more settings of the server, such as "ssl=on"
 */
export async function startDatabaseServer(more: string[] = []): Promise<DatabaseServer> {
  const binaries = process.env.TEST_POSTGRES ?? dirname(findBinaries().postgres);
  const folder = await mkdtemp(join(tmpdir(), 'tivoli-database-'));
  const data = join(folder, 'data');
  const password = crypto.randomUUID();
  await writeFile(join(folder, 'password'), password, { mode: 0o600 });
  await run([
    join(binaries, 'initdb'),
    ...['--pgdata', data, '--username', 'postgres', '--pwfile', join(folder, 'password')],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
  ]);
  const launchAt = async (port: number) => {
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...fast, ...more];
    const command = [
      ...['sh', '-c', untilWeAreGone, 'sh', folder],
      ...[join(binaries, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    ];
    return { port, url, server: await launch(command, url) };
  };
  // Another process may take the port before the server listens at it.
  const started = await launchAt(await freePort()).catch(async (error: unknown) => {
    if (!(error instanceof PortTaken)) throw error;
    return launchAt(await freePort());
  });
  const { port, url } = started;
  let { server } = started;
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.stdin?.end('\n');
    await ended;
  };
  return {
    url,
    async start() {
      ({ server } = await launchAt(port));
    },
    stop,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Another process listens at the port. */
class PortTaken extends Error {}

/** PostgreSQL refuses to run as root, and in a user namespace of its own it has another user id. */
function asOrdinaryUser(command: string[]): string[] {
  return process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=nobody', ...command] : command;
}

async function run(command: string[]): Promise<void> {
  const [program = '', ...rest] = asOrdinaryUser(command);
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = collect(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${rest.join(' ')} ended with ${code}: ${said()}`);
}

async function launch(command: string[], url: string): Promise<ChildProcess> {
  const [program = '', ...rest] = asOrdinaryUser(command);
  const server = spawn(program, rest, { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  const said = collect(server);
  for (const begun = Date.now(); Date.now() - begun < 60_000; ) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return server;
    } catch {
      if (said().includes('could not create any TCP/IP sockets')) {
        // The shell keeps the folder, which is used again.
        server.stdin?.end('\n');
        throw new PortTaken(said());
      }
      if (server.exitCode !== null) throw new Error(`The database server of the tests ended at once: ${said()}`);
      await sleep(20);
    }
  }
  throw new Error(`The database server of the tests did not answer within a minute: ${said()}`);
}

function collect(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-4_000);
  });
  return () => said;
}

/** Each backend has a session of its own, so no process group contains them all. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, parent] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      parents.set(Number(name), Number(parent));
    } catch {
      // The process ended meanwhile.
    }
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === server.pid || isOurs(parent));
  };
  for (const pid of parents.keys()) if (isOurs(pid)) sendSignal(pid, signal);
}
