import { answerTo, DriverTimeout } from './driver-timeout.mjs';
import { startEngine } from './engines.mjs';
import { walk } from './journeys.mjs';

/**
 * Walks journeys in one engine. A driver that hangs is started anew and the journey walked once more, which `hung`
 * tells: what hangs twice has failed.
 * @param {'chromium' | 'firefox' | 'webkit'} engine
 * @param {{ scripts: 'run' | 'off', journeys: object[], about: object, after?: (started: object) => Promise<void> }}
 *   options
 */
export async function* walkAll(engine, { scripts, journeys, about, after }) {
  let started = await startEngine(engine, { scripts });
  /** Says what went wrong, or has the driver started anew and returns undefined. */
  async function tryToWalk(journey) {
    try {
      return { said: await walk(started, journey, { ...about, engine }) };
    } catch (error) {
      if (!(error instanceof DriverTimeout)) throw error;
      const hanging = started;
      started = undefined;
      await hanging.close();
      started = await startEngine(engine, { scripts });
      return { hung: error.message };
    }
  }
  try {
    for (const journey of journeys) {
      const begun = performance.now();
      const first = await tryToWalk(journey);
      const { said, hung } = first.hung ? await tryToWalk(journey) : first;
      const seconds = Math.round((performance.now() - begun) / 1_000);
      const { version } = started;
      yield { journey: journey.name, said: said ?? `fails twice: ${hung}`, hung: first.hung, seconds, version };
    }
    await after?.(started);
  } finally {
    if (started) await answerTo('its end', started.close()).catch(() => {});
  }
}
