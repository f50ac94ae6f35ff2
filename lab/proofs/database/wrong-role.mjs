import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { endedWell, isReady, readiness, startBuiltServer } from '../../servers/built-server.mjs';
import { startDatabaseElsewhere } from '../../servers/database-elsewhere.mjs';
import { freePort } from '../../servers/site-process.mjs';

/** The columns of its results. */
export const keyFigures = {
  ready: 'ready.status',
  'rights taken away': 'takenAway.status',
  'given back': 'givenBack.status',
  'wrong password: exit': 'wrongPassword.code',
  'too many rights: exit': 'tooManyRights.code',
};

/**
 * Gives the site a login that is refused, has too many rights, or has too few. The first two end the start with a
 * sentence; the third keeps the site from being ready until the rights are back. A ready site whose rights are removed
 * while its database is away is not ready any more.
 */
export async function prove({ root }) {
  await ensureBuilt(root, pinnedNode(root));
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-wrong-role-'));
  const database = await startDatabaseElsewhere({ root, dataDir: join(folder, 'database') });
  const owner = new pg.Client(database.direct);
  owner.on('error', () => {});
  await owner.connect();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = (env = {}) =>
    startBuiltServer({
      root,
      env: { ...database.env, PORT: String(port), DATA_DIR: join(folder, 'site'), ...env },
    });
  try {
    const first = start();
    const ready = await readiness(origin, isReady);
    await owner.query('revoke insert on leads from tivoli_site');
    database.refuse();
    await database.accept();
    const takenAway = await readiness(origin, ({ body }) => body.lack === 'storing', 30_000);
    const page = await fetch(`${origin}/`);
    await owner.query('grant insert on leads to tivoli_site');
    const givenBack = await readiness(origin, isReady, 30_000);
    await first.stop();

    const wrong = new URL(database.env.DATABASE_URL);
    wrong.password = 'wrong';
    const wrongPassword = await start({ DATABASE_URL: wrong.href }).ended;
    await owner.query('alter role tivoli_site bypassrls');
    const tooManyRights = await start().ended;
    await owner.query('alter role tivoli_site nobypassrls');
    return {
      holds:
        isReady(ready) &&
        takenAway.body.lack === 'storing' &&
        page.status === 200 &&
        isReady(givenBack) &&
        endedWell(wrongPassword, /^DATABASE_URL must name .* a login that it accepts/) &&
        endedWell(tooManyRights, /^The role tivoli_site must not be/),
      ready,
      takenAway,
      givenBack,
      wrongPassword,
      tooManyRights,
    };
  } finally {
    await owner.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
