import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { startPooler } from '../../replicas/pooler.mjs';
import { endedWell, isReady, readiness, startBuiltServer } from '../../servers/built-server.mjs';
import { startDebianPostgres } from '../../servers/debian-postgres.mjs';
import { postgresUser } from '../../servers/debian-program.mjs';
import { freePort } from '../../servers/site-process.mjs';
import { sendEnquiry } from '../../visitors/enquiry-sender.mjs';

/** The columns of its results. */
export const keyFigures = {
  'transaction pooling': 'transaction.holds',
  'session pooling': 'session.holds',
};

/**
 * Runs the site behind a pgbouncer that silently drops the options of a connection, in transaction and in session
 * mode. A DATABASE_URL that names the owner ends the start with a sentence; one that names tivoli_site serves and
 * stores.
 */
export async function prove({ root }) {
  await ensureBuilt(root, pinnedNode(root));
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-dropped-options-'));
  const user = postgresUser();
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const database = await startDebianPostgres();
  const owner = new pg.Client(database.url);
  owner.on('error', () => {});
  await owner.connect();
  const { username, password } = new URL(database.url);
  await owner.query(`create role tivoli_site login password '${password}'`);
  const results = {};
  try {
    for (const mode of ['transaction', 'session']) results[mode] = await behind(mode);
    return { holds: Object.values(results).every(({ holds }) => holds), ...results };
  } finally {
    await owner.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  async function behind(mode) {
    const deploy = join(folder, `deploy-${mode}`);
    const own = join(folder, mode);
    for (const path of [deploy, own]) {
      mkdirSync(path);
      if (user.uid) chownSync(path, user.uid, user.gid);
    }
    cpSync(join(root, 'deploy/pgbouncer.ini'), join(deploy, 'pgbouncer.ini'));
    const settings = readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8')
      .replace('pool_mode = transaction', `pool_mode = ${mode}`)
      .replace('extra_float_digits', 'extra_float_digits, options');
    writeFileSync(join(deploy, 'pgbouncer.ini'), settings);
    const pooler = await startPooler({ deploy, folder: own, target: database.url, password, logins: [username] });
    const asOwner = Object.assign(new URL(pooler.url), { username }).href;
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = (databaseUrl) =>
      startBuiltServer({
        root,
        env: {
          DATABASE_URL: databaseUrl,
          MIGRATION_DATABASE_URL: database.url,
          PORT: String(port),
          DATA_DIR: join(own, 'site'),
          RATE_LIMIT: 'off',
        },
      });
    try {
      const refused = await start(asOwner).ended;
      const site = start(pooler.url);
      const ready = await readiness(origin, isReady);
      const sent = await sendEnquiry(origin, { email: `${mode}@example.com`, submissionId: crypto.randomUUID() });
      const { rows } = await owner.query('select count(*)::int as stored from leads where customer_email = $1', [
        `${mode}@example.com`,
      ]);
      await site.stop();
      const [{ stored }] = rows;
      const holds =
        endedWell(refused, /^The site must work as tivoli_site/) && isReady(ready) && sent === 303 && stored === 1;
      return { holds, refused, ready: ready.status, sent, stored };
    } finally {
      await pooler.stop();
    }
  }
}
