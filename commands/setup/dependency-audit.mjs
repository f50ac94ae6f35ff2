/**
 * Asks the registry whether a package that runs has a known vulnerability of high or critical severity. Exits with code
 * 1 if one has, and with `notCheckedCode` if the registry gives no answer to this question.
 */
import { spawnSync } from 'node:child_process';
import { notCheckedCode } from '../check.mjs';

/** Milliseconds. */
const timeoutMs = 20_000;

const { npm_execpath: path } = process.env;
const npm = path && /npm-cli\.c?js$/.test(path) ? [process.execPath, path] : ['npm'];
const [program, ...parameters] = [...npm, 'audit', '--omit=dev', '--audit-level=high', '--json'];
const { stdout, status } = spawnSync(program, parameters, { encoding: 'utf8', timeout: timeoutMs });

/** @returns {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, object> }} */
function reportOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { metadata, vulnerabilities = {} } = reportOf(stdout ?? '');
const serious = Object.values(vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity));
for (const { name, severity, range } of serious) console.log(`${name} ${range}: ${severity}. See npm audit.`);
if (serious.length > 0) {
  process.exitCode = 1;
} else if (!metadata?.vulnerabilities || status !== 0) {
  console.log('Dependencies were not checked: the registry did not answer. Run npm audit where it does.');
  process.exitCode = notCheckedCode;
}
