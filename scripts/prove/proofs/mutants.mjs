import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../../packages.mjs';
import { readAccepted } from '../mutants/accepted.mjs';
import { areas } from '../mutants/areas.mjs';

/** Share of the faults that the tests must notice, of those that change what the code does. */
const leastCaught = 0.85;
const folder = 'scripts/prove/mutants';
const core = `${folder}/node_modules/@stryker-mutator`;

/**
 * Puts faults into the code one at a time, thousands of them, and asks the tests: each that they do not notice lives.
 * Words name areas (`scripts/prove/mutants/areas.mjs`), all of them without; a word that begins a path, as
 * `domain/dates`, leaves only the files whose paths begin so. What lives and cannot matter stands with its reason in
 * `scripts/prove/mutants/accepted.json` and is not counted. Holds when 85 % of the rest is caught in each area.
 */
export async function prove({ root, words }) {
  const named = words.filter((word) => word in areas);
  const paths = words.filter((word) => word.includes('/'));
  await ensureInstalled(join(root, folder));
  const accepted = readAccepted();
  const figures = {};
  for (const name of named.length > 0 ? named : Object.keys(areas)) {
    const { mutate: patterns, tests, timeoutMs = 20_000 } = areas[name];
    const files = filesOf(patterns).filter((file) => paths.length === 0 || paths.some((path) => file.startsWith(path)));
    if (files.length === 0) continue;
    figures[name] = judge(await mutate({ files, tests, timeoutMs }), accepted);
    const { caught, counted, percent, lives } = figures[name];
    console.log(`${name}: ${caught} of ${counted} caught (${percent} %)`);
    for (const fault of lives) console.log(`  lives: ${fault}`);
  }
  return { holds: Object.values(figures).every(({ percent }) => percent >= 100 * leastCaught), areas: figures };
}

/** The files of patterns, without those of the patterns that begin with `!`. */
function filesOf(patterns) {
  const exclude = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { exclude },
  ).sort();
}

/** The report of Stryker over one area. */
async function mutate({ files, tests, timeoutMs }) {
  const own = mkdtempSync(join(tmpdir(), 'tivoli-mutants-'));
  const report = join(own, 'report.json');
  const settings = {
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: `${folder}/vitest.config.ts`, related: true },
    plugins: [`./${core}/vitest-runner/dist/src/index.js`, `./${folder}/ignore-words.mjs`],
    ignorers: ['words'],
    coverageAnalysis: 'perTest',
    // A fault in what a module does only once is asked of every test, for hours.
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: timeoutMs,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    // Stryker reads it through TypeScript's API, which TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    tempDirName: join(own, 'sandbox'),
    ignorePatterns: ['bench', 'docs', 'content/pictures/originals', 'data', 'build'],
    allowConsoleColors: false,
  };
  const file = join(own, 'stryker.json');
  writeFileSync(file, JSON.stringify(settings));
  try {
    await new Promise((resolve, reject) => {
      const run = spawn(process.execPath, [`${core}/core/bin/stryker.js`, 'run', file], {
        env: { ...process.env, MUTANT_TESTS: JSON.stringify(tests) },
        stdio: 'inherit',
      });
      run.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Stryker ended with ${code}.`))));
    });
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Counts what was caught, without the faults that are accepted, and names what lives. */
function judge({ files }, accepted) {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
    all.map((mutant) => ({ ...mutant, file, change: changeOf(source, mutant) })),
  );
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status));
  const caught = of('Killed', 'Timeout').length;
  const survived = of('Survived', 'NoCoverage');
  const lives = survived.filter((mutant) => !accepted.some(({ accepts }) => accepts(mutant)));
  const counted = caught + lives.length;
  return {
    caught,
    counted,
    percent: Math.round((1000 * caught) / counted) / 10,
    accepted: survived.length - lives.length,
    lives: lives.map(({ file, location, change }) => `${file}:${location.start.line}: ${change}`),
  };
}

/** "the text that stands there → the text that the fault puts there". */
function changeOf(source, { location: { start, end }, replacement }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const shortened = (text) => text.replace(/\s+/g, ' ').slice(0, 120);
  return `${shortened(lines.join('\n'))} → ${shortened(replacement ?? '')}`;
}
