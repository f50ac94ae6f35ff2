import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureProgram, postgresUser } from './debian-program.mjs';
import { freePort } from './site-process.mjs';

/** Debian's package has `initdb`, `postgres` and the other programs here. */
export const binaries = '/usr/lib/postgresql/15/bin';

/**
 * Starts Debian's PostgreSQL 15 over a folder of its own, with an owner who is not a superuser, as on a hosted
 * database.
 * @param {{ parent?: string }} options where its folder is made
 * @returns {Promise<{ url: string, superuserUrl: string, stop(): Promise<void> }>}
 */
export async function startDebianPostgres({ parent = tmpdir() } = {}) {
  ensureProgram('postgresql-15', join(binaries, 'postgres'));
  const user = postgresUser();
  const folder = mkdtempSync(join(parent, 'tivoli-postgres15-'));
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(passwordFile, 0o600);
  if (user.uid) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  const parameters = ['-D', data, '-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'];
  execFileSync(join(binaries, 'initdb'), [...parameters, '--locale=C.UTF-8'], options);
  const port = await freePort();
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), '-k', folder], options);
  const endWithUs = () => server.kill('SIGINT');
  process.once('exit', endWithUs);

  const admin = await connect(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  await admin.query(`create role site_owner login createrole password '${password}'`);
  await admin.query('create database hotel owner site_owner');
  await admin.end();
  return {
    url: `postgres://site_owner:${password}@127.0.0.1:${port}/hotel`,
    superuserUrl: `postgres://postgres:${password}@127.0.0.1:${port}/hotel`,
    async stop() {
      process.off('exit', endWithUs);
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a client of a server that is still starting, once it answers.
 * @param {string} url
 */
async function connect(url) {
  for (let left = 200; ; left -= 1) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (left === 0) throw error;
      await wait(50);
    }
  }
}
