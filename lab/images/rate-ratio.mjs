import { fork } from 'node:child_process';
import { join } from 'node:path';
import { requestRate } from './load.mjs';

const pairs = 20;
const milliseconds = 1_500;
const perConnection = new Set(['connection', 'date', 'keep-alive']);

/**
 * Compares the requests a second for an existing rendering with a bare Node server that sends the same bytes and
 * headers. Each pair is measured one right after the other, so that other work of the machine affects both.
 * @param {{ port: number, target: string }} site
 */
export async function rateRatio({ port, target }) {
  const response = await fetch(`http://127.0.0.1:${port}${target}`);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !perConnection.has(name)).flat();
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'));
  try {
    bare.send({ headers, body: body.toString('base64') });
    const bound = await new Promise((resolve) => bare.once('message', resolve));
    const measured = [];
    for (let pair = 0; pair <= pairs; pair += 1) {
      const ours = await requestRate({ port, target, milliseconds });
      const theirs = await requestRate({ port: bound.port, target, milliseconds });
      // The first pair warms both up and does not count.
      if (pair > 0) measured.push({ ours, theirs, ratio: ours / theirs });
    }
    measured.sort((one, other) => one.ratio - other.ratio);
    const { ours, theirs, ratio } = measured[pairs >> 1];
    const hundredths = Math.round(ratio * 100) / 100;
    return { bytes: body.length, perSecond: Math.round(ours), barePerSecond: Math.round(theirs), ratio: hundredths };
  } finally {
    bare.kill();
  }
}
