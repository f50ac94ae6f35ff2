import { answering, answerTo, DriverTimeout } from './driver-timeout.mjs';
import { backJourneys } from './journeys/back-journeys.mjs';
import { careerJourneys } from './journeys/career-journeys.mjs';
import { enquiryJourneys } from './journeys/enquiry-journeys.mjs';
import { filmJourneys } from './journeys/film-journeys.mjs';
import { finderJourneys } from './journeys/finder-journeys.mjs';
import { menuJourneys } from './journeys/menu-journeys.mjs';
import { pictureJourneys } from './journeys/picture-journeys.mjs';
import { staffJourneys } from './journeys/staff-journeys.mjs';
import { createVisitor, sizes } from './visitor.mjs';

/** What families and staff do on the site, in any browser. The short ones are walked in the daily tests as well. */
export const journeys = [
  ...enquiryJourneys,
  ...menuJourneys,
  ...backJourneys,
  ...pictureJourneys,
  ...filmJourneys,
  ...finderJourneys,
  ...careerJourneys,
  ...staffJourneys,
];

/** Milliseconds for what is asked of a browser after a journey. */
const timeoutMs = 5_000;

/**
 * Walks a journey as a new visitor. Says "done", what went wrong, or why it was not walked. Throws `DriverTimeout`
 * where the browser's driver gives no answer.
 * @param {{ open(size: object): Promise<object> }} engine that was started
 * @param {object} journey
 * @param {{ origin: string, engine: string, pictures?: string }} about `pictures`: a folder for a picture of each
 *   failure
 */
export async function walk(engine, journey, about) {
  const page = await answerTo('a new page', engine.open(sizes[journey.size]));
  const visitor = createVisitor(answering(page), about);
  try {
    if (journey.needs === 'swipe' && !visitor.canSwipe) return 'not walked: its driver has no fingers';
    await journey.walk(visitor, about);
    const complaints = visitor.complaints();
    return complaints.length === 0 ? 'done' : `complains: ${complaints[0].slice(0, 300)}`;
  } catch (error) {
    if (error instanceof DriverTimeout) throw error;
    const asked = visitor.evaluate(() => location.pathname);
    const place = await answerTo('its address', asked, timeoutMs).catch(() => '?');
    if (about.pictures) {
      const file = `${about.engine} ${journey.name}`.replaceAll(/[^a-z]+/gi, '-');
      await answerTo('a picture', visitor.screenshot(`${about.pictures}/${file}.png`), timeoutMs).catch(() => {});
    }
    return `fails at ${place}: ${error.message.split('\n', 1)[0]}`;
  } finally {
    await answerTo('its end', visitor.close(), timeoutMs).catch(() => {});
  }
}
