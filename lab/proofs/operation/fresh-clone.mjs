import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSite } from '../../servers/site-process.mjs';

/** Milliseconds of the fastest of a few starts: beside busy neighbours, one that was slow says little. */
const secondStartLimit = 3_000;
const mostSecondStarts = 3;
const pages = ['/', '/hotel/the-tivoli', '/locations', '/enquire', '/api/health'];

/** Starts once, visits the pages, and stops by SIGTERM to npm. */
async function run(site, port) {
  const readyMs = await site.ready;
  const answers = await Promise.all(pages.map((path) => fetch(`http://127.0.0.1:${port}${path}`)));
  const statuses = answers.map(({ status }) => status);
  const processes = site.processes();
  const { end, milliseconds } = await site.stop();
  const left = processes.filter(({ pid }) => existsSync(`/proc/${pid}`)).length;
  const holds = statuses.every((status) => status === 200) && end === 0 && left === 0;
  return { holds, readyMs, statuses, exit: end, stopMs: milliseconds, processesLeft: left };
}

/** Clones into a folder that only its owner may enter, and starts twice, or more often if the second start is slow. */
async function cloneAndStart(root, user, env) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-clone-'));
  try {
    const cwd = join(folder, 'site');
    execFileSync('git', ['clone', '--quiet', root, cwd]);
    chmodSync(folder, 0o700);
    mkdirSync(join(folder, 'home'));
    const port = await freePort();
    const home = user ? { HOME: join(folder, 'home'), npm_config_cache: join(folder, 'home/.npm') } : {};
    const options = { cwd, env: { ...env, ...home, PORT: String(port) }, ...user };
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);

    const first = startSite(options);
    const firstRun = await run(first, port);
    const steps = first
      .output()
      .split('\n')
      .filter((line) => / \d+\.\d s\.?$/.test(line));
    let secondRun;
    let starts = 0;
    do {
      secondRun = await run(startSite(options), port);
      starts += 1;
    } while (secondRun.holds && secondRun.readyMs > secondStartLimit && starts < mostSecondStarts);
    const git = ['-c', `safe.directory=${cwd}`, '-C', cwd, 'status', '--porcelain'];
    const changed = execFileSync('git', git, { encoding: 'utf8' }).trim();
    const holds = firstRun.holds && secondRun.holds && secondRun.readyMs <= secondStartLimit && changed === '';
    return { holds, steps, first: firstRun, second: secondRun, changed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment without the variables of the npm that runs this proof. */
function ownEnvironment() {
  const ofNpm = /^(npm_(?!config_(registry|cache|https?_proxy|proxy|noproxy|cafile)$)|INIT_CWD$|NODE_ENV$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofNpm.test(name)));
}

/** Finds an unused account for the run as an ordinary user. */
function ordinaryUser() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return line ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The columns of its results. */
export const keyFigures = {
  'ready as root (ms)': 'asRoot.first.readyMs',
  'second start (ms)': 'asRoot.second.readyMs',
  'ready as user (ms)': 'asUser.first.readyMs',
  'second start as user (ms)': 'asUser.second.readyMs',
  'processes left': 'asRoot.second.processesLeft',
};

/**
 * Runs the start command on a fresh clone with nothing installed, twice; as root also as an ordinary user, with an
 * empty npm cache. `--brief` leaves the ordinary user out; `--cold` empties the cache for everyone.
 */
export async function prove({ root, words }) {
  const cache = words.includes('--cold') ? { npm_config_cache: mkdtempSync(join(tmpdir(), 'tivoli-cache-')) } : {};
  const env = { ...ownEnvironment(), ...cache };
  const isRoot = process.getuid?.() === 0;
  const ourselves = await cloneAndStart(root, undefined, env);
  if (cache.npm_config_cache) rmSync(cache.npm_config_cache, { recursive: true, force: true });
  const result = { [isRoot ? 'asRoot' : 'asUser']: ourselves };
  const user = isRoot && !words.includes('--brief') ? ordinaryUser() : undefined;
  if (user) result.asUser = await cloneAndStart(root, user, env);
  return { holds: Object.values(result).every(({ holds }) => holds), ...result };
}
