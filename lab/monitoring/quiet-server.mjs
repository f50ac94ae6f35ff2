import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';
import { serverFlags } from '../../commands/setup/server-flags.mjs';
import { freePort } from '../servers/site-process.mjs';

/** `platform/images/prepare-pages.ts` writes this note when all pictures are made. */
const picturesAreMade = `
  import { createHash } from 'node:crypto';
  import { drawnPictures } from '#content/pictures/picture.ts';
  process.stdout.write(createHash('sha256').update(JSON.stringify(drawnPictures())).digest('hex'));`;

/**
 * Runs the built server without background work: a file tells it that its pictures are made.
 * @param {{ root: string, dataDir: string, env: NodeJS.ProcessEnv }} options
 */
export async function startQuietServer({ root, dataDir, env }) {
  const node = pinnedNode(root);
  mkdirSync(join(dataDir, 'cache'), { recursive: true });
  const note = execFileSync(
    node,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', picturesAreMade],
    {
      cwd: root,
    },
  );
  writeFileSync(join(dataDir, 'cache/prepared-pictures'), note);
  const port = await freePort();
  const child = spawn(node, [...serverFlags, 'build/server/index.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let left = 600; left > 0; left -= 1) {
    const isUp = await fetch(origin).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    await wait(100);
  }
  return {
    pid: child.pid,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
