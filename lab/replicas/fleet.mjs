import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDebianPostgres } from '../servers/debian-postgres.mjs';
import { postgresUser } from '../servers/debian-program.mjs';
import { startMailServer } from '../servers/mail-server.mjs';
import { freePort, startSite } from '../servers/site-process.mjs';
import { startObjectServer } from './object-server.mjs';
import { startPooler } from './pooler.mjs';
import { startProxy } from './proxy.mjs';

const count = 3;
/** The database lies in memory, so that other work on the disk does not slow commits down. */
const memory = '/dev/shm';

/**
 * Starts three replicas of the site behind HAProxy, one PostgreSQL 15 behind pgbouncer in transaction mode, one S3
 * store, one mail server. Each replica has an empty folder of its own and shares nothing else with the others.
 * @param {{ root: string, deploy?: string, env?: NodeJS.ProcessEnv }} options
 */
export async function startFleet({ root, deploy = join(root, 'deploy'), env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-replicas-'));
  const poolerFolder = join(folder, 'pooler');
  mkdirSync(poolerFolder);
  const user = postgresUser();
  if (user.uid) for (const path of [folder, poolerFolder]) chownSync(path, user.uid, user.gid);
  const database = await startDebianPostgres(existsSync(memory) ? { parent: memory } : {});
  const owner = new pg.Client(database.url);
  owner.on('error', () => {});
  await owner.connect();
  const password = randomBytes(18).toString('base64url');
  await owner.query(`create role tivoli_site login password '${password}'`);
  const pooler = await startPooler({ deploy, folder: poolerFolder, target: database.url, password });
  const objects = await startObjectServer({ root, folder: join(folder, 's3') });
  const mail = await startMailServer();
  const ports = [];
  for (let index = 0; index < count; index += 1) ports.push(await freePort());
  const proxyPort = await freePort();
  const monitoringToken = randomBytes(18).toString('base64url');
  const shared = {
    ...process.env,
    DATABASE_URL: pooler.url,
    MIGRATION_DATABASE_URL: database.url,
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    APP_SECRET: randomBytes(24).toString('base64url'),
    SMTP_URL: mail.url,
    MONITORING_TOKEN: monitoringToken,
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '3',
    // The proof's colleague has only a password.
    STAFF_SECOND_FACTOR: 'optional',
    ...objects.env,
    ...env,
  };
  const sites = [];
  const start = async (index, cwd = root) => {
    const site = startSite({
      cwd,
      env: { ...shared, PORT: String(ports[index]), DATA_DIR: join(folder, `replica-${index + 1}`) },
    });
    sites[index] = site;
    return site.ready;
  };
  // All start at once on an empty database: one prepares it, the others wait for its lock.
  const readyMs = await Promise.all(ports.map((_, index) => start(index)));
  const proxy = await startProxy({ deploy, ports, port: proxyPort });
  return {
    origin: proxy.origin,
    direct: ports.map((port) => `http://127.0.0.1:${port}`),
    env: shared,
    owner,
    mail,
    monitoringToken,
    readyMs,
    start,
    kill: (index) => sites[index].killGroup(),
    release: async (index, cwd) => {
      const { end } = await sites[index].stop();
      await start(index, cwd);
      return end;
    },
    output: () => sites.map((site) => site?.output() ?? ''),
    async stop() {
      const ends = await Promise.all(sites.map((site) => site.stop()));
      await owner.end();
      for (const part of [proxy, pooler, database, objects]) await part.stop();
      mail.close();
      rmSync(folder, { recursive: true, force: true });
      return ends.map(({ end }) => end);
    },
  };
}
