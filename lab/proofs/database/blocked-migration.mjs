import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { releaseWithMigration } from '../../replicas/release-with-migration.mjs';
import { isReady, readiness, startBuiltServer } from '../../servers/built-server.mjs';
import { startDatabaseElsewhere } from '../../servers/database-elsewhere.mjs';
import { freePort } from '../../servers/site-process.mjs';
import { keepSending } from '../../visitors/enquiry-sender.mjs';

/** Milliseconds for which another transaction holds the table. */
const held = 30_000;

/** The columns of its results. */
export const keyFigures = {
  'while blocked': 'blocked.status',
  freed: 'free.status',
  sent: 'sent',
  stored: 'stored',
};

/**
 * Starts a release whose migration waits for a table that a long transaction reads, while the former release takes
 * enquiries. Each enquiry is stored, the new release is not ready and says why, and is ready once the table is free.
 */
export async function prove({ root }) {
  await ensureBuilt(root, pinnedNode(root));
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-blocked-migration-'));
  const database = await startDatabaseElsewhere({ root, dataDir: join(folder, 'database') });
  const ports = [await freePort(), await freePort()];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const start = (index, cwd) =>
    startBuiltServer({
      root,
      cwd,
      env: {
        ...database.env,
        PORT: String(ports[index]),
        DATA_DIR: join(folder, `site-${index}`),
        RATE_LIMIT: 'off',
        APP_SECRET: 'one secret of all replicas of this proof',
      },
    });
  const reader = new pg.Client(database.direct);
  reader.on('error', () => {});
  const tally = { running: true, sent: new Set(), acknowledged: new Set(), answers: new Map() };
  try {
    const former = start(0, root);
    await readiness(origins[0], isReady);
    const next = releaseWithMigration({
      root,
      folder: join(folder, 'next'),
      sql: 'alter table public.leads add column proof_of_waiting text;',
    });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select count(*) from leads');
    const sending = Promise.all([1, 2, 3].map(() => keepSending(origins[0], tally)));
    const newer = start(1, next);
    await wait(held);
    const blocked = await readiness(origins[1], () => true);
    await reader.query('commit');
    const free = await readiness(origins[1], isReady, 60_000);
    tally.running = false;
    await sending;
    const { rows } = await reader.query('select count(*)::int as stored from leads where customer_email = any($1)', [
      [...tally.acknowledged],
    ]);
    const said = /a migration waits for what somebody uses/.test(newer.output());
    await newer.stop();
    await former.stop();
    const answers = Object.fromEntries(tally.answers);
    return {
      holds:
        blocked.status === 503 &&
        blocked.body.lack === 'schema' &&
        isReady(free) &&
        said &&
        tally.sent.size > 30 &&
        Object.keys(answers).join() === '303' &&
        rows[0].stored === tally.sent.size,
      blocked,
      free,
      said,
      answers,
      sent: tally.sent.size,
      stored: rows[0].stored,
    };
  } finally {
    tally.running = false;
    await reader.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
