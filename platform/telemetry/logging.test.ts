import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogger } from './logging.ts';

test('of an error only name, code, message and stack are logged', () => {
  const lines: string[] = [];
  const log = createLogger({ write: (line) => void lines.push(line) });
  const error = Object.assign(
    new Error('duplicate key for asha@example.com', { cause: new Error('asha@example.com') }),
    {
      code: '23505',
      detail: 'Key (email)=(asha@example.com) already exists.',
    },
  );
  log.error({ err: error }, 'storing failed');
  const { err } = JSON.parse(lines[0] ?? '');
  expect(Object.keys(err).sort()).toEqual(['cause', 'code', 'message', 'name', 'stack']);
  expect(err).toMatchObject({ code: '23505', message: 'duplicate key for (e-mail)' });
  expect(lines.join()).not.toContain('asha');
});

/** Runs a process that logs a line, waits until it is written, logs another and exits with 7. Returns its exit code. */
async function logsInto(file: string): Promise<number> {
  const output = await open(file, 'w');
  const script = `
    import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'logging.ts'))};
    const log = createLogger();
    log.info('the first line');
    setTimeout(() => { log.info('the last line, and a ₹ in it'); process.exit(7); }, 600);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', output.fd, 'inherit'],
    timeout: 20_000,
  });
  const [code] = await once(child, 'exit');
  await output.close();
  return code;
}

test('every line is written, those too that wait when the process exits', async () => {
  const file = join(tmpdir(), `tivoli-log-${process.pid}`);
  expect(await logsInto(file)).toBe(7);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  await rm(file);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the first line', 'the last line, and a ₹ in it']);
});

test('a log that cannot be written stops nothing', async () => {
  expect(await logsInto('/dev/full')).toBe(7);
});
