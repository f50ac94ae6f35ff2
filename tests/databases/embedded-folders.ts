import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { afterEach, beforeAll } from 'vitest';
import { processesOfFolder } from '#platform/database/embedded/end-orphans.ts';
import type { Claim } from '#platform/database/embedded/ownership-record.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
import { signal } from '#tests/servers/signal.ts';

export const silent = pino({ level: 'silent' });

/** Another program that runs the database of the folder. */
const source = `
  import { pino } from 'pino';
  import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
  await startEmbeddedPostgres({ dataDir: process.argv[1], log: pino({ level: 'silent' }) });
  console.log('started');
  setInterval(() => {}, 1_000_000);`;

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

export function claimOf(dataDir: string): Claim {
  return JSON.parse(readFileSync(join(dataDir, 'postgres/owner.json'), 'utf8')) as Claim;
}

/** Makes folders with databases for the tests of this file; the programs that run in them end after each test. */
export function embeddedFolders() {
  const folders: string[] = [];
  const servers: Awaited<ReturnType<typeof startEmbeddedPostgres>>[] = [];
  const children: ChildProcess[] = [];
  let prepared = '';

  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'tivoli-embedded-'));
    const server = await startEmbeddedPostgres({ dataDir: prepared, log: silent });
    await query(server.ownerUrl, 'create table kept as select 42 as answer');
    await server.stop();
    return () => rmSync(prepared, { recursive: true });
  });

  afterEach(async () => {
    for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
    for (const server of servers.splice(0)) await server.stop();
    for (const folder of folders.splice(0)) {
      for (const { pid } of processesOfFolder(folder)) signal(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  });

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'tivoli-embedded-'));
    folders.push(folder);
    return folder;
  }

  return {
    newFolder,
    /** Makes a folder as a clean stop leaves it; its table `kept` contains the answer 42. */
    usedFolder(): string {
      const folder = newFolder();
      cpSync(prepared, folder, { recursive: true });
      return folder;
    },
    async start(dataDir: string, log: Logger = silent) {
      const server = await startEmbeddedPostgres({ dataDir, log });
      servers.push(server);
      return server;
    },
    /** Ends a program after its test, even if the test fails. */
    endAfterwards(child: ChildProcess): ChildProcess {
      children.push(child);
      return child;
    },
    /** Starts the folder's database in another program. */
    async startInAnotherProcess(dataDir: string): Promise<ChildProcess> {
      const child = spawn(process.execPath, ['--input-type=module', '-e', source, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      await once(child.stdout, 'data');
      return child;
    },
  };
}
