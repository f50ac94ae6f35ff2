import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { proportionalMemory } from '../../servers/process-tree.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

const limitMiB = 350;
const idleMs = 60_000;

/** The columns of its results. */
export const keyFigures = {
  'idle (MiB)': 'totalMiB',
  'limit (MiB)': 'limitMiB',
  processes: 'processes.length',
};

/** Adds up the memory of npm, the start script, the server and PostgreSQL, a minute after the start and some visits. */
export async function prove({ root }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-memory-'));
  const port = await freePort();
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
  await site.ready;
  for (const path of ['/', '/hotel/the-tivoli', '/locations', '/enquire']) {
    await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
  }
  await wait(idleMs);
  const processes = site.processes().map(({ pid, title }) => ({
    program: title
      .replace(/^\S*\//, '')
      .split(' -D ')[0]
      .slice(0, 60),
    MiB: Math.round(proportionalMemory(pid) * 10) / 10,
  }));
  const totalMiB = Math.round(processes.reduce((sum, { MiB }) => sum + MiB, 0));
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { holds: totalMiB <= limitMiB, totalMiB, limitMiB, processes };
}
