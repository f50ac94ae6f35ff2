import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDifferences, createMask } from '../../twins/differences.mjs';
import { comparePictures } from '../../twins/pictures.mjs';
import { createRequests, prepareTwins } from '../../twins/requests.mjs';
import { filesOf, jobsDone, mailsOf, rowsOf } from '../../twins/stored.mjs';
import { startTwoBuilds } from '../../twins/two-builds.mjs';

/** The columns of its results. */
export const keyFigures = {
  commit: 'commit',
  compared: 'compared',
  differences: 'differences.length',
};

/**
 * Two builds side by side: that of an earlier commit and that of the working tree, each over its own copy of one database
 * and one data folder. Both get the same requests: every page in both languages, every form, every action of the desk
 * by everybody; then their rows, mails, files, backups and restores are compared, and how they answer without a database.
 * Words: the commit; `pictures=yes` compares pictures of the pages instead; a name of a part (pages, others, forms, desk,
 * operation, away) runs that part alone. Holds when nothing differs. What differs is listed once a kind with its first place.
 */
export async function prove({ root, words }) {
  const parts = ['pages', 'others', 'forms', 'desk', 'operation', 'away'];
  const chosen = parts.filter((part) => words.includes(part));
  const commit = words.find((word) => !parts.includes(word) && !/=|^--/.test(word)) ?? 'HEAD';
  const mask = createMask();
  const begun = performance.now();
  const say = (what, more = '') => console.log(`${Math.round((performance.now() - begun) / 1000)} s: ${what} ${more}`);
  const differences = createDifferences(({ what, first, earlier, now }) =>
    say(`${what} differs at ${first}`, JSON.stringify({ earlier: earlier[0], now: now[0] })),
  );
  const { twins, prepared: cookies, stop } = await startTwoBuilds({ root, commit, prepare: prepareTwins });
  try {
    say('both builds run');
    if (words.includes('pictures=yes')) {
      const pictures = await comparePictures({ twins, cookie: cookies.administrator, say });
      return { holds: pictures.differences.length === 0, commit, ...pictures };
    }
    const requests = createRequests({ twins, cookies, mask, differences });
    const stored = async (at) => {
      await Promise.all(twins.map(jobsDone));
      differences.compare(`rows ${at}`, await Promise.all(twins.map((twin) => rowsOf(twin, mask))));
    };
    await stored('at the start');
    for (const part of chosen.length > 0 ? chosen : parts) {
      try {
        if (part === 'operation') await operate(twins, mask, differences);
        else say(part, await requests[part]());
        if (part === 'forms' || part === 'desk') await stored(`after ${part}`);
      } catch (error) {
        differences.broke(part, error);
      }
      say(`${part} done`, `${differences.list().length} differences`);
    }
    differences.compare('mails', await Promise.all(twins.map((twin) => mailsOf(twin, mask))));
    differences.compare(
      'files',
      twins.map((twin) => filesOf(twin, mask)),
    );
    const list = differences.list();
    return { holds: list.length === 0, commit, compared: differences.compared(), differences: list };
  } finally {
    await stop();
  }
}

/** The operator's commands: an export, a backup, its restore into an empty place by both builds, and an erasure. */
async function operate(twins, mask, differences) {
  const run = async (at, words, more = () => ({})) => {
    const results = await Promise.all(twins.map((twin) => twin.command(words(twin), more(twin))));
    const lines = results.map(({ code, stdout, stderr }, place) => ({
      code: [String(code)],
      printed: mask(`${stdout}\n${stderr}`, twins[place])
        .split('\n')
        .map((line) => line.replaceAll(/[\d.,]+ [kMG]?B/g, '‹size›').replace(/"base64": ".*"/, '"base64"')),
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
