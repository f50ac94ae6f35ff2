import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteForReaders } from './browser/site.ts';

type Engine = 'firefox';
interface Started {
  close(): Promise<void>;
}
interface Journey {
  name: string;
  isShort?: boolean;
}
interface Engines {
  isInstalled(engine: Engine): boolean;
  startEngine(engine: Engine, options: { scripts: 'run' }): Promise<Started>;
}
interface Journeys {
  journeys: Journey[];
  walk(engine: Started, journey: Journey, about: { origin: string; engine: Engine }): Promise<string>;
}
interface Packages {
  ensureInstalled(root: string): Promise<void>;
}

const lab = join(process.cwd(), 'lab/browsers');
const { isInstalled, startEngine } = (await import(join(lab, 'engines.mjs'))) as Engines;
const { journeys, walk } = (await import(join(lab, 'journeys.mjs'))) as Journeys;

const site = siteForReaders();
const short = journeys.filter(({ isShort }) => isShort);

/**
 * These tests are skipped where Firefox is not installed. `npm run prove browsers` installs Firefox and WebKit and
 * makes every journey; WebKit takes too long to start beside other tests.
 */
describe.each<Engine>(['firefox'])('in %s, where it is installed', (engine) => {
  const isHere = isInstalled(engine);
  let started: Started | undefined;

  beforeAll(async () => {
    if (!isHere) return;
    const { ensureInstalled } = (await import(join(process.cwd(), 'commands/setup/packages.mjs'))) as Packages;
    await ensureInstalled(lab);
    started = await startEngine(engine, { scripts: 'run' });
  });
  afterAll(() => started?.close());

  test.skipIf(!isHere).each(short)('$name', async (journey) => {
    if (!started) throw new Error(`${engine} has not started.`);
    expect(await walk(started, journey, { origin: site.url, engine })).toBe('done');
  });
});
