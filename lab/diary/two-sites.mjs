import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { enterDesk } from '../desk/generated-desk.mjs';
import { startDatabaseElsewhere } from '../servers/database-elsewhere.mjs';
import { freePort, startSite } from '../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../visitors/pictures-prepared.mjs';

/**
 * Starts two replicas over one database, with an administrator signed in at both: `origins`, `cookie`, `owner` (the
 * database as its owner), `kill(index)`, `start(index)`, `mails()` (the files that were sent), `prepared()` (once no
 * picture is made any more), `visit`, `close`.
 * @param {string} root the checkout
 */
export async function openTwoSites(root) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-diary-'));
  const database = await startDatabaseElsewhere({ root, dataDir: join(folder, 'database') });
  const ports = [await freePort(), await freePort()];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const shared = {
    ...process.env,
    ...database.env,
    APP_SECRET: randomBytes(24).toString('base64url'),
    RATE_LIMIT: 'off',
    HOST: '127.0.0.1',
  };
  const dataDirs = ports.map((_, index) => join(folder, `site-${index}`));
  const envs = ports.map((port, index) => ({ ...shared, PORT: String(port), DATA_DIR: dataDirs[index] }));
  dataDirs.forEach(takeOverPictures);
  const sites = [];
  const start = async (index) => {
    sites[index] = startSite({ cwd: root, env: envs[index] });
    await sites[index].ready;
  };
  await start(0);
  await start(1);
  const owner = new pg.Client({ connectionString: database.direct });
  await owner.connect();
  const { cookie, visit } = await enterDesk(origins[0], await invited(database.direct));
  return {
    origins,
    cookie,
    visit,
    owner,
    start,
    kill: (index) => sites[index].killGroup(),
    mails: () =>
      dataDirs.flatMap((dataDir) => {
        try {
          return readdirSync(join(dataDir, 'outbox')).filter((name) => name.startsWith('diary-'));
        } catch {
          return [];
        }
      }),
    prepared: () => Promise.all(dataDirs.map(picturesPrepared)),
    async close() {
      await owner.end();
      for (const site of sites) await site.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Invites the first administrator and returns the token of their link. */
async function invited(url) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    const path = await inviteByCommand(database, 'asha@example.com');
    return new URL(path, 'http://127.0.0.1').searchParams.get('token');
  } finally {
    await database.destroy();
  }
}

/** The ids of Israna's spaces, by their slugs. */
export async function spacesOfIsrana(owner) {
  const { rows } = await owner.query(
    `select s.slug, s.id from hotel_spaces s join hotels h on h.id = s.hotel_id
      where h.slug = 'wedcation-by-tivoli-israna' order by s.sort_order`,
  );
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
}
