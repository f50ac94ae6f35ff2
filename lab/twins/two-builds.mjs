import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../commands/setup/site-build.mjs';
import { isReady, readiness, startBuiltServer } from '../servers/built-server.mjs';
import { startDatabaseElsewhere } from '../servers/database-elsewhere.mjs';
import { freePort } from '../servers/site-process.mjs';

/** Both builds sign with it, so that a cookie of one is a cookie of the other. */
const settings = {
  APP_SECRET: 'a secret of the twin run, long enough to be one',
  RATE_LIMIT: 'off',
  MAIL_FROM: 'hello@example.com',
  SALES_INBOX: 'sales@example.com',
  SECURITY_CONTACT: 'mailto:security@example.com',
  BACKUP_PASSPHRASE: 'correct horse battery staple',
};
/** The pictures that a site makes stay here for the next run, because making them takes minutes. */
const pictures = join(tmpdir(), 'tivoli-twins-pictures');

/** A commit's files; they stay in the temporary folder for the next run. */
export function checkOut(root, commit, purpose = 'twins') {
  const name = execFileSync('git', ['-C', root, 'rev-parse', `${commit}^{commit}`], { encoding: 'utf8' }).trim();
  const folder = join(tmpdir(), `tivoli-${purpose}-${name.slice(0, 12)}`);
  if (!existsSync(folder)) {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder]);
    execFileSync('git', ['-C', folder, 'checkout', '--quiet', name]);
    const lock = (at) => readFileSync(join(at, 'package-lock.json'), 'utf8');
    if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
  return folder;
}

/** The build works in the folder in which it is started. */
export async function build(folder) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await ensureBuilt(folder, pinnedNode(folder));
  } finally {
    process.chdir(before);
  }
}

/** Starts one build over the data in a folder, with a PostgreSQL of its own that can be taken away. */
async function startTwin({ root, name, cwd, dataDir }) {
  const database = await startDatabaseElsewhere({ root, dataDir });
  const port = await freePort();
  const env = { ...settings, ...database.env, DATA_DIR: dataDir, PORT: String(port) };
  const url = `http://127.0.0.1:${port}`;
  const server = startBuiltServer({ root, cwd, env });
  const { status, body } = await readiness(url, isReady);
  if (status !== 200) {
    await Promise.allSettled([server.stop(), database.stop()]);
    throw new Error(`The ${name} build did not start: ${JSON.stringify(body)} ${server.complaints()}`);
  }
  const owner = new pg.Pool({ connectionString: database.direct, max: 4 });
  owner.on('error', () => {});
  return {
    name,
    cwd,
    url,
    dataDir,
    owner,
    database: { owner },
    refuse: database.refuse,
    accept: database.accept,
    /** Runs one of the operator's commands with the build's own sources; returns what it printed, and how it ended. */
    command(words, more = {}) {
      const environment = { ...process.env, ...env, ...more };
      for (const unset of Object.keys(more).filter((key) => more[key] === undefined)) delete environment[unset];
      return new Promise((resolve) => {
        const options = { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 };
        const [command, ...rest] = words;
        execFile(pinnedNode(root), [`commands/${command}.ts`, ...rest], options, (error, stdout, stderr) =>
          resolve({ code: error ? (error.code ?? 1) : 0, stdout, stderr }),
        );
      });
    },
    async stop() {
      await owner.end();
      await server.stop();
      await database.stop();
    },
  };
}

/**
 * Starts the build of an earlier commit and that of the working tree side by side. The earlier one makes the database
 * and `prepare` fills it; the other one gets a copy of everything and takes it over.
 * @returns {Promise<{ twins: object[], stop(): Promise<void> }>} the earlier one first
 */
export async function startTwoBuilds({ root, commit, prepare }) {
  const earlier = checkOut(root, commit);
  await build(earlier);
  await build(root);
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-twins-run-'));
  const running = new Set();
  const start = async (name, cwd) => {
    const twin = await startTwin({ root, name, cwd, dataDir: join(folder, name) });
    running.add(twin);
    return twin;
  };
  const stop = async () => {
    await Promise.allSettled([...running].map((twin) => twin.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(pictures, { recursive: true });
    mkdirSync(join(folder, 'earlier/cache'), { recursive: true });
    symlinkSync(pictures, join(folder, 'earlier/cache/pictures'));
    const first = await start('earlier', earlier);
    const prepared = await prepare(first);
    await first.stop();
    running.delete(first);
    cpSync(join(folder, 'earlier'), join(folder, 'now'), { recursive: true, verbatimSymlinks: true });
    const twins = [await start('earlier', earlier), await start('now', root)];
    return { twins, prepared, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
