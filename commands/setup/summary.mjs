/**
 * Returns the last lines of `npm test`: what was not checked, by name, and then one line that counts everything.
 * @param {{ name: string, outcome: 'passed' | 'failed' | 'not checked' }[]} checks
 * @param {{ passed: number, failed: number }} suites tests
 */
export function summary(checks, suites) {
  const count = (wanted) => checks.filter(({ outcome }) => outcome === wanted);
  const passed = count('passed').length + suites.passed;
  const failed = count('failed').length + suites.failed;
  const skipped = count('not checked');
  const named = skipped.map(({ name }) => `Not checked: ${name}\n`).join('');
  const closing = `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
  return { failed, text: `\n${named}${closing}` };
}
