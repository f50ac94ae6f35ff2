import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '../check.mjs';
import { summary } from './summary.mjs';

/* The registry does not answer everywhere, so a program in npm's place gives its answers. */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tivoli-audit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const program = 'commands/setup/dependency-audit.mjs';

function answering(report, code) {
  const npm = join(folder, 'npm-cli.js');
  writeFileSync(npm, `console.log(${JSON.stringify(report)}); process.exitCode = ${code};`);
  return { ...process.env, npm_execpath: npm };
}

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 };
const clean = JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: none } });
const holed = JSON.stringify({
  vulnerabilities: { leaky: { name: 'leaky', severity: 'critical', range: '<2' } },
  metadata: { vulnerabilities: { ...none, critical: 1 } },
});
const refused = JSON.stringify({ message: '404 Not Found - POST /-/npm/v1/security/audits/quick', error: {} });

test.each([
  ['an answer without holes', clean, 0, 0, /^$/],
  ['a hole', holed, 1, 1, /^leaky <2: critical/],
  ['a registry that knows no audits', refused, 1, 3, /were not checked/],
  ['no answer', '', 1, 3, /were not checked/],
  ['half an answer', clean.slice(0, 30), 0, 3, /were not checked/],
  ['a report without figures', '{"vulnerabilities":{}}', 0, 3, /were not checked/],
  ['an error beside a clean report', clean, 1, 3, /were not checked/],
])('the dependency check after %s', (_, report, npmCode, code, words) => {
  const said = spawnSync(process.execPath, [program], { env: answering(report, npmCode), encoding: 'utf8' });
  expect([said.status, said.stdout]).toEqual([code, expect.stringMatching(words)]);
});

test('what was not checked is no pass and is named before the line that counts', async () => {
  const command = [process.execPath, program];
  const outcome = await check('Dependencies', command, answering(refused, 1), { mayBeUnchecked: true });
  expect(outcome).toBe('not checked');
  expect(await check('Another', command, answering(refused, 1))).toBe('failed');
  const checks = [
    { name: 'Types', outcome: 'passed' },
    { name: 'Dependencies', outcome },
  ];
  const said = summary(checks, { passed: 10, failed: 0, failures: [] });
  expect(said).toEqual({ failed: 0, text: '\nNot checked: Dependencies\n11 passed, 0 failed, 1 skipped' });
  const failures = ['home.test.ts > a hall\nnot found'];
  const all = summary([{ name: 'Types', outcome: 'failed' }], { passed: 3, failed: 1, failures });
  expect(all).toEqual({ failed: 2, text: '\nFailed: home.test.ts > a hall\nnot found\n3 passed, 2 failed' });
});
