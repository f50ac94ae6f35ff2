import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { request as requestTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#platform/config.ts';
import { createIsProxy, createReadSender, type Sender } from '#platform/http/security/trusted-proxies.ts';
import { projectRoot } from '#platform/project-root.ts';
import { startTlsProxy } from '#tests/browser/tls-proxy.ts';
import { compose, readProjectFile, runningStage, unit } from '#tests/support/deploy-files.ts';

const root = projectRoot();
const haproxy = '/usr/sbin/haproxy';
const systemd = '/usr/bin/systemd-analyze';

test('image and unit start the server as the start command does', async () => {
  const { serverFlags, serverEnvironment } = (await import(join(root, 'commands/setup/server-flags.mjs'))) as {
    serverFlags: string[];
    serverEnvironment: Record<string, string>;
  };
  expect(runningStage).toContain(
    `CMD ${JSON.stringify(['node', ...serverFlags, 'build/server/index.js']).replaceAll(',', ', ')}`,
  );
  expect(unit).toContain(`/node ${serverFlags.join(' ')} build/server/index.js\n`);
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(runningStage).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
  }
});

test('the unit lets the site write to its own folder and to the folder of archives that the guide names', () => {
  const guide = readProjectFile('docs/operations.md');
  const writable = /^ReadWritePaths=-(.*)$/m.exec(unit)?.[1] ?? '';
  expect(guide).toContain(`BACKUP_DIR=${writable}\n`);
  expect(guide).toContain('\n    DATA_DIR=/var/lib/tivoli/3000\n');
  expect(unit).toMatch(/^Environment=DATA_DIR=\/var\/lib\/tivoli\/%i$/m);
  expect(unit).toMatch(/^StateDirectory=tivoli\/%i$/m);
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
    trustedProxies: ['10.89.7.10', '10.89.7.1'],
    drainSeconds: 5,
  });
  for (const file of [compose, unit, runningStage]) expect(file).toMatch(/DRAIN_SECONDS[=:] ?"?5/);
  expect(compose).toMatch(/stop_grace_period: 60s/);
  expect(unit).toMatch(/TimeoutStopSec=60/);
});

test.skipIf(!existsSync(systemd))('systemd reads every line of the units', () => {
  const version = Number(/^systemd (\d+)/.exec(execFileSync(systemd, ['--version'], { encoding: 'utf8' }))?.[1]);
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-units-'));
  for (const kind of ['service', 'socket']) {
    // A template unit has no port by itself, so the instance is named here.
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
    expect(readProjectFile(path).match(/\/api\/health\S*/g), path).toEqual([
      expect.stringContaining('/api/health/ready'),
    ]);
  expect(readProjectFile('docs/operations/replicas.md')).toContain('deploy/roll-out.sh 3001 3002 3003');
});

test('the unit is started again for ever', () => {
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
});

test.skipIf(!existsSync(haproxy))('HAProxy accepts its configuration', () => {
  const replicas = { REPLICA_1: '127.0.0.1:1', REPLICA_2: '127.0.0.1:2', REPLICA_3: '127.0.0.1:3' };
  const said = execFileSync(haproxy, ['-c', '-f', join(root, 'deploy/haproxy.cfg')], {
    env: { ...replicas, SITE_BIND: '127.0.0.1:9' },
    encoding: 'utf8',
  });
  expect(said).toContain('valid');
});

test('the compose file believes its proxy and what ends TLS on its machine, and lets nobody else near', () => {
  const { services, networks } = parse(compose, { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; ports?: string[]; networks: object }>;
    networks: { inside: { ipam: { config: { gateway: string }[] } } };
  };
  const [network] = networks.inside.ipam.config;
  expect(services.proxy?.networks).toEqual({ inside: { ipv4_address: '10.89.7.10' } });
  expect(services['site-1']?.environment.TRUSTED_PROXIES).toBe(`10.89.7.10,${network?.gateway}`);
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`),
  );
  expect(published).toEqual(['proxy 127.0.0.1:8080:8080']);
});

test.skipIf(!existsSync(haproxy))('behind TLS and HAProxy the site reads the address of the visitor', async () => {
  // What ends TLS and HAProxy both have this address here.
  const readSender = createReadSender(createIsProxy(['127.0.0.1']));
  const replica = createServer(({ socket, headers }, response) => {
    response.end(JSON.stringify(readSender(socket.remoteAddress ?? '', headers)));
  });
  const free = createServer();
  for (const server of [replica, free]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const portOf = (server: typeof replica) => (server.address() as AddressInfo).port;
  const port = portOf(free);
  free.close();
  const replicas = [1, 2, 3].map((number) => [`REPLICA_${number}`, `127.0.0.1:${portOf(replica)}`]);
  const balancer = spawn(haproxy, ['-q', '-db', '-f', join(root, 'deploy/haproxy.cfg')], {
    env: { ...Object.fromEntries(replicas), SITE_BIND: `127.0.0.1:${port}` },
    stdio: 'ignore',
  });
  const tls = await startTlsProxy(() => `http://127.0.0.1:${port}`);
  const ask = (send: typeof request, url: string, options: object) =>
    new Promise<Sender>((resolve, reject) => {
      const asking = send(url, { agent: false, ...options }, (response) => {
        response.setEncoding('utf8').once('data', (text: string) => resolve(JSON.parse(text)));
      });
      asking.on('error', reject).end();
    });
  try {
    await expect
      .poll(() =>
        ask(request, `http://127.0.0.1:${port}/`, {}).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('up');
    const behindTls = await ask(requestTls as typeof request, `${tls.url}/`, { ca: tls.certificate });
    expect(behindTls).toMatchObject({ address: '203.0.113.7', protocol: 'https', isProxied: true });
    // Somebody who gets to HAProxy past the TLS proxy is believed nothing.
    const forged = { localAddress: '127.0.0.9', headers: { 'x-forwarded-for': '198.51.100.1' } };
    expect(await ask(request, `http://127.0.0.1:${port}/`, forged)).toMatchObject({ address: '127.0.0.9' });
  } finally {
    balancer.kill();
    replica.closeAllConnections();
    replica.close();
    await tls.close();
  }
});

test.skipIf(!existsSync('/usr/bin/caddy'))('Caddy accepts its configuration', () => {
  const { status, stderr } = spawnSync('/usr/bin/caddy', ['validate', '--config', join(root, 'deploy/Caddyfile')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('not formatted')]);
});
