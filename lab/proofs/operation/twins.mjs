import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sliced } from '../../results/sliced.mjs';
import { createDifferences, createMask } from '../../twins/differences.mjs';
import { createRequests, prepareTwins } from '../../twins/requests.mjs';
import { filesOf, jobsDone, mailsOf, rowsOf } from '../../twins/stored.mjs';
import { startTwoBuilds } from '../../twins/two-builds.mjs';

/** The columns of its results. */
export const keyFigures = {
  'earlier commit': 'earlier',
  compared: 'compared',
  differences: 'differences.length',
  intended: 'intended.length',
};

const parts = ['start', 'pages', 'others', 'forms', 'desk', 'operation', 'away'];

/**
 * Two builds side by side: that of an earlier commit and that of the working tree, each over its own copy of one database
 * and one data folder. Both get the same requests: every page in both languages, every form, every action of the desk
 * by everybody; then their rows, mails, files, backups and restores are compared, and how they answer without a database.
 * Words: the commit; a name of a part (pages, others, forms, desk, operation, away) runs that part alone; `--minutes=5`
 * begins no part after five minutes, and the same words go on later.
 * Holds when nothing differs but what a commit between the two intended (`lab/twins/intended.json`). What differs is
 * listed once a kind with its first place.
 */
export async function prove({ root, words }) {
  const chosen = parts.filter((part) => words.includes(part));
  const commit = words.find((word) => !parts.includes(word) && !/=|^--/.test(word)) ?? 'HEAD';
  const mask = createMask();
  const begun = performance.now();
  const say = (what, more = '') => console.log(`${Math.round((performance.now() - begun) / 1000)} s: ${what} ${more}`);
  const intended = intendedSince(root, commit);
  const { twins, prepared: cookies, stop } = await startTwoBuilds({ root, commit, prepare: prepareTwins });
  try {
    say('both builds run');
    const slice = sliced(`twins-${commit}`, { root, words });
    const results = [];
    for (const part of chosen.length > 0 ? chosen : parts) {
      if (!slice.get(part) && slice.isOver()) return { holds: false, missing: true };
      if (!slice.get(part)) slice.keep(part, await runPart({ part, twins, cookies, mask, intended, say }));
      results.push(slice.get(part));
    }
    slice.forget();
    const differences = results.flatMap((result) => result.differences);
    return {
      holds: differences.length === 0,
      earlier: commit,
      compared: results.reduce((sum, { compared }) => sum + compared, 0),
      differences,
      intended: [...new Set(results.flatMap((result) => result.intended.map(({ reason }) => reason)))],
    };
  } finally {
    await stop();
  }
}

async function runPart({ part, twins, cookies, mask, intended, say }) {
  const differences = createDifferences(intended, ({ what, first, earlier, now }) =>
    say(`${what} differs at ${first}`, JSON.stringify({ earlier: earlier[0], now: now[0] })),
  );
  const requests = createRequests({ twins, cookies, mask, differences });
  try {
    if (part === 'operation') await operate(twins, mask, differences);
    else if (part !== 'start') say(part, await requests[part]());
    if (part !== 'away') await Promise.all(twins.map(jobsDone));
    for (const [what, stored] of Object.entries({ rows: rowsOf, mails: mailsOf, files: filesOf }))
      differences.compare(`${what} after ${part}`, await Promise.all(twins.map((twin) => stored(twin, mask))));
  } catch (error) {
    differences.broke(part, error);
  }
  say(`${part} done`, `${differences.list().length} differences`);
  return { differences: differences.list(), compared: differences.compared(), intended: differences.intended() };
}

/** What the commits between the two intended. */
function intendedSince(root, commit) {
  const has = (whole, one) =>
    spawnSync('git', ['-C', root, 'merge-base', '--is-ancestor', one, whole], { stdio: 'ignore' }).status === 0;
  const entries = JSON.parse(readFileSync(join(root, 'lab/twins/intended.json'), 'utf8'));
  return entries.filter((entry) => has('HEAD', entry.commit) && !has(commit, entry.commit));
}

/** The operator's commands: an export, a backup, its restore into an empty place by both builds, and an erasure. */
async function operate(twins, mask, differences) {
  const run = async (at, words, more = () => ({})) => {
    const results = await Promise.all(twins.map((twin) => twin.command(words(twin), more(twin))));
    const lines = results.map(({ code, stdout, stderr }, place) => ({
      code: [String(code)],
      printed: mask(`${stdout}\n${stderr}`, twins[place])
        .split('\n')
        .map((line) =>
          line
            .replaceAll(/[\d.,]+ [kMG]?B/g, '‹size›')
            .replace(/"base64": ".*"/, '"base64"')
            // Rows about the processes themselves are among them, one a minute; all others are compared one by one.
            .replace(/\d+ rows/, '‹some› rows'),
        ),
    }));
    differences.compare(at, lines);
  };
  const guest = 'post.guest0@example.com';
  await run('npm run person export', () => ['person', 'export', guest]);
  await run('npm run audit', () => ['audit']);
  const archive = (twin) => join(twin.dataDir, '..', `${twin.name}.tar.gz.age`);
  await run('npm run backup', (twin) => ['backup', archive(twin)]);
  // The earlier build's archive is restored by both.
  const place = (twin) => ({
    DATA_DIR: join(twin.dataDir, '..', `${twin.name}-restored`),
    DATABASE_URL: undefined,
    MIGRATION_DATABASE_URL: undefined,
  });
  await run('npm run restore', () => ['restore', archive(twins[0]), '--yes'], place);
  await run('npm run audit after the restore', () => ['audit'], place);
  await run('npm run person export after the restore', () => ['person', 'export', guest], place);
  await run('npm run person erase', () => ['person', 'erase', guest]);
  await Promise.all(twins.map((twin) => rm(place(twin).DATA_DIR, { recursive: true, force: true })));
}
