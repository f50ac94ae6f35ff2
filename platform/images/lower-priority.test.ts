import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const autogroup = '/proc/self/autogroup';

/** Begins the threads that read files before the priority is lowered, as reading modules does. */
const program = `
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
await readFile('/proc/self/stat');
const { lowerPriority } = await import(process.argv[1]);
lowerPriority(19);
const nice = (thread) => Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
const group = existsSync('${autogroup}') ? readFileSync('${autogroup}', 'utf8') : '';
console.log(JSON.stringify({ threads: readdirSync('/proc/self/task').map(nice), group }));
`;

test.runIf(process.platform === 'linux')('every thread steps behind, and the session behind others', async () => {
  const module = join(import.meta.dirname, 'lower-priority.ts');
  const ran = spawn(process.execPath, ['--input-type=module', '--eval', program, module], { detached: true });
  const { threads, group } = JSON.parse(await text(ran.stdout)) as { threads: number[]; group: string };
  expect(threads.length).toBeGreaterThan(1);
  expect(new Set(threads)).toEqual(new Set([19]));
  if (existsSync(autogroup)) expect(group).toContain('nice 19');
});
