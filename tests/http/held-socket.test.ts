import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '#platform/database/embedded/start-embedded-postgres.ts';
import { projectRoot } from '#platform/project-root.ts';

/** This program stands for systemd: it opens a listening socket and passes it to the program that it runs. */
const holder = '/usr/bin/systemd-socket-activate';

/** This program answers one request with the name it was given and then ends, as a site does that is restarted. */
const source = `
  import { takeInheritedSockets } from '#platform/startup/boot.ts';
  import { listen } from '#platform/http/listen.ts';
  import { createLogger } from '#platform/telemetry/logging.ts';
  const inherited = takeInheritedSockets({ ...process.env, LISTEN_PID: String(process.pid) });
  const answer = (incoming, outgoing) => {
    outgoing.setHeader('connection', 'close').end(process.argv[1]);
    void listening.close().then(() => process.exit());
  };
  const place = { host: '127.0.0.1', port: 0, inherited, isProxy: () => false };
  const listening = await listen(answer, createLogger(), place);`;

test.skipIf(!existsSync(holder))('a form that is sent between two processes waits for the next one', async () => {
  const port = await freePort();
  const site = `"$1" --input-type=module -e "$2"`;
  const program = spawn(
    holder,
    [
      '-l',
      `127.0.0.1:${port}`,
      '-E',
      'PATH',
      '/bin/sh',
      '-c',
      `${site} first; ${site} second`,
      'sh',
      process.execPath,
      source,
    ],
    { cwd: projectRoot(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(program, 'exit');
  // The program prints a line once it listens.
  await once(program.stderr, 'data');
  const post = async () => {
    const body = new URLSearchParams({ name: 'Meera' });
    return (await fetch(`http://127.0.0.1:${port}/enquire`, { method: 'POST', body })).text();
  };
  expect(await post()).toBe('first');
  expect(await post()).toBe('second');
  await ended;
});
