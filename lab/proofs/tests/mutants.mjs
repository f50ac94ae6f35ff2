import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../../commands/setup/packages.mjs';
import { readAccepted } from '../../mutants/accepted.mjs';
import { openTests } from '../../mutants/ask-tests.mjs';
import { drawFaults, placeFaults } from '../../mutants/draw-faults.mjs';
import { build, checkOut } from '../../twins/two-builds.mjs';

/** Share of the faults that the tests must notice, of those that change what the site does. */
const leastCaught = 0.8;
const usualCount = 200;
/** How many test files run at a time while it is found out what they reach. */
const together = 25;
/** A fault is asked of the nearest tests first, and of no more of a kind than take this long together. */
const longestMs = 60_000;

/** The columns of its results. */
export const keyFigures = {
  seed: 'seed',
  drawn: 'drawn',
  asked: 'asked',
  caught: 'caught',
  'caught (%)': 'percent',
  'cannot matter': 'accepted',
};

/**
 * Puts faults into the code, drawn by lot from all product code, and asks of each all tests that reach it: unit, database
 * and browser tests. What no test notices lives and is listed. What lives and cannot matter stands with its reason in
 * `lab/mutants/accepted.json` and is not counted. Holds when four of five are caught. Words:
 * - `seed=20261128`: draws the same faults from the same commit; the day's date without;
 * - `count=50`: fifty faults instead of 200;
 * - `commit=a1b2c3d`: the code of that commit, HEAD without;
 * - `minutes=8`: begins nothing new after eight minutes; the same seed on the same commit goes on where it ended;
 * - `partly`: reports and records what was asked until then.
 * The code with faults lies, built, in the temporary folder.
 */
