import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { binaries } from '../debian-postgres.mjs';
import { ensureProgram, postgresUser } from '../debian-program.mjs';
import { documentedBlocks } from '../documented-blocks.mjs';
import { freePort } from '../site-process.mjs';

/** The documented commands of WAL archiving, run as they stand: what was written before the moment is back, what came after is not. */
export async function prove({ root }) {
  ensureProgram('postgresql-15', join(binaries, 'postgres'));
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-point-in-time-'));
  const wal = join(folder, 'wal');
  mkdirSync(wal);
  if (user.uid) for (const path of [folder, wal]) chownSync(path, user.uid, user.gid);
  const [port, restoredPort] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env.PATH,
    BIN: binaries,
    DATA: join(folder, 'data'),
    WAL: wal,
    BASE: join(folder, 'base'),
    RESTORED: join(folder, 'restored'),
    SOCKET: folder,
    PORT: String(port),
    RESTORED_PORT: String(restoredPort),
  };
  const options = { ...user, cwd: folder, env, encoding: 'utf8', timeout: 150_000 };
  const ask = (sql, at = port) =>
    execFileSync('psql', ['-h', folder, '-p', String(at), '-U', 'postgres', '-Atc', sql], options).trim();
  const stop = (data) => spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop'], options);
  const blocks = documentedBlocks(readFileSync(join(root, 'docs/operations/point-in-time.md'), 'utf8'));
  const said = [];
  const runBlock = (index, more = {}) => {
    const { commands, line } = blocks[index];
    const { status, stdout, stderr } = spawnSync('sh', ['-eu', '-c', commands], {
      ...options,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    said.push({ line, status, said: (status === 0 ? stdout : stdout + stderr).trim().split('\n').at(-1) });
    if (status !== 0) throw new Error(`The block at line ${line} failed: ${stderr}`);
  };
  try {
    execFileSync(join(binaries, 'initdb'), ['-D', env.DATA, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8'], {
      ...options,
      stdio: 'ignore',
    });
    const settings = ['-p', port, '-k', folder, '-c', 'listen_addresses='].join(' ');
    execFileSync(
      'sh',
      [
        '-c',
        `printf "port = ${port}\\nunix_socket_directories = '${folder}'\\nlisten_addresses = ''\\n" >> "$DATA/postgresql.conf"; "$BIN/pg_ctl" -D "$DATA" -w -o "${settings}" -l "$DATA/log" start`,
      ],
      options,
    );
    runBlock(0);
    ask('create table enquiry (words text)');
    ask(`insert into enquiry values ('before the base backup')`);
    runBlock(1);
    ask(`insert into enquiry values ('after the base backup')`);
    await wait(1_100);
    const when = ask('select now()');
    await wait(1_100);
    ask(`delete from enquiry`);
    ask(`insert into enquiry values ('after the mishap')`);
    ask('select pg_switch_wal()');
    for (let left = 100; left > 0 && ask('select archived_count > 2 from pg_stat_archiver') !== 't'; left -= 1)
      await wait(100);
    runBlock(2);
    stop(env.DATA);
    runBlock(3, { WHEN: when });
    const restored = ask('select words from enquiry order by words desc', restoredPort).split('\n');
    const isWritable = ask('select not pg_is_in_recovery()', restoredPort) === 't';
    return {
      holds: isWritable && restored.join() === 'before the base backup,after the base backup' && blocks.length === 4,
      restored,
      isWritable,
      pieces: readdirSync(wal).length,
      blocks: said,
    };
  } finally {
    for (const data of [env.DATA, env.RESTORED]) stop(data);
    rmSync(folder, { recursive: true, force: true });
  }
}
