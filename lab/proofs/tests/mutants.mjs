import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../../commands/setup/packages.mjs';
import { readAccepted } from '../../mutants/accepted.mjs';
import { areas } from '../../mutants/areas.mjs';
import { cachedResults } from '../../mutants/cached-results.mjs';
import { instrument } from '../../mutants/instrument.mjs';
import { planQuestions } from '../../mutants/plan-questions.mjs';
import { judge, reach } from '../../mutants/run-judges.mjs';

/** Share of the faults that the tests must notice, of those that change what the code does. */
const leastCaught = 0.85;
/** More than two processors have: the tests of limits and of broken connections wait most of their time. */
const usualProcesses = 6;

/** The columns of its results. */
export const keyFigures = {
  'caught by area (%)': ({ areas }) =>
    Object.entries(areas)
      .map(([area, { percent, every = 1 }]) => `${area} ${percent}${every > 1 ? ` of 1 in ${every}` : ''}`)
      .join('; '),
  counted: ({ areas }) => Object.values(areas).reduce((sum, { counted }) => sum + counted, 0),
};

/**
 * Puts faults into the code one at a time, thousands of them, and asks the tests: each that they do not notice lives.
 * What lives and cannot matter stands with its reason in `lab/mutants/accepted.json` and is not counted. Holds
 * when 85 % of the rest is caught in each area. Words:
 * - names of areas (`lab/mutants/areas.mjs`), all of them without; `staff=4`: of that area every fourth fault;
 * - a word that begins a path, as `app/language/dates`: only the files whose paths begin so;
 * - `minutes=8`: begins nothing new after so long; the next run goes on where this one ended, and the last is recorded;
 * - `processes=3`: so many at once, where others work on the machine;
 * - `fresh`: believes no earlier result.
 */
export async function prove({ root, words }) {
  const named = words.map((word) => word.split('=')).filter(([name]) => name in areas);
  const paths = words.filter((word) => word.includes('/'));
  const minutes = Number(wordOf(words, 'minutes') ?? Number.POSITIVE_INFINITY);
  const processes = Number(wordOf(words, 'processes') ?? usualProcesses);
  await ensureInstalled(join(root, 'lab/mutants'));
  const until = performance.now() + minutes * 60_000;
  const figures = {};
  const wanted = named.length > 0 ? named : Object.keys(areas).map((name) => [name]);
  for (const [name, every = '1'] of wanted) {
    if (performance.now() > until) break;
    const folder = join(root, '.cache/mutants', name);
    if (words.includes('fresh')) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const faults = await resultsOf({ area: areas[name], folder, paths, every: Number(every), until, processes });
    if (faults.length === 0) continue;
    figures[name] = { ...(every !== '1' && { every: Number(every) }), ...count(faults, readAccepted()) };
    const { caught, counted, percent, accepted, lives } = figures[name];
    for (const [file, changes] of Object.entries(lives)) for (const change of changes) console.log(`${file}:${change}`);
    console.log(`${name}: ${caught} of ${counted} caught (${percent} %), ${accepted} accepted`);
  }
  const missing = performance.now() > until || Object.values(figures).some(({ notAsked }) => notAsked);
  const holds = !missing && Object.values(figures).every(({ percent }) => percent >= 100 * leastCaught);
  return { holds, areas: figures, ...(missing && { missing }) };
}

const wordOf = (words, name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);

/** All faults of an area, each with `result`: `caught`, `lives`, or undefined where there was no time to ask. */
async function resultsOf({ area, folder, paths, every, until, processes }) {
  const { code, sources, faults: all } = await instrument(area.mutate, paths);
  writeFileSync(join(folder, 'code.json'), JSON.stringify(code));
  const tests = globSync(area.tests, { exclude: ['**/*.browser.test.ts', '**/*-speed.test.ts'] }).sort();
  const reached = await reachOnce({ folder, files: tests, code, processes });
  const faults = planQuestions(all, reached).filter((_, index) => index % every === 0);
  const kept = cachedResults(folder, sources);
  const byId = new Map(faults.map((fault) => [fault.id, fault]));
  for (const fault of faults) fault.result = fault.asked.length === 0 ? 'lives' : kept.of(fault);
  const open = faults.filter(({ result }) => result === undefined);
  console.log(`${faults.length} faults, ${open.length} to be asked`);
  await judge({
    folder,
    faults: open,
    processes,
    until,
    told({ id, ...line }) {
      const fault = byId.get(id);
      fault.result = line.lives ? 'lives' : 'caught';
      kept.keep(fault, line);
    },
  });
  return faults;
}

/** What the tests reach, from an earlier run where neither they nor the code have changed since. */
async function reachOnce({ folder, files, code, processes }) {
  const key = createHash('sha256').update(JSON.stringify(code));
  for (const file of [...files, 'lab/mutants/judge.mjs', 'lab/mutants/vitest.config.ts'])
    key.update(file).update(readFileSync(file));
  const stored = join(folder, `reached-${key.digest('hex').slice(0, 16)}.json`);
  if (existsSync(stored)) return JSON.parse(readFileSync(stored, 'utf8'));
  const reached = await reach({ folder, files, processes });
  const failing = reached.filter(({ passed }) => passed === false);
  for (const { file, error } of failing) console.log(`${file} fails on the code as it is and is not asked: ${error}`);
  if (failing.length > 0) return reached;
  writeFileSync(stored, JSON.stringify(reached));
  return reached;
}

/** Counts what was caught, without the faults that are accepted, and names what lives. */
function count(faults, accepted) {
  const of = (wanted) => faults.filter(({ result }) => result === wanted);
  const caught = of('caught').length;
  const lives = of('lives').filter((fault) => !accepted.some(({ accepts }) => accepts(fault)));
  const counted = caught + lives.length;
  const byFile = Object.groupBy(lives, ({ file }) => file);
  return {
    caught,
    counted,
    percent: Math.floor((1000 * caught) / Math.max(counted, 1)) / 10,
    accepted: of('lives').length - lives.length,
    ...(of(undefined).length > 0 && { notAsked: of(undefined).length }),
    lives: Object.fromEntries(
      Object.entries(byFile).map(([file, some]) => [file, some.map(({ line, change }) => `${line}: ${change}`)]),
    ),
  };
}
