import { spawn } from 'node:child_process';
import { peakMemory, processTree } from '../servers/process-tree.mjs';

const lookEvery = 100;

/**
 * Runs one of the operator's commands as an operator would, and watches the memory of its own process.
 * @param {{ root: string, env: NodeJS.ProcessEnv, words: string[] }} command the words behind `npm run`
 */
export async function runCommand({ root, env, words }) {
  const begun = performance.now();
  const [name, ...rest] = words;
  const child = spawn('npm', ['run', '--silent', name, '--', ...rest], { cwd: root, env });
  let said = '';
  let peakMb = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, ...processTree(child.pid).map(residentPeak));
  }, lookEvery);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  return { code, said: said.trim(), seconds: Math.round((performance.now() - begun) / 100) / 10, peakMb };
}

/** The most memory that a command of ours ever used; npm and the database beside it do not count. */
function residentPeak({ pid, title }) {
  return title.includes('commands/') ? Math.round(peakMemory(pid)) : 0;
}
