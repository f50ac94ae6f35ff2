import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { startDroppingOptions } from '#tests/databases/drop-options.ts';
import { type Program, runBoot } from '#tests/servers/boot-program.ts';

/** The program with the real site, without its pages: a start that fails never comes to them. */
const source = `
  import { boot } from '#platform/startup/boot.ts';
  import { startSite } from '#app/site.server.ts';
  import { pagesOf } from '#app/site-pages.server.ts';
  import { defaultAddresses as addresses } from '#app/site-database.server.ts';
  import { siteDatabase } from '#app/site-database.server.ts';
  const build = { assets: { version: 'test' }, routes: {} };
  await boot({ siteDatabase, addresses, start: (config, options) => startSite(config, [pagesOf(build)], options) });`;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Expects exit code 1 and one sentence. */
async function expectRefusal(program: Program, sentence: RegExp): Promise<void> {
  expect(await program.ended()).toBe(1);
  expect(program.complaints()).toMatch(sentence);
  expect(program.complaints().trim().split('\n')).toHaveLength(1);
}

const inUse = {
  PORT: /^PORT \d+ is taken: .*\.\n$/,
  METRICS_PORT: /^METRICS_PORT \d+ cannot be opened on 127\.0\.0\.1 \(EADDRINUSE\): .*each replica.*\.\n$/,
};

test.each(
  (['PORT', 'METRICS_PORT'] as const).flatMap((variable) => [
    { variable, isEmbedded: true },
    { variable, isEmbedded: false },
  ]),
)('a $variable that another program has ends the start (embedded database: $isEmbedded)', async (given) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const databaseSettings = given.isEmbedded ? undefined : { DATABASE_URL: database.ownerUrl };
  const program = runBoot(source, { ...databaseSettings, [given.variable]: String(port) });
  await expectRefusal(program, inUse[given.variable]);
  taken.close();
});

test('a wrong password of the site’s own login ends the start, though the owner’s connection works', async () => {
  const wrong = new URL(database.siteUrl);
  wrong.password = 'wrong';
  const program = runBoot(source, { DATABASE_URL: wrong.href, MIGRATION_DATABASE_URL: database.ownerUrl });
  await expectRefusal(program, /^DATABASE_URL must name a database and a login that it accepts.*password.*\.\n$/);
});

test('a pooler that drops the options, so that the site would work as the owner, ends the start', async () => {
  const pooler = await startDroppingOptions(database.ownerUrl);
  const program = runBoot(source, { DATABASE_URL: pooler.url, MIGRATION_DATABASE_URL: database.ownerUrl });
  await expectRefusal(
    program,
    /^The site must work as tivoli_site, and the database let it in as .*: DATABASE_URL must name tivoli_site itself, .*\.\n$/,
  );
  pooler.close();
});

test('the second of two replicas without STORAGE_URL is told at its start, and one that is alone is not', async () => {
  const told = /several replicas work on this database, and not all of them have STORAGE_URL; a picture or CV/;
  const start = async () => {
    const program = runBoot(source, { DATABASE_URL: database.ownerUrl, PUBLC_URL: 'https://www.example.com' });
    await program.said(/^Ready on http:/m);
    return program;
  };
  const first = await start();
  expect(first.output()).toMatch(/^PUBLC_URL is no setting of the site .*PUBLIC_URL/m);
  const second = await start();
  await second.said(told);
  expect(first.output()).not.toMatch(told);
  for (const { process, ended } of [first, second]) {
    process.kill('SIGTERM');
    await ended();
  }
  const alone = await start();
  const holders = `select count(*)::int from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
    and (classid::bigint << 32) + objid::bigint = 7105483208`;
  await expect.poll(async () => (await database.owner.query<{ count: number }>(holders)).rows[0]?.count).toBe(1);
  alone.process.kill('SIGTERM');
  await alone.ended();
  expect(alone.output()).not.toMatch(told);
});

test('a missing password of the database, and a mail server that does not exist, are told in a sentence', async () => {
  const without = new URL(database.ownerUrl);
  without.password = '';
  await expectRefusal(
    runBoot(source, { DATABASE_URL: without.href }),
    /^The database asks for a password and DATABASE_URL has none: .*\.\n$/,
  );
  const program = runBoot(source, { DATABASE_URL: database.ownerUrl, SMTP_URL: 'smtp://mail.nowhere.invalid:587' });
  await program.said(/^Ready on http:/m);
  await program.said(/^NO MAIL CAN BE SENT: there is no host mail\.nowhere\.invalid\. Correct SMTP_URL/m);
});
