import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBaseImage } from '../../container/base-image.mjs';
import { ensureProgram } from '../../servers/debian-program.mjs';
import { processTree } from '../../servers/process-tree.mjs';
import { freePort } from '../../servers/site-process.mjs';
import { until } from '../../until.mjs';
import { sendEnquiry } from '../../visitors/enquiry-sender.mjs';

/** The id of the user `node` in the image. */
const user = 1000;
const readyWithin = 120_000;

/** The columns of its results. */
export const keyFigures = {
  'build (s)': 'buildSeconds',
  user: 'user',
  'own check: exit': 'health.code',
  enquiry: 'enquiry',
  'backup: exit': 'backup.code',
  'drill: exit': 'drill.code',
  exit: 'exit',
};

/**
 * Builds deploy/Containerfile by buildah, which needs no daemon, on a replacement of the official image of Node. The
 * site runs as the image says, its own health check passes, an enquiry is stored, and the operator's commands work
 * inside. Needs root.
 */
export async function prove({ root }) {
  ensureProgram('buildah', '/usr/bin/buildah');
  ensureProgram('debootstrap', '/usr/sbin/debootstrap');
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-container-'));
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 * 1024 * 1024 };
  const buildah = (...words) => execFileSync('buildah', [...store, ...words], options).trim();
  let server;
  try {
    const containerfile = join(root, 'deploy/Containerfile');
    const [, name] = /^FROM (\S+)@/m.exec(readFileSync(containerfile, 'utf8')) ?? [];
    const digest = makeBaseImage({ root, folder, buildah, name: `docker.io/library/${name}` });
    const begun = performance.now();
    const how = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--ignorefile', '.containerignore'];
    const given = ['--build-arg', `NODE_DIGEST=${digest}`, '--build-arg', 'COMMIT=of-this-proof'];
    execFileSync('buildah', [...store, 'bud', ...how, ...given, '-t', 'tivoli', '-f', containerfile, root], {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: root,
    });
    const buildSeconds = Math.round((performance.now() - begun) / 1000);
    const { config } = JSON.parse(buildah('inspect', '--type', 'image', 'tivoli')).Docker;
    const container = buildah('from', '--pull-never', 'localhost/tivoli');
    const port = await freePort();
    const volumes = ['data', 'backups'].flatMap((volume) => {
      const path = join(folder, volume);
      mkdirSync(path);
      chownSync(path, user, user);
      return ['--volume', `${path}:/${volume}`];
    });
    const settings = { PORT: port, HOST: '127.0.0.1', RATE_LIMIT: 'off', BACKUP_DIR: '/backups', DRAIN_SECONDS: 0 };
    const environment = Object.entries(settings).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]);
    const inside = (words) => [
      ...store,
      'run',
      '--isolation',
      'chroot',
      ...volumes,
      ...environment,
      container,
      ...words,
    ];
    server = spawn('buildah', inside(['--', ...config.Cmd]), { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    const ended = once(server, 'exit').then(([code]) => code);
    const command = (...words) => {
      const { status, stdout, stderr } = spawnSync('buildah', inside(['--', ...words]), { encoding: 'utf8' });
      return { code: status, said: `${stdout}${stderr}`.trim().split('\n').at(-1) };
    };
    const [, ...check] = config.Healthcheck.Test;
    let health;
    await until(
      () => {
        health = command(...check);
        return health.code === 0;
      },
      readyWithin,
      1_000,
    );
    const enquiry = await sendEnquiry(`http://127.0.0.1:${port}`, {
      email: 'family@example.com',
      submissionId: crypto.randomUUID(),
    });
    const commands = {
      staff: command('npm', 'run', '--silent', 'staff', 'add', 'first.colleague@example.com'),
      backup: command('npm', 'run', '--silent', 'backup', '/backups/tried.tar.gz'),
      drill: command('npm', 'run', '--silent', 'backup:drill', '/backups/tried.tar.gz'),
    };
    // The site's encoders, which are programs of Node as well, do not count.
    const site = processTree(server.pid).find(({ title }) => /^(\S*\/)?node .*build\/server\/index\.js/.test(title));
    if (site) process.kill(site.pid, 'SIGTERM');
    const exit = await Promise.race([ended, wait(30_000, 'still running', { ref: false })]);
    const holds =
      health.code === 0 &&
      enquiry === 303 &&
      exit === 0 &&
      config.User === 'node' &&
      Object.values(commands).every(({ code }) => code === 0);
    if (!holds) console.error(said.slice(-4_000));
    return { holds, buildSeconds, user: config.User, health, enquiry, ...commands, exit };
  } finally {
    server?.kill('SIGKILL');
    spawnSync('buildah', [...store, 'rm', '--all']);
    spawnSync('buildah', [...store, 'rmi', '--all', '--force']);
    rmSync(folder, { recursive: true, force: true });
  }
}
