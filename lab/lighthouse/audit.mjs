import lighthouse from 'lighthouse';

const figures = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * One run of Lighthouse as a phone: scores of 0 to 100, milliseconds, the processor's index and the audits that failed.
 * It now and then ends without having seen the page begin; such a run says nothing and is done again, twice at most.
 * @param {string} url
 * @param {{ port: number, throttlingMethod: 'simulate' | 'devtools' }} options the port is that of a running browser's
 *   debugger
 */
export async function audit(url, options, tries = 3) {
  const { lhr } = await lighthouse(url, { ...options, output: 'json', logLevel: 'error' });
  if (lhr.runtimeError && tries > 1) return audit(url, options, tries - 1);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const measured = Object.entries(figures).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  const failing = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id }) => id);
  return { ...Object.fromEntries([...scores, ...measured]), machine: lhr.environment.benchmarkIndex, failing };
}
