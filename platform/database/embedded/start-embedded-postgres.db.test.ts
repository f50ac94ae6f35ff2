import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { claimOf, embeddedFolders, query } from '#tests/databases/embedded-folders.ts';
import { processesOfFolder } from './end-orphans.ts';

const { newFolder, usedFolder, start } = embeddedFolders();

test('a folder that only its owner may enter gets a durable database on the loopback, its secrets unread', async () => {
  const dataDir = newFolder();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const server = await start(dataDir);

  expect(await query(server.ownerUrl, "select current_setting('fsync'), current_setting('listen_addresses')")).toEqual([
    'on',
    '127.0.0.1',
  ]);
  expect(readFileSync(join(dataDir, 'database-url'), 'utf8').trim()).toBe(server.ownerUrl);
  for (const file of ['database-url', 'postgres/secrets.json', 'postgres/owner.json']) {
    expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  }
});

test('the site logs in as a role that may change nothing by itself', async () => {
  const server = await start(usedFolder());

  expect(await query(server.siteUrl, 'select current_user::text')).toEqual(['tivoli_site']);
  const rights = 'rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication';
  expect(await query(server.ownerUrl, `select ${rights} from pg_roles where rolname = 'tivoli_site'`)).toEqual([false]);
  await expect(query(server.siteUrl, 'select * from kept')).rejects.toThrow('permission denied');
  await expect(query(server.siteUrl, 'create table mine (id int)')).rejects.toThrow('permission denied');
  await expect(query(server.siteUrl, 'create temporary table mine (id int)')).rejects.toThrow('permission denied');
});

test('a clean stop leaves no process, no address, and nothing to recover', async () => {
  const dataDir = usedFolder();
  const server = await start(dataDir);
  await server.stop();
  expect(processesOfFolder(join(dataDir, 'postgres'))).toEqual([]);
  expect(existsSync(join(dataDir, 'database-url'))).toBe(false);

  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  await start(dataDir, log);
  expect(lines.join()).toContain('database system was shut down at');
  expect(lines.join()).not.toContain('recovery');
});

test('a server that dies by itself is started again at the same address', async () => {
  const dataDir = usedFolder();
  const { ownerUrl } = await start(dataDir);
  process.kill(claimOf(dataDir).server?.pid ?? 0, 'SIGKILL');

  await expect.poll(() => query(ownerUrl, 'select answer from kept')).toEqual([42]);
});
