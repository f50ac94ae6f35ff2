import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { processesOfFolder } from '#platform/database/embedded/end-orphans.ts';
import { testDatabase } from '#tests/databases/database.ts';
import { newFolder, type Program, runBoot } from '#tests/servers/boot-program.ts';
import { stoppableWay } from '#tests/servers/stoppable-way.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { explainStartError } from './explain-start-error.ts';

/** The program with a site that answers each request after 300 ms. */
const source = `
  import { createServer } from 'node:http';
  import { boot } from '#platform/startup/boot.ts';
  import { defaultAddresses as addresses } from '#app/site-database.server.ts';
  import { siteDatabase } from '#app/site-database.server.ts';
  await boot({ siteDatabase, addresses, start: (config) => new Promise((resolve, reject) => {
    const server = createServer((request, answer) => {
      console.log('asked');
      setTimeout(() => answer.end('whole'), 300);
    });
    server.once('error', reject);
    server.listen(config.port, config.host, () => resolve({
      url: 'http://127.0.0.1:' + server.address().port,
      notes: async () => ['40 records are samples.'],
      preparePictures: async () => {},
      close: () => new Promise((done) => { server.close(() => done()); server.closeIdleConnections(); }),
    }));
  }) });`;

const run = (env: Record<string, string>) => runBoot(source, env);
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function readyUrl(program: Program): Promise<string> {
  return /^Ready on (\S+)$/m.exec(await program.said(/^Ready on http:/m))?.[1] ?? '';
}

async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('SIGTERM lets a request in flight finish, ends the database and exits with 0', async () => {
  const dataDir = newFolder();
  const program = run({ DATA_DIR: dataDir });
  const url = await readyUrl(program);
  expect(processesOfFolder(dataDir).length).toBeGreaterThan(0);

  const inFlight = fetch(url).then((answer) => answer.text());
  await program.said(/^asked$/m);
  program.process.kill('SIGTERM');
  program.process.kill('SIGTERM');
  expect(await inFlight).toBe('whole');
  expect(await program.ended()).toBe(0);
  expect(processesOfFolder(dataDir)).toEqual([]);
});

test('a signal during the start ends it cleanly too', async () => {
  const dataDir = newFolder();
  const program = run({ DATA_DIR: dataDir });
  await expect.poll(() => processesOfFolder(dataDir).length).toBeGreaterThan(0);
  program.process.kill('SIGINT');
  expect(await program.ended()).toBe(0);
  expect(processesOfFolder(dataDir)).toEqual([]);
});

test('a signal while a migration waits ends database and program at once, with 0', async () => {
  const dataDir = newFolder();
  const program = run({ DATA_DIR: dataDir });
  const urlFile = join(dataDir, 'database-url');
  await expect.poll(() => existsSync(urlFile), { interval: 5 }).toBe(true);
  const client = new pg.Client(readFileSync(urlFile, 'utf8').trim());
  client.on('error', () => {});
  await client.connect();
  // Each migration takes this lock: the next one waits for us, for minutes.
  await client.query('begin; select pg_advisory_xact_lock(7105483206)');
  const passed = stopwatch();
  program.process.kill('SIGTERM');
  expect([await program.ended(), program.complaints()]).toEqual([0, '']);
  expect(passed()).toBeLessThan(20_000);
  expect(processesOfFolder(dataDir)).toEqual([]);
  await client.end().catch(() => {});
});

test('files of another user in DATA_DIR, as a command as root leaves them, end the program with what to do', async () => {
  const dataDir = newFolder();
  const refusal = explainStartError(
    Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      path: join(dataDir, 'postgres/data/PG_VERSION'),
    }),
    dataDir,
  );
  expect(refusal?.message).toBe(
    `${join(dataDir, 'postgres/data/PG_VERSION')} is closed to this user (EACCES), as what a command of another user made is: give all of DATA_DIR to the user of the site (chown -R USER ${dataDir}).`,
  );
});

test('a folder for archives that cannot be written to is told at the start', async () => {
  const program = run({ BACKUP_DIR: '/proc/archives' });
  await readyUrl(program);
  expect(program.output()).toContain(
    'NO BACKUP CAN BE MADE: archives are written to /proc/archives, which must be a folder that this user can write to (ENOENT)',
  );
});

test('a public site says at its start that backups, or who hears of a hole, are missing', async () => {
  const program = run({ PUBLIC_URL: 'https://www.tivolihotels.test', LOG_FORMAT: 'json' });
  await program.said(/"msg":"Ready on http:/);
  expect(program.output()).toContain('because SECURITY_CONTACT is not set to an address that somebody reads.');
  expect(program.output()).toContain('40 records are samples.');
  expect(program.output()).toContain('NO BACKUPS ARE MADE: set BACKUP_DIR or BACKUP_URL, and BACKUP_PASSPHRASE.');
  for (const line of program.output().trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
});

test('the program ends when the one that started it is gone', async () => {
  const program = run({});
  await readyUrl(program);
  program.process.disconnect();
  expect(await program.ended()).toBe(0);
});

test('a taken port ends the program with 1 and one sentence, before any database is made', async () => {
  const port = await listen((socket) => socket.end());
  const dataDir = newFolder();
  const program = run({ PORT: String(port), DATA_DIR: dataDir });
  expect(await program.ended()).toBe(1);
  expect(program.complaints()).toBe(`PORT ${port} is taken: stop what listens there, or set PORT to a free port.\n`);
  expect(program.output()).toBe('');
});

test.each([
  [{ PORT: 'x' }, /^PORT must be .*\.\n$/],
  [{ DATA_DIR: '/proc/tivoli' }, /^DATA_DIR must be .*\.\n$/],
  [
    { DATABASE_URL: 'x' },
    /^Missing Supabase environment variables\. Please check your \.env file\. DATABASE_URL .*\.\n$/,
  ],
  [{ HOST: '192.0.2.1' }, /^HOST must be .*\.\n$/],
])('%o ends the program with 1 and one sentence', async (env, sentence) => {
  const program = run(env);
  expect(await program.ended()).toBe(1);
  expect(program.complaints()).toMatch(sentence);
  expect(program.complaints().trim().split('\n')).toHaveLength(1);
});

test('a database that is away does not keep the site from serving, and is prepared when it answers', async () => {
  const database = await testDatabase();
  const way = await stoppableWay(() => database.ownerUrl);
  await way.cut();
  const away = new URL(database.ownerUrl);
  away.host = new URL(way.url).host;

  const program = run({ DATABASE_URL: away.href });
  await readyUrl(program);
  expect(program.output()).toContain('The database is away or not prepared yet: serving without it.');
  await way.mend();
  await program.said('the database is prepared');
  program.process.kill('SIGTERM');
  expect(await program.ended()).toBe(0);
  await way.cut();
  await database.drop();
});
