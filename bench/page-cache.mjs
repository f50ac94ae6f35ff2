/**
 * `node bench/page-cache.mjs [path] [pairs]`: how many kept pages a second the built site sends, against a bare Node
 * server that sends the same bytes and headers. The two take turns; the median of the pairs' ratios counts.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAsking } from './keep-asking.mjs';

const [path = '/', pairs = '20'] = process.argv.slice(2);
const port = 4967;
const load = { seconds: 1, connections: 16, headers: { 'Accept-Encoding': 'gzip, deflate, br' } };
const folder = await mkdtemp(join(tmpdir(), 'tivoli-bench-'));
const log = await open(join(folder, 'log'), 'w');

const site = spawn(process.execPath, ['build/server/index.js'], {
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
  stdio: ['ignore', log.fd, 'inherit'],
});
const siteUrl = `http://127.0.0.1:${port}${path}`;
let bare;
try {
  const answer = await whenReady(siteUrl);
  bare = fork(join(import.meta.dirname, 'bare-server.mjs'));
  bare.send(answer);
  const [barePort] = await once(bare, 'message');
  const bareUrl = `http://127.0.0.1:${barePort}${path}`;

  const ratios = [];
  const rates = [];
  for (let pair = 0; pair <= Number(pairs); pair += 1) {
    const own = await keepAsking(siteUrl, load);
    const least = await keepAsking(bareUrl, load);
    // The first pair only warms both up.
    if (pair > 0) ratios.push(own / least);
    if (pair > 0) rates.push([own, least]);
  }
  const [own, least] = [0, 1].map((side) => median(rates.map((rate) => rate[side])));
  const bytes = Buffer.from(answer.body, 'base64').length;
  console.log(`${path}, ${bytes} bytes brotli: ${Math.round(own)} a second, bare ${Math.round(least)} a second`);
  console.log(`median ratio of ${pairs} pairs: ${median(ratios).toFixed(2)}`);
} finally {
  bare?.kill();
  site.kill('SIGTERM');
  await once(site, 'exit');
  await log.close();
  await rm(folder, { recursive: true });
}

/** The page as it is kept, once the site has made its smallest body. */
async function whenReady(url) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const answer = await fetchEncoded(url).catch(() => undefined);
    if (answer && attempt > 30) return answer;
  }
  throw new Error(`The site does not answer ${url} with 200.`);
}

async function fetchEncoded(url) {
  const [response] = await once(get(url, { headers: load.headers }), 'response');
  const body = Buffer.concat(await response.toArray()).toString('base64');
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !own.includes(name)));
  return { headers, body };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
