import { spawn } from 'node:child_process';
import { seconds } from './setup/step.mjs';

/** The exit code of a check that could not be made: it has neither passed nor failed. */
export const notCheckedCode = 3;

/**
 * Runs one check and prints its result; its own output is shown if it fails, or always unless `quiet`.
 * @param {string} name
 * @param {[string, ...string[]]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {{ quiet?: boolean, mayBeUnchecked?: boolean }} how with `mayBeUnchecked` the program's `notCheckedCode`
 * is no failure
 * @returns {Promise<'passed' | 'failed' | 'not checked'>}
 */
export async function check(name, [program, ...parameters], env, { quiet = true, mayBeUnchecked = false } = {}) {
  const begun = performance.now();
  const child = spawn(program, parameters, {
    env,
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
  const isUnchecked = mayBeUnchecked && code === notCheckedCode;
  const outcome = code === 0 ? 'passed' : isUnchecked ? 'not checked' : 'failed';
  const row = { passed: 'ok  ', failed: 'FAIL', 'not checked': '—   ' }[outcome];
  console.log(`${row}  ${name}${isUnchecked ? ': not checked' : ''} (${seconds(begun)})`);
  if (outcome !== 'passed' && words) console.log(words.trimEnd());
  return outcome;
}
