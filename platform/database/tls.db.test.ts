import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { siteDatabase } from '#app/site-database.server.ts';
import { inOwnerTransaction } from '#platform/backup/restore/owner-transaction.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { databaseTrouble, explainTrouble } from '#platform/startup/database-trouble.ts';
import { checkCertificateFiles } from '#platform/startup/open-boot-database.ts';
import { type DatabaseServer, startDatabaseServer } from '#tests/databases/database-server.ts';

/* A PostgreSQL with TLS, whose certificate comes from an unknown authority, as on a hosted server. */
let folder: string;
let server: DatabaseServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tivoli-tls-'));
  makeAuthority('ours');
  makeAuthority('anothers');
  openssl(
    'req',
    '-x509',
    ...key,
    '-CA',
    file('ours.crt'),
    '-CAkey',
    file('ours.key'),
    ...certificate('server', 'localhost'),
  );
  const tls = ['ssl=on', `ssl_cert_file=${file('server.crt')}`, `ssl_key_file=${file('server.key')}`];
  server = await startDatabaseServer(tls);
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
const file = (name: string) => join(folder, name);
const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' });
const certificate = (name: string, host: string) => [
  ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
  ...['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)],
];
const makeAuthority = (name: string) => openssl('req', '-x509', ...key, ...certificate(name, `${name}.example`));

const hosted = (query: string, host = 'localhost') => `${server.url.replace('127.0.0.1', host)}?${query}`;
const verified = (authority: string) => `sslmode=verify-full&sslrootcert=${file(`${authority}.crt`)}`;

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

/** The site connects in each of its ways. */
const ways: [name: string, connect: (url: string) => Promise<unknown>][] = [
  ['the owner’s: migrations, queue, content', (url) => prepareDatabase(url, siteDatabase)],
  ['the backup’s', (url) => inOwnerTransaction(url, 'snapshot', (client) => client.query('select 1'))],
  [
    'the site’s pools',
    async (url) => {
      const site = openDatabase(url);
      await sql`select 1`.execute(site.reads).finally(site.close);
    },
  ],
];

test('every connection is encrypted where the URL names the authority of the server', async () => {
  const url = hosted(verified('ours'));
  for (const [, connect] of ways) await connect(url);
  const site = openDatabase(url);
  for (const pool of [site.reads, site.writes, site.jobs, site.desk]) await sql`select 1`.execute(pool);
  const seen = await inOwnerTransaction(url, 'snapshot', (client) =>
    client.query(
      `select application_name as name, bool_and(ssl) as ssl, count(*)::int as sessions
         from pg_stat_activity join pg_stat_ssl using (pid) where application_name <> '' group by 1 order by 1`,
    ),
  );
  expect(seen.rows).toEqual([
    { name: 'tivoli', ssl: true, sessions: 4 },
    { name: 'tivoli backup', ssl: true, sessions: 1 },
  ]);
  await site.close();
});

test.each(ways)('a server that does not prove who it is gets no word of ours: %s', async (_, connect) => {
  const refused = [
    [hosted(verified('anothers')), 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    // Without further settings this demands a certificate of a public authority.
    [hosted('sslmode=require'), 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    [hosted(verified('ours'), '127.0.0.1'), 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const;
  for (const [url, code] of refused) {
    const error = await failureOf(connect(url));
    expect(error).toMatchObject({ code });
    expect(databaseTrouble(error)).toBe('untrusted');
    expect(explainTrouble(error, 'DATABASE_URL').message).toMatch(
      /^The database of DATABASE_URL did not prove who it is/,
    );
  }
  const plain = await failureOf(connect(`${inject('databaseServer')}?${verified('ours')}`));
  expect(databaseTrouble(plain)).toBe('untrusted');
});

test('a certificate’s file that is not there is told at the start, by the variable that names it', () => {
  const named = { DATABASE_URL: hosted(verified('ours')), MIGRATION_DATABASE_URL: hosted(verified('nobodys')) };
  expect(() => checkCertificateFiles(named)).toThrow(
    /^MIGRATION_DATABASE_URL names .*nobodys\.crt as its sslrootcert, which cannot be read here \(ENOENT\)\.$/,
  );
  expect(() => checkCertificateFiles({ DATABASE_URL: named.DATABASE_URL })).not.toThrow();
});
