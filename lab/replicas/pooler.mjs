import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram, postgresUser, runProgram } from '../servers/debian-program.mjs';
import { freePort } from '../servers/site-process.mjs';

const program = '/usr/sbin/pgbouncer';

/**
 * Starts Debian's pgbouncer with the project's own settings, in front of one database.
 * @param {{ deploy: string, folder: string, target: string, password: string, logins?: string[] }} options `target`:
 * the owner's direct URL; `logins`: who else may connect with the password
 * @returns the URL for DATABASE_URL, as tivoli_site
 */
export async function startPooler({ deploy, folder, target, password, logins = [] }) {
  ensureProgram('pgbouncer', program);
  const { port: serverPort, pathname } = new URL(target);
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  const file = join(folder, 'pgbouncer.ini');
  const settings = readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8')
    .replace('port=5432 dbname=tivoli', `port=${serverPort} dbname=${pathname.slice(1)}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(file, settings);
  writeFileSync(users, ['tivoli_site', ...logins].map((name) => `"${name}" "${password}"\n`).join(''));
  const user = postgresUser();
  for (const path of [users, file]) {
    chmodSync(path, 0o600);
    if (user.uid) chownSync(path, user.uid, user.gid);
  }
  const running = runProgram([program, '-q', file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return { url: `postgres://tivoli_site:${password}@127.0.0.1:${port}/tivoli`, stop: running.stop };
}
