import { setTimeout as wait } from 'node:timers/promises';
import { careerJourneys } from './journeys/career-journeys.mjs';
import { enquiryJourneys } from './journeys/enquiry-journeys.mjs';
import { finderJourneys } from './journeys/finder-journeys.mjs';
import { menuJourneys } from './journeys/menu-journeys.mjs';
import { pictureJourneys } from './journeys/picture-journeys.mjs';
import { staffJourneys } from './journeys/staff-journeys.mjs';
import { createVisitor, sizes } from './visitor.mjs';

/** What families and staff do on the site, in any browser. The short ones are walked in the daily tests as well. */
export const journeys = [
  ...enquiryJourneys,
  ...menuJourneys,
  ...pictureJourneys,
  ...finderJourneys,
  ...careerJourneys,
  ...staffJourneys,
];

/** Milliseconds for a whole journey, and for what is asked of a browser after it: one that hangs answers nothing. */
const limits = { journey: 120_000, afterwards: 5_000 };

/** Gives up waiting for a driver that does not answer. */
async function within(milliseconds, task) {
  const timer = new AbortController();
  const tooLate = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`the browser has not answered for ${milliseconds / 1_000} s`);
  });
  tooLate.catch(() => {});
  try {
    return await Promise.race([task, tooLate]);
  } finally {
    timer.abort();
  }
}

/**
 * Walks a journey as a new visitor. Says "done", what went wrong, or why it was not walked.
 * @param {{ open(size: object): Promise<object> }} engine that was started
 * @param {object} journey
 * @param {{ origin: string, engine: string, pictures?: string }} about `pictures`: a folder for a picture of each failure
 */
export async function walk(engine, journey, about) {
  const page = await engine.open(sizes[journey.size]);
  const visitor = createVisitor(page, about);
  try {
    if (journey.needs === 'swipe' && !visitor.canSwipe) return 'not walked: its driver has no fingers';
    await within(limits.journey, journey.walk(visitor, about));
    const complaints = visitor.complaints();
    return complaints.length === 0 ? 'done' : `complains: ${complaints[0].slice(0, 300)}`;
  } catch ({ message }) {
    const asked = visitor.evaluate(() => location.pathname);
    const place = await within(limits.afterwards, asked).catch(() => '?');
    if (about.pictures) {
      const file = `${about.engine} ${journey.name}`.replaceAll(/[^a-z]+/gi, '-');
      await within(limits.afterwards, visitor.screenshot(`${about.pictures}/${file}.png`)).catch(() => {});
    }
    return `fails at ${place}: ${message.split('\n', 1)[0]}`;
  } finally {
    await within(limits.afterwards, visitor.close()).catch(() => {});
  }
}
