import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaries, connect } from '../servers/debian-postgres.mjs';
import { postgresUser, runProgram } from '../servers/debian-program.mjs';
import { freePort } from '../servers/site-process.mjs';

/**
 * Starts a streaming replica of Debian's PostgreSQL 15.
 * @param {{ superuserUrl: string }} primary
 */
export async function startStandby({ superuserUrl }) {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-standby-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  if (user.uid) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  chmodSync(data, 0o700);
  const { pathname } = new URL(superuserUrl);
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  const words = [
    '--dbname',
    superuserUrl,
    '--pgdata',
    data,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--wal-method=stream',
  ];
  execFileSync(join(binaries, 'pg_basebackup'), words, options);
  const port = await freePort();
  const server = runProgram([join(binaries, 'postgres'), '-D', data, '-p', String(port), '-k', folder], options);
  const url = Object.assign(new URL(superuserUrl), { port: String(port), pathname }).href;
  const client = await connect(url);
  return {
    port,
    /** This is run as its superuser. */
    client,
    async stop() {
      await client.end().catch(() => {});
      process.kill(server.pid, 'SIGQUIT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
