import { Agent, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { stubSiteOfThisFile } from './stub-site.ts';

const site = stubSiteOfThisFile();
const connections = 40;
const longest = 8_000;
/** Milliseconds that a visitor of the home page may wait behind all of them. */
const limitMs = 100;

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function ask(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { agent }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
      .once('error', reject)
      .end();
  });
}

/**
 * Returns the milliseconds of processor time in which all clients are answered. The load of the machine does not
 * count.
 */
async function askAll(round: number): Promise<number> {
  const before = process.cpuUsage();
  const paths = Array.from({ length: connections }, (_, client) => `/${`${round}-${client}`.padEnd(longest, 'x')}`);
  expect(new Set(await Promise.all(paths.map(ask)))).toEqual(new Set([404]));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('forty clients that ask for addresses of 8,000 letters keep nobody waiting', async () => {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) times.push(await askAll(round));
  expect(Math.min(...times)).toBeLessThan(limitMs);
});
