/**
 * Returns the last lines of `npm test`: which tests failed, what was not checked, and one line that counts everything.
 * @param {{ name: string, outcome: 'passed' | 'failed' | 'not checked' }[]} checks
 * @param {{ passed: number, failed: number, failures: string[] }} suites tests; a failure is a test's name and its message
 */
export function summary(checks, suites) {
  const count = (wanted) => checks.filter(({ outcome }) => outcome === wanted);
  const passed = count('passed').length + suites.passed;
  const failed = count('failed').length + suites.failed;
  const skipped = count('not checked');
  const named = skipped.map(({ name }) => `Not checked: ${name}\n`).join('');
  const failures = suites.failures.map((failure) => `Failed: ${failure}\n`).join('');
  const closing = `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
  return { failed, text: `\n${failures}${named}${closing}` };
}
