/**
 * Asks the registry whether any package that runs has a known hole of high or critical severity. Exit code 1 where it
 * has; where the registry does not answer, or answers no such question, that is said and nothing fails.
 */
import { spawnSync } from 'node:child_process';

/** Milliseconds. */
const patience = 20_000;

const { npm_execpath: path } = process.env;
const npm = path && /npm-cli\.c?js$/.test(path) ? [process.execPath, path] : ['npm'];
const [program, ...parameters] = [...npm, 'audit', '--omit=dev', '--audit-level=high', '--json'];
const { stdout } = spawnSync(program, parameters, { encoding: 'utf8', timeout: patience });

/** @returns {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, object> }} */
function reportOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { metadata, vulnerabilities = {} } = reportOf(stdout ?? '');
if (!metadata) {
  console.log('Not looked: the registry does not answer.');
} else {
  const serious = Object.values(vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity));
  for (const { name, severity, range } of serious) console.log(`${name} ${range}: ${severity}. See npm audit.`);
  process.exitCode = serious.length > 0 ? 1 : 0;
}
