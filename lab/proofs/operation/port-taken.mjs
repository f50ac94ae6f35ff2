import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { endedWell, startBuiltServer } from '../../servers/built-server.mjs';

/** The columns of its results. */
export const keyFigures = {
  'site: exit': 'site.code',
  'metrics, new database: exit': 'metricsOfNew.code',
  'metrics: exit': 'metrics.code',
};

/**
 * Starts the site with a PORT or METRICS_PORT that another program uses. The start ends by itself: exit code 1, one
 * sentence that names the variable, within ten seconds; with a new database of its own and with an existing one.
 */
export async function prove({ root }) {
  await ensureBuilt(root, pinnedNode(root));
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-port-taken-'));
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String(taken.address().port);
  const start = (env) => startBuiltServer({ root, env: { DATA_DIR: join(folder, 'data'), PORT: '0', ...env } }).ended;
  try {
    const site = await start({ PORT: port });
    const metricsOfNew = await start({ METRICS_PORT: port });
    const metrics = await start({ METRICS_PORT: port });
    return {
      holds: endedWell(site, /^PORT /) && [metricsOfNew, metrics].every((end) => endedWell(end, /^METRICS_PORT /)),
      site,
      metricsOfNew,
      metrics,
    };
  } finally {
    taken.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
