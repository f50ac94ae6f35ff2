import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { runCommand } from '../../backup/run-command.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { sendEnquiry } from '../../visitors/enquiry-sender.mjs';

/** Makes a site's folder as an earlier version left it: made and prepared by the older PostgreSQL. */
const makeOld = `
  import { pino } from 'pino';
  import { findOldBinaries } from '#platform/backup/restore/old-binaries.ts';
  import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
  import { siteDatabase } from '#app/site-database.server.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
  import pg from 'pg';
  const [major, dataDir, tools, rows] = process.argv.slice(1);
  const binaries = await findOldBinaries(major, tools);
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), binaries });
  await prepareDatabase(server.ownerUrl, siteDatabase);
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  await client.query(rows);
  await client.end();
  await server.stop();`;

/** The columns of its results. */
export const keyFigures = {
  from: 'from',
  to: 'to',
  'upgrade (s)': 'upgrade.seconds',
  'peak (MB)': 'upgrade.peakMb',
  leads: 'leads',
  'enquiry afterwards': 'enquiry',
};

/**
 * Upgrades a folder that an older major version of the embedded package made, with real programs from npm. The site
 * refuses it and names the command, the command accepts it, the site runs on the result and the old folder is kept.
 * `npm run prove upgrade 17`.
 */
export async function prove({ root, words }) {
  const major = words.find((word) => /^\d\d$/.test(word)) ?? '17';
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-upgrade-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  try {
    const rows = readFileSync('lab/desk/generate.sql', 'utf8').replace('series(1, 100000)', 'series(1, 20000)');
    const parameters = ['--input-type=module', '-e', makeOld, major, dataDir, join(folder, 'tools'), rows];
    execFileSync(pinnedNode(root), parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const refused = await startSite({ cwd: root, env }).ready.then(() => 'it started', String);

    const upgrade = await runCommand({ root, env, words: ['upgrade-database'] });
    const kept = join(dataDir, `postgres/data-${major}`);
    const versions = [kept, join(dataDir, 'postgres/data')].map((data) =>
      existsSync(data) ? readFileSync(join(data, 'PG_VERSION'), 'utf8').trim() : 'none',
    );

    const site = startSite({ cwd: root, env });
    await site.ready;
    const sent = await sendEnquiry(`http://127.0.0.1:${port}`, {
      email: 'new@example.com',
      submissionId: randomUUID(),
    });
    const page = await fetch(`http://127.0.0.1:${port}/hotel/the-tivoli`);
    const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
    await client.connect();
    const { rows: found } = await client.query(
      `select current_setting('server_version') as version, (select count(*)::int from leads) as leads`,
    );
    await client.end();
    await site.stop();
    const again = await runCommand({ root, env, words: ['upgrade-database'] });
    const [{ version, leads }] = found;
    return {
      holds:
        /npm run upgrade-database/.test(refused) &&
        upgrade.code === 0 &&
        versions[0] === major &&
        version.startsWith(versions[1]) &&
        leads === 20_001 &&
        sent === 303 &&
        page.headers.get('x-content-source') === null &&
        /nothing to do/.test(again.said),
      from: major,
      to: version,
      refused: refused.split('\n').find((line) => line.includes('upgrade-database')),
      upgrade,
      kept: versions,
      leads,
      enquiry: sent,
      again: again.said,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
