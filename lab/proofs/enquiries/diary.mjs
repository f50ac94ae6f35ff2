import { playDiary } from '#tests/desk/play-diary.ts';
import { expiry } from '../../diary/expiry.mjs';
import { importAndFeed } from '../../diary/import-and-feed.mjs';
import { oneOfMany } from '../../diary/one-of-many.mjs';
import { speed } from '../../diary/speed.mjs';
import { openTwoSites, spacesOfIsrana } from '../../diary/two-sites.mjs';

/** The parts, in the order in which they run; `npm run prove diary -- speed` runs one of them. */
const parts = {
  promises: (sites) => oneOfMany(sites),
  book: randomSteps,
  expiry,
  speed,
  files: importAndFeed,
};

/** The columns of its results. */
export const keyFigures = {
  'rounds of 200': ({ promises }) => promises?.rounds.length,
  'random steps': 'book.steps',
  differences: ({ book }) => book?.differences.length,
  'expired after (s)': 'expiry.seconds',
  functions: 'speed.functions',
  'month of a house p95 (ms)': 'speed.monthOfHouse.p95',
  'month of all p95 (ms)': 'speed.monthOfAll.p95',
  'finder with a date': 'speed.finder.ratio',
  'faults told': 'files.check.told',
};

const steps = 10_000;

/** Random bookings, joins, moves and expiries beside a simple book: no overlap ever, no option lost. */
async function randomSteps({ owner }) {
  await owner.query('truncate diary.event, diary.function, diary.part cascade');
  const spaces = Object.values(await spacesOfIsrana(owner)).slice(0, 4);
  const played = await playDiary({ owner, property: 'wedcation-by-tivoli-israna', spaces, steps, seed: 20_310_214 });
  await owner.query('truncate diary.event, diary.function, diary.part cascade');
  return { ...played, holds: played.steps === steps && played.differences.length === 0 };
}

/**
 * Shows that a hall is never promised twice: by 200 colleagues at once over two replicas that die, by 10,000 random
 * steps, by time that passes, and with 60,000 functions in the diary.
 */
export async function prove({ root, words }) {
  const wanted = Object.entries(parts).filter(([name]) => words.length === 0 || words.includes(name));
  const sites = await openTwoSites(root);
  const results = {};
  try {
    for (const [name, part] of wanted) {
      results[name] = await part(sites);
      console.log(`${name}: ${results[name].holds ? 'holds' : 'DOES NOT HOLD'}`);
    }
  } finally {
    await sites.close();
  }
  const isPart = wanted.length < Object.keys(parts).length;
  return { holds: Object.values(results).every(({ holds }) => holds), ...(isPart && { missing: true }), ...results };
}
