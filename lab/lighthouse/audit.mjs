import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';

const figures = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * One run of Lighthouse as a phone: scores of 0 to 100, milliseconds, the slowdown and the audits that failed.
 * It now and then ends without having seen the page begin; such a run says nothing and is done again, twice at most.
 * @param {string} url
 * @param {{ port: number, throttlingMethod: 'simulate' | 'devtools', slowdown: number }} options the port is that of a
 *   running browser's debugger; the phone's processor is so many times slower than this one
 */
export async function audit(url, options, tries = 3) {
  const { slowdown, ...others } = options;
  const slow4G = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown };
  const { lhr } = await lighthouse(url, { ...others, throttling: slow4G, output: 'json', logLevel: 'error' });
  if (lhr.runtimeError && tries > 1) return audit(url, options, tries - 1);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const measured = Object.entries(figures).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  const failing = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id }) => id);
  return { ...Object.fromEntries([...scores, ...measured]), slowdown, failing };
}
