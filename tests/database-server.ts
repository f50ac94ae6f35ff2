import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface DatabaseServer {
  /** Connection URL of the superuser, to the database `postgres`. */
  url: string;
  /** Process id of the postmaster's shell; its group holds the whole server. */
  stop(): Promise<void>;
}

/** Durability is not what tests ask about. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=120'];

/** Ends the server and removes its folder when our end of standard input closes, even by `kill -9`. */
const untilWeAreGone = 'folder=$1; shift; "$@" & server=$!; read _; kill -INT $server; wait $server; rm -rf "$folder"';

/** A throw-away PostgreSQL from the given binaries, on a free port of the loopback. */
export async function startDatabaseServer(binaries: string): Promise<DatabaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tivoli-database-'));
  const data = join(folder, 'data');
  const password = crypto.randomUUID();
  const port = await freePort();
  await writeFile(join(folder, 'password'), password, { mode: 0o600 });
  await run([
    join(binaries, 'initdb'),
    ...['--pgdata', data, '--username', 'postgres', '--pwfile', join(folder, 'password')],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
  ]);
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...fast];
  const [command = '', ...rest] = asOrdinaryUser([
    ...['sh', '-c', untilWeAreGone, 'sh', folder],
    ...[join(binaries, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])],
  ]);
  const server = spawn(command, rest, { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  let said = '';
  server.stderr.on('data', (text) => {
    said = (said + text).slice(-4_000);
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await answering(url, () => (server.exitCode === null ? undefined : said));
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root; in a user namespace of its own it is somebody else. */
function asOrdinaryUser(command: string[]): string[] {
  return process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=nobody', ...command] : command;
}

async function run(command: string[]): Promise<void> {
  const [program = '', ...rest] = asOrdinaryUser(command);
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${rest.join(' ')} ended with ${code}: ${said}`);
}

async function answering(url: string, ended: () => string | undefined): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      const said = ended();
      if (said !== undefined) throw new Error(`The database server of the tests ended at once: ${said}`);
      await sleep(20);
    }
  }
  throw new Error('The database server of the tests did not answer within 10 s.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The loopback gave no port.');
  return address.port;
}
