import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { splitManifest, staffManifest } from './staff-manifest.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-manifest-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function split(source: string) {
  const file = join(folder, 'manifest-0a1b2c.js');
  await writeFile(file, source);
  await splitManifest(folder);
  return { visitors: await readFile(file, 'utf8'), staff: await readFile(staffManifest(file), 'utf8') };
}

test('visitors get the list of their routes, and staff get all of it', async () => {
  const entry = { imports: ['frame.js'] };
  const route = { hasLoader: true, hasAction: false, imports: ['frame.js', 'slides.js'] };
  const routes = { 'home/home-route': route, 'desk/inbox/inbox-route': route, 'shell/head/sitemap-route': route };
  const whole = `window.__reactRouterManifest=${JSON.stringify({ version: '0a1b2c', entry, routes })};`;
  const { visitors, staff } = await split(whole);
  expect(staff).toBe(whole);
  const { routes: told } = JSON.parse(visitors.replace(/^window.__reactRouterManifest=|;$/g, ''));
  expect(told).toEqual({ 'home/home-route': { hasLoader: true, imports: ['slides.js'] } });
});

test.each([
  'export default {"routes":{"desk/inbox/inbox-route":{}}};',
  'window.__reactRouterManifest={routes:{}};',
  'window.__reactRouterManifest={"entries":[]};',
])('a list that is written in another way stays whole for everybody: %s', async (whole) => {
  expect(await split(whole)).toEqual({ visitors: whole, staff: whole });
});
