/**
 * `node bench/page-cache.mjs [path] [pairs]` measures how many cached pages a second the built site sends, compared
 * with a bare Node server that sends the same bytes and headers. The two take turns; the median of the pairs' ratios
 * counts.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../lab/percentile.mjs';
import { ask, browserHeaders, startBuiltSite } from './built-site.mjs';
import { measureRate } from './measure-rate.mjs';

const [path = '/', pairs = '20'] = process.argv.slice(2);
const load = { seconds: 1, connections: 16, headers: browserHeaders };
/** The site compresses a page with the highest quality after its first answer; these milliseconds are enough for it. */
const untilDense = 3_000;

const site = await startBuiltSite({ port: 4967 });
const siteUrl = `${site.url}${path}`;
let bare;
try {
  await ask(siteUrl);
  await wait(untilDense);
  const answer = await ask(siteUrl);
  if (answer.status !== 200) throw new Error(`${path} answers with ${answer.status}`);
  bare = fork(join(import.meta.dirname, 'bare-server.mjs'));
  bare.send({ headers: ownHeaders(answer.headers), body: answer.body.toString('base64') });
  const [barePort] = await once(bare, 'message');
  const bareUrl = `http://127.0.0.1:${barePort}${path}`;

  const ratios = [];
  const rates = [];
  for (let pair = 0; pair <= Number(pairs); pair += 1) {
    const own = await measureRate(siteUrl, load);
    const least = await measureRate(bareUrl, load);
    // The first pair warms both up and does not count.
    if (pair > 0) ratios.push(own / least);
    if (pair > 0) rates.push([own, least]);
  }
  const [own, least] = [0, 1].map((side) => median(rates.map((rate) => rate[side])));
  console.log(
    `${path}, ${answer.body.length} bytes brotli: ${Math.round(own)} a second, bare ${Math.round(least)} a second`,
  );
  console.log(`median ratio of ${pairs} pairs: ${median(ratios).toFixed(2)}`);
} finally {
  bare?.kill();
  await site.stop();
}

/** Node adds its own headers to each answer, so they are left out here. */
function ownHeaders(headers) {
  const nodes = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !nodes.includes(name)));
}
