import { globSync, readFileSync } from 'node:fs';
import { ignoreWords } from './ignore-words.mjs';

const nothing = () => {};
const silent = { isDebugEnabled: () => false, debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * Puts every fault into the files, each switched off until it is named.
 * @param {string[]} patterns those that begin with `!` leave files out
 * @param {string[]} paths only files that begin so, all of them without
 */
export async function instrument(patterns, paths) {
  // It is installed only when the proof runs.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const sources = Object.fromEntries(filesOf(patterns, paths).map((file) => [file, readFileSync(file, 'utf8')]));
  const { files, mutants } = await new Instrumenter(silent).instrument(
    Object.entries(sources).map(([name, content]) => ({ name, content, mutate: true })),
    { ignorers: [ignoreWords], excludedMutations: [], plugins: null },
  );
  return {
    code: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    sources,
    faults: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, replacement }) => ({
        id,
        file: fileName,
        // Stryker counts lines from 0.
        line: location.start.line + 1,
        at: `${location.start.line}:${location.start.column}-${location.end.line}:${location.end.column}`,
        change: changeOf(sources[fileName], location, replacement),
      })),
  };
}

function filesOf(patterns, paths) {
  const exclude = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { exclude },
  )
    .filter((file) => paths.length === 0 || paths.some((path) => file.startsWith(path)))
    .sort();
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
