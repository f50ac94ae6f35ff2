import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Installs Prometheus' own checker from Debian's package, unpacked into the folder: nothing is installed on the
 * machine and nothing is started.
 */
function promtool(folder) {
  const installed = '/usr/bin/promtool';
  if (existsSync(installed)) return installed;
  // As root, apt changes to a user who cannot write here.
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('apt-get', ['-o', 'APT::Sandbox::User=root', 'download', 'prometheus'], options);
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  execFileSync('dpkg', ['-x', archive, '.'], options);
  return join(folder, 'usr/bin/promtool');
}

/** The columns of its results. */
export const keyFigures = {
  configuration: 'config.passed',
  rules: 'rules.passed',
  firing: 'firing.passed',
};

/**
 * Checks that Prometheus reads our alert rules and scrape configuration, and that the rules fire when they should and
 * not before.
 */
export async function prove({ root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-alerts-'));
  try {
    const program = promtool(folder);
    const config = join(folder, 'prometheus.yml');
    const written = readFileSync(join(root, 'deploy/prometheus.yml'), 'utf8');
    writeFileSync(config, written.replace('/etc/prometheus/alerts.yml', join(root, 'deploy/alerts.yml')));
    const run = (...words) => {
      const { status, stdout, stderr } = spawnSync(program, words, { cwd: join(root, 'deploy'), encoding: 'utf8' });
      return { passed: status === 0, said: `${stdout}${stderr}`.trim().split('\n') };
    };
    const checks = {
      config: run('check', 'config', config),
      rules: run('check', 'rules', 'alerts.yml'),
      firing: run('test', 'rules', 'alerts.test.yml'),
    };
    return { holds: Object.values(checks).every(({ passed }) => passed), ...checks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
