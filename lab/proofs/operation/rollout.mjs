import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { startProxy } from '../../replicas/proxy.mjs';
import { releaseWithMigration } from '../../replicas/release-with-migration.mjs';
import { isReady, readiness, startBuiltServer } from '../../servers/built-server.mjs';
import { startDatabaseElsewhere } from '../../servers/database-elsewhere.mjs';
import { freePort } from '../../servers/site-process.mjs';
import { keepSending } from '../../visitors/enquiry-sender.mjs';

/** Seconds that the script waits for a replica here. */
const readySeconds = 20;

/** Replaces systemd, which does not run here: restarts a replica from `current`, and again whenever it ends. */
async function startManager({ current, start, count }) {
  const replicas = Array.from({ length: count }, () => ({ site: undefined, stopping: false, log: '' }));
  const launch = (index) => {
    const replica = replicas[index];
    const site = start(index, readlinkSync(current));
    replica.site = site;
    replica.stopping = false;
    void site.ended.then(({ complaints }) => {
      replica.log += `${site.output()}${complaints}\n`;
      if (replica.site === site && !replica.stopping) setTimeout(launch, 1_000, index);
    });
  };
  const stop = async (index) => {
    replicas[index].stopping = true;
    await replicas[index].site?.stop();
  };
  const server = createServer(async (incoming, outgoing) => {
    const [, verb, index] = incoming.url.split('/');
    if (verb === 'restart') {
      await stop(Number(index));
      launch(Number(index));
    }
    outgoing.end(verb === 'log' ? replicas[Number(index)].log : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (let index = 0; index < count; index += 1) launch(index);
  return {
    port: server.address().port,
    async stop() {
      server.close();
      await Promise.all(replicas.map((_, index) => stop(index)));
    },
  };
}

/** Programs that pass what deploy/roll-out.sh asks of systemd on to the manager. */
function writeCommands(folder, { manager, ports }) {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const indexOf = ports.map((port, index) => `*tivoli@${port}*) index=${index} ;;`).join(' ');
  const command = (name, verb, more) => {
    const file = join(bin, name);
    writeFileSync(
      file,
      `#!/bin/sh\ncase "$*" in ${indexOf} esac\ncurl -s --max-time 90 "http://127.0.0.1:${manager.port}/${verb}/$index" ${more}\n`,
    );
    chmodSync(file, 0o755);
  };
  command('systemctl', 'restart', '');
  command('journalctl', 'log', '| tail -n 5');
  return bin;
}

/** Runs deploy/roll-out.sh as the guide says. */
async function rollOut({ root, bin, ports }) {
  const child = spawn('sh', [join(root, 'deploy/roll-out.sh'), ...ports.map(String)], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, READY_SECONDS: String(readySeconds) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said: said.trim().split('\n') };
}

/** The columns of its results. */
export const keyFigures = {
  'failing release: exit': 'stopped.code',
  'good release: exit': 'wentThrough.code',
  'enquiries answered': ({ answers }) => answers['303'],
  'pages answered': ({ pages }) => pages['200'],
};

/**
 * Runs two replicas behind HAProxy, released one after the other by deploy/roll-out.sh while visitors read and send. A
 * build whose migration cannot be applied stops at the first replica with an explanation, a good one is released;
 * visitors notice neither.
 */
export async function prove({ root }) {
  await ensureBuilt(root, pinnedNode(root));
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-rollout-'));
  const database = await startDatabaseElsewhere({ root, dataDir: join(folder, 'database') });
  const ports = [await freePort(), await freePort()];
  const nobody = await freePort();
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const proxyPort = await freePort();
  const current = join(folder, 'current');
  const release = (name, sql) => releaseWithMigration({ root, folder: join(folder, name), sql });
  const incompatible = release('incompatible', 'alter table public.leads add column status text;');
  const good = release('good', 'alter table public.leads add column proof_of_rollout text;');
  const pointTo = (target) => {
    if (existsSync(current)) rmSync(current);
    symlinkSync(target, current);
  };
  pointTo(root);
  const env = {
    ...database.env,
    APP_SECRET: 'one secret of all replicas of this proof',
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '3',
    RATE_LIMIT: 'off',
  };
  const start = (index, cwd) =>
    startBuiltServer({
      root,
      cwd,
      env: { ...env, PORT: String(ports[index]), DATA_DIR: join(folder, `site-${index}`) },
    });
  const manager = await startManager({ current, start, count: ports.length });
  const tally = { running: true, sent: new Set(), acknowledged: new Set(), answers: new Map() };
  const pages = {};
  let proxy;
  try {
    for (const origin of origins) await readiness(origin, isReady);
    proxy = await startProxy({ deploy: join(root, 'deploy'), ports: [...ports, nobody], port: proxyPort });
    const bin = writeCommands(folder, { manager, ports });
    const read = async () => {
      while (tally.running) {
        const status = await fetch(`${proxy.origin}/enquire`).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        );
        pages[status] = (pages[status] ?? 0) + 1;
      }
    };
    const visitors = Promise.all([keepSending(proxy.origin, tally), keepSending(proxy.origin, tally), read()]);
    pointTo(incompatible);
    const stopped = await rollOut({ root, bin, ports });
    const second = await readiness(origins[1], () => true);
    pointTo(good);
    const wentThrough = await rollOut({ root, bin, ports });
    tally.running = false;
    await visitors;
    const answers = Object.fromEntries(tally.answers);
    const words = stopped.said.join('\n');
    return {
      holds:
        stopped.code === 1 &&
        words.includes(`Stopped: tivoli@${ports[0]} is not ready`) &&
        /of_this_proof\.sql was not applied .*already exists/.test(words) &&
        !words.includes(`tivoli@${ports[1]}`) &&
        isReady(second) &&
        wentThrough.code === 0 &&
        Object.keys(answers).join() === '303' &&
        Object.keys(pages).join() === '200',
      stopped,
      wentThrough,
      answers,
      pages,
    };
  } finally {
    tally.running = false;
    await proxy?.stop();
    await manager.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
