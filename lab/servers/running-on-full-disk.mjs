import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startCollector } from '../monitoring/collector.mjs';
import { until } from '../until.mjs';
import { sendEnquiry } from '../visitors/enquiry-sender.mjs';
import { isReady, readiness, startBuiltServer } from './built-server.mjs';

/** Milliseconds for two checks of the alarms; a heartbeat is due within them as well. */
const untilTold = 150_000;

/**
 * Fills the disk of a running site: pages are still served, enquiries are stored or refused with words, operators are
 * told, the heartbeat stops; with room again everything recovers by itself.
 * @param {{ root: string, dataDir: string, port: number, fill: () => void, free: () => void }} place
 */
export async function runOnFullDisk({ root, dataDir, port, fill, free }) {
  const collector = await startCollector();
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMIT: 'off',
    ALERT_WEBHOOK_URL: `${collector.url}/alert`,
    HEARTBEAT_URL: `${collector.url}/alive`,
  };
  const origin = `http://127.0.0.1:${port}`;
  const site = startBuiltServer({ root, env });
  const page = async () => (await fetch(origin)).status;
  const enquire = () => sendEnquiry(origin, { email: `${randomUUID()}@example.com`, submissionId: randomUUID() });
  const beats = () => collector.countOf('/alive');
  const comes = async (isSo, milliseconds) => (await until(isSo, milliseconds, 1_000)) !== null;
  try {
    await readiness(origin, isReady);
    const beatBefore = await comes(() => beats() > 0, 130_000);
    const before = await enquire();
    fill();
    const answers = {};
    const tell = async () => {
      const status = await enquire();
      answers[status] = (answers[status] ?? 0) + 1;
      return status === 503;
    };
    const isRefused = await comes(tell, untilTold);
    // A heartbeat that was sent while the disk filled up may still arrive.
    await wait(61_000);
    const beatsWhenFull = beats();
    const pages = [await page(), await page()];
    const kinds = () =>
      [...collector.textOf('/alert').matchAll(/"kind":"([\w-]+)","state":"firing"/g)].map(([, kind]) => kind);
    const isTold = await comes(
      () => kinds().includes('disk') && kinds().some((kind) => kind === 'database' || kind === 'storing'),
      untilTold,
    );
    const beatsAfter = beats();
    free();
    const storedAgain = await comes(async () => (await enquire()) === 303, 120_000);
    const beatAgain = await comes(() => beats() > beatsAfter, 130_000);
    const overs = [...collector.textOf('/alert').matchAll(/"kind":"([\w-]+)","state":"resolved"/g)].map(
      ([, kind]) => kind,
    );
    return {
      holds:
        beatBefore &&
        before === 303 &&
        isRefused &&
        Object.keys(answers).every((status) => status === '303' || status === '503') &&
        pages.every((status) => status === 200) &&
        isTold &&
        beatsAfter === beatsWhenFull &&
        storedAgain &&
        beatAgain,
      answers,
      pages,
      told: kinds(),
      overs,
      beats: { whenFull: beatsWhenFull, after: beatsAfter, again: beatAgain },
      storedAgain,
      complaints: site.complaints(),
    };
  } finally {
    await site.stop();
    collector.close();
  }
}
