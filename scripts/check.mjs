import { spawn } from 'node:child_process';
import { seconds } from './step.mjs';

/**
 * Runs one check to its end and tells how it went; its own words are shown when it fails, or always unless `quiet`.
 * @param {string} name
 * @param {[string, ...string[]]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {{ quiet?: boolean, signal?: AbortSignal }} how `signal` ends it early
 * @returns {Promise<boolean>} whether it passed
 */
export async function check(name, [program, ...parameters], env, { quiet = true, signal } = {}) {
  const begun = performance.now();
  const child = spawn(program, parameters, {
    env,
    signal,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let words = '';
  for (const stream of quiet ? [child.stdout, child.stderr] : []) {
    stream.setEncoding('utf8').on('data', (text) => {
      words += text;
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds(begun)})`);
  if (code !== 0 && words) console.log(words.trimEnd());
  return code === 0;
}