export async function prove({ root, words }) {
  const said = Object.fromEntries(words.map((word) => word.replace(/^--/, '').split('=')));
  const seed = Number(said.seed ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  const count = Number(said.count ?? usualCount);
  const until = performance.now() + Number(said.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const isOver = () => performance.now() > until;

  await ensureInstalled(join(root, 'lab/mutants'));
  const checkout = checkOut(root, said.commit ?? 'HEAD', `mutants-${seed}-${count}`);
  const folder = join(checkout, '.cache/faults');
  const faults = await once(join(folder, 'faults.json'), async () => {
    mkdirSync(folder, { recursive: true });
    return placeFaults(checkout, folder, await drawFaults(checkout, { seed, count }));
  });
  cpSync(join(root, 'lab/mutants'), join(checkout, 'lab/mutants'), {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
  console.log(`${faults.length} faults drawn with the seed ${seed}; the code with them is in ${checkout}`);
  writeFileSync(join(folder, 'switched-on'), '');
  rmSync(join(folder, 'tells'), { force: true });
  await build(checkout);

  const tests = openTests(checkout, folder);
  const results = resultsFile(join(folder, 'results.jsonl'));
  // What a quick test notices needs no slow one.
  for (const kind of kinds) {
    const reach = await reachOf({ kind, tests, checkout, folder, isOver });
    if (reach) await askAll({ kind, tests, faults, reach, results, isOver });
  }
  const found = faults.map((fault) => ({ ...fault, ...verdictOf(fault, results.known) }));
  const { lives, ...figures } = countOf(found);
  for (const { file, line, change, asked, cut } of lives)
    console.log(`${file}:${line}: ${change} (${asked} test files asked${cut ? `, ${cut} left out` : ''})`);
  const isPartial = found.some(({ result }) => !result);
  return {
    holds: !isPartial && figures.percent >= 100 * leastCaught,
    seed,
    ...figures,
    ...(isPartial && !('partly' in said) && { missing: true }),
  };
}

async function once(file, make) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = await make();
  writeFileSync(file, JSON.stringify(made));
  return made;
}

/** A file to which each result is added as soon as it is known. */
function resultsFile(file) {
  const known = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  return {
    known,
    add(result) {
      known.push(result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}

/** Which test files of a kind reach which faults, and how long each takes; undefined if the time is over before that. */
async function reachOf({ kind, tests, checkout, folder, isOver }) {
  const { known, add } = resultsFile(join(folder, 'reach.jsonl'));
  const done = new Set(known.flatMap(({ files }) => files));
  const all = globSync('{app,commands,platform,tests}/**/*.test.{ts,tsx}', {
    cwd: checkout,
    exclude: ['**/*-speed.test.ts', '**/node_modules/**'],
  })
    .filter((file) => kindOf(file) === kind && !done.has(file))
    .sort();
  for (let at = 0; at < all.length; at += together) {
    if (isOver()) return undefined;
    const files = all.slice(at, at + together);
    const result = await tests.reach(files);
    for (const [file, why] of Object.entries(result.failures))
      console.log(`${file} fails on the code as it is and is not asked: ${why}`);
    add({ files, ...result });
    console.log(`${Math.min(at + together, all.length)} of ${all.length} test files (${kind}) have run once`);
  }
  const failing = new Set(known.flatMap(({ failures }) => Object.keys(failures)));
  const reached = {};
  for (const chunk of known)
    for (const [id, files] of Object.entries(chunk.reached))
      reached[id] = [...(reached[id] ?? []), ...files.filter((file) => kindOf(file) === kind && !failing.has(file))];
  return { reached, durations: Object.assign({}, ...known.map(({ durations }) => durations)) };
}

const kinds = ['unit', 'database', 'browser'];

const kindOf = (file) =>
  file.endsWith('.browser.test.ts') ? 'browser' : file.endsWith('.db.test.ts') ? 'database' : 'unit';

/** Asks the tests of a kind about each fault that those before did not notice. */
async function askAll({ kind, tests, faults, reach, results, isOver }) {
  for (const fault of faults) {
    if (isOver()) return;
    const known = results.known.filter(({ id }) => id === fault.id);
    if (known.some((result) => result.by || result.kind === kind)) continue;
    const begun = performance.now();
    const reaching = nearestFirst(reach.reached[fault.id] ?? [], fault.file);
    const { files, ms } = withinTime(reaching, reach.durations);
    const noticed = files.length > 0 && (await tests.notice(fault.id, files, ms));
    const seconds = Math.round((performance.now() - begun) / 1000);
    results.add({ id: fault.id, kind, seconds, asked: files.length, cut: reaching.length - files.length, ...noticed });
    const { file, line, change } = fault;
    if (files.length > 0)
      console.log(
        `${noticed ? `caught by ${noticed.by}` : `lives (${kind})`} (${seconds} s): ${file}:${line}: ${change}`,
      );
  }
}

/** `caught`, or `lives` once tests of all kinds were asked. */
function verdictOf({ id }, results) {
  const own = results.filter((result) => result.id === id);
  if (own.some(({ by }) => by)) return { result: 'caught' };
  if (own.length < kinds.length) return {};
  const sum = (name) => own.reduce((all, result) => all + result[name], 0);
  return { result: 'lives', asked: sum('asked'), cut: sum('cut') };
}

function nearestFirst(files, place) {
  const folders = place.split('/');
  const shared = (file) => file.split('/').findIndex((part, at) => part !== folders[at]);
  return files.toSorted((one, other) => shared(other) - shared(one));
}

function withinTime(files, durations) {
  const chosen = [];
  let ms = 0;
  for (const file of files) {
    if (ms + durations[file] > longestMs && chosen.length > 0) continue;
    ms += durations[file];
    chosen.push(file);
  }
  return { files: chosen, ms };
}

/** Counts what was caught, without the faults that are accepted, and names what lives. */
function countOf(faults) {
  const accepted = readAccepted();
  const living = faults.filter(({ result }) => result === 'lives');
  const lives = living.filter((fault) => !accepted.some(({ accepts }) => accepts(fault)));
  const caught = faults.filter(({ result }) => result === 'caught').length;
  return {
    drawn: faults.length,
    asked: caught + living.length,
    caught,
    percent: Math.floor((1000 * caught) / Math.max(caught + lives.length, 1)) / 10,
    accepted: living.length - lives.length,
    lives,
  };
}
