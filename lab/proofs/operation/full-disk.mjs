import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { endedWell, isReady, readiness, startBuiltServer } from '../../servers/built-server.mjs';
import { runOnFullDisk } from '../../servers/running-on-full-disk.mjs';
import { freePort } from '../../servers/site-process.mjs';

/** Fills the disk of a folder until `left` bytes are free. */
function fill(folder, left) {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(join(folder, 'filling'), Buffer.alloc(Math.max(0, bavail * bsize - left), 1));
  } catch (error) {
    // A running site may have written first; the disk is full in any case.
    if (error.code !== 'ENOSPC') throw error;
  }
}

/** The columns of its results. */
export const keyFigures = {
  'no room at the first start: exit': 'noRoomForDatabase.code',
  'full: exit': 'full.code',
  'read-only: exit': 'readOnly.code',
  'with room again': 'readyAgain',
  'while it runs': 'running.holds',
};

/**
 * Starts the site on a disk that is full, nearly full or read-only. The start ends by itself: exit code 1, one
 * sentence that names DATA_DIR, within ten seconds; with room again the site starts and is ready. A site whose disk
 * fills up while it runs still serves its pages, refuses what it cannot store, and tells its operators. Needs root,
 * for a disk of its own.
 */
export async function prove({ root }) {
  if (process.getuid() !== 0) throw new Error('This proof needs root: it mounts a small disk.');
  await ensureBuilt(root, pinnedNode(root));
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-full-disk-'));
  const mount = (...words) => execFileSync('mount', words);
  mount('-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder);
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const start = () => startBuiltServer({ root, env: { DATA_DIR: dataDir, PORT: String(port) } });
  try {
    fill(folder, 12_000_000);
    const noRoomForDatabase = await start().ended;
    rmSync(join(folder, 'filling'));

    const first = start();
    const ready = await readiness(`http://127.0.0.1:${port}`, isReady);
    const stopped = await first.stop();

    fill(folder, 0);
    const full = await start().ended;
    mount('-o', 'remount,ro', folder);
    const readOnly = await start().ended;
    mount('-o', 'remount,rw', folder);
    rmSync(join(folder, 'filling'));

    const last = start();
    const readyAgain = await readiness(`http://127.0.0.1:${port}`, isReady);
    await last.stop();
    const free = () => rmSync(join(folder, 'filling'));
    const running = await runOnFullDisk({ root, dataDir, port, fill: () => fill(folder, 0), free });
    const ends = { noRoomForDatabase, full, readOnly };
    return {
      holds:
        endedWell(noRoomForDatabase, /^The disk of DATA_DIR .* is full/) &&
        endedWell(full, /^The disk of DATA_DIR .* is full/) &&
        endedWell(readOnly, /^The disk of DATA_DIR .* takes no writes/) &&
        isReady(ready) &&
        stopped.code === 0 &&
        isReady(readyAgain) &&
        running.holds,
      ...ends,
      ready: ready.status,
      readyAgain: readyAgain.status,
      running,
    };
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
