import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ignoreWords } from './ignore-words.mjs';

/** All product code, without what only the build reads: a fault there changes nothing that runs. */
const product = ['{app,platform,commands}/**/*.{ts,tsx,mjs}'];
const notProduct = ['**/*.test.*', 'app/routes.ts', 'platform/database/types.ts'];

/**
 * Draws faults from all product code: a line by lot, then one of the faults that Stryker knows for it.
 * @param {string} checkout folder of the code
 * @param {{ seed: number, count: number }} options the same seed draws the same faults from the same code
 */
export async function drawFaults(checkout, { seed, count }) {
  const files = globSync(product, { cwd: checkout, exclude: notProduct }).sort();
  const sources = new Map(files.map((file) => [file, readFileSync(join(checkout, file), 'utf8')]));
  const { mutants } = await instrument(files.map((name) => ({ name, content: sources.get(name), mutate: true })));
  const lines = Object.groupBy(
    mutants.filter(({ status }) => status !== 'Ignored'),
    ({ fileName, location }) => `${fileName}:${location.start.line}`,
  );
  const random = randomFrom(seed);
  const drawn = shuffled(Object.keys(lines).sort(), random).slice(0, count);
  return drawn.map((line) => {
    const { fileName: file, location, replacement } = lines[line][Math.floor(random() * lines[line].length)];
    // Stryker counts lines from 0.
    return {
      file,
      line: location.start.line + 1,
      location,
      change: changeOf(sources.get(file), location, replacement),
    };
  });
}

/**
 * Writes the faults into the code, each switched off until it is named, and gives each its number.
 * @param {string} checkout folder of the code
 * @param {string} folder where the code reads which fault is on, and says what was reached
 */
export async function placeFaults(checkout, folder, faults) {
  const placed = [];
  let first = 0;
  for (const [file, own] of Object.entries(Object.groupBy(faults, ({ file }) => file))) {
    const content = readFileSync(join(checkout, file), 'utf8');
    const ranges = own.map(({ location }) => location);
    const result = await instrument([{ name: file, content, mutate: ranges }], [ignoreWords, onlyAround(ranges)]);
    for (const fault of own) {
      const found = result.mutants.find(
        ({ location, replacement }) =>
          isSame(location, fault.location) && changeOf(content, location, replacement) === fault.change,
      );
      if (!found) throw new Error(`The fault at ${file}:${fault.line} cannot be placed: ${fault.change}`);
      placed.push({ ...fault, id: String(first + Number(found.id)) });
    }
    writeFileSync(join(checkout, file), numberedFrom(first, result.files[0].content));
    first += result.mutants.length;
  }
  const faultSwitch = readFileSync(new URL('fault-switch.mjs', import.meta.url), 'utf8');
  writeFileSync(join(checkout, 'platform/fault-switch.mjs'), faultSwitch.replace('‹folder›', folder));
  return faults.map((fault) => placed.find(({ location, file }) => file === fault.file && location === fault.location));
}

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {}, error() {} };

async function instrument(files, ignorers = [ignoreWords]) {
  // It is installed only when the proof runs.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  return new Instrumenter(silent).instrument(files, { ignorers, excludedMutations: [], plugins: null });
}

/** Leaves out what merely lies inside one of the places. */
function onlyAround(ranges) {
  const isInside = (node, { start, end }) =>
    before(node.start, { line: start.line + 1, column: start.column }) &&
    before({ line: end.line + 1, column: end.column }, node.end);
  return {
    shouldIgnore({ node }) {
      return node.loc && !ranges.some((range) => isInside(node.loc, range)) ? 'It was not drawn.' : undefined;
    },
  };
}

const before = (one, other) => one.line < other.line || (one.line === other.line && one.column <= other.column);

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Stryker numbers the faults of each file from 0 and writes its functions into each file: they stand in one. */
function numberedFrom(first, code) {
  const begin = code.indexOf('function stryNS_9fa48()');
  const end = code.indexOf('return isActive(id);\n}', begin) + 'return isActive(id);\n}'.length;
  const own = "import { stryCov_9fa48, stryMutAct_9fa48 } from '#platform/fault-switch.mjs';";
  return `${code.slice(0, begin)}${own}${code.slice(end)}`.replaceAll(
    /(stryMutAct_9fa48|stryCov_9fa48)\(("\d+"(?:,\s*"\d+")*)\)/g,
    (_, name, ids) => `${name}(${ids.replaceAll(/\d+/g, (id) => String(first + Number(id)))})`,
  );
}

/** "the text that stands there → the text that the fault puts there". */
function changeOf(source, { start, end }, replacement = '') {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  const shortened = (text) => text.replace(/\s+/g, ' ').slice(0, 120);
  return `${shortened(lines.join('\n'))} → ${shortened(replacement)}`;
}

/** Numbers from 0 to 1 that are the same for the same seed (Mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(list, random) {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}
