/**
 * `node bench/uncached-page.mjs [pairs]` measures what rendering a page costs, compared with React Router's own
 * request listener on the same build, in the same process, with the same loaders and none of our middleware (no ids,
 * limits, headers, log, validators or compression). The two take turns; the median of the pairs' ratios counts.
 */
import { Agent } from 'node:http';
import { join } from 'node:path';
import { median } from '../lab/percentile.mjs';
import { ask, browserHeaders, startBuiltSite } from './built-site.mjs';

const pairs = Number(process.argv[2] ?? 20);
const perTurn = 10;
const barePort = 4969;
/** Each address carries a query that no route knows, so the page is rendered as always and not cached. */
const paths = ['/?menu=none', `/hotel/the-tivoli?space=${'x'.repeat(70)}`, '/locations?brand=nobody'];

const site = await startBuiltSite({
  port: 4968,
  flags: ['--import', join(import.meta.dirname, 'bare-listener.mjs')],
  env: { BARE_PORT: String(barePort) },
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Returns the milliseconds that ten requests take, one after the other. */
async function turn(url) {
  const begun = performance.now();
  for (let number = 0; number < perTurn; number += 1) {
    const { status } = await ask(url, browserHeaders, agent);
    if (status !== 200) throw new Error(`${url} answers with ${status}`);
  }
  return performance.now() - begun;
}

try {
  for (const path of paths) {
    const own = [];
    const bare = [];
    for (let pair = -2; pair < pairs; pair += 1) {
      const ours = await turn(`${site.url}${path}`);
      const least = await turn(`http://127.0.0.1:${barePort}${path}`);
      // The first two pairs warm both up and do not count.
      if (pair >= 0) own.push(ours / perTurn);
      if (pair >= 0) bare.push(least / perTurn);
    }
    const ratio = median(own.map((milliseconds, at) => milliseconds / bare[at]));
    console.log(`${path.slice(0, 40)}: ${median(own).toFixed(1)} ms, bare ${median(bare).toFixed(1)} ms`);
    console.log(`median ratio of ${pairs} pairs: ${ratio.toFixed(2)}`);
  }
} finally {
  agent.destroy();
  await site.stop();
}
