import { setTimeout as wait } from 'node:timers/promises';

/** The share of a day's visits in each hour in India: families browse in the evening, and also at lunch. */
const hours = [
  1.2, 0.7, 0.4, 0.3, 0.3, 0.6, 1.5, 2.6, 3.8, 5.0, 5.6, 5.8, 6.2, 5.8, 5.2, 4.9, 5.0, 5.3, 6.0, 7.2, 8.4, 8.2, 6.2,
  3.8,
];

/** The requests of one visit: the first page with its files, then more pages, sometimes a search and an enquiry. */
export const visitShape = { pages: 4, scripts: 14, pictures: 10, searches: 0.25, enquiries: 0.02 };

/** Returns a whole number with this mean. */
const about = (mean) => Math.floor(mean) + (Math.random() < mean % 1 ? 1 : 0);

/**
 * Simulates a day in `seconds`, hour after hour; visits arrive at random within each.
 * @param {{ visitor: object, files: { scripts: string[], pictures: string[] }, visits: number, seconds: number }} day
 */
export async function liveThroughDay({ visitor, files, visits, seconds }) {
  const total = hours.reduce((sum, share) => sum + share, 0);
  const asked = { pages: 0, files: 0, pictures: 0, searches: 0, enquiries: 0 };
  const times = hours.map(() => []);
  const failures = [];
  let bytes = 0;
  const under = new Set();

  async function count(kind, hour, asking) {
    const answer = await asking;
    asked[kind] += 1;
    bytes += answer.bytes;
    times[hour].push(answer.ms);
    if (answer.status === 0 || answer.status >= 400) failures.push({ kind, hour, status: answer.status });
  }

  async function visit(hour) {
    for (let page = 0; page < visitShape.pages; page += 1) {
      await count('pages', hour, visitor.page());
      if (page > 0) continue;
      const first = [
        ...files.scripts.slice(0, visitShape.scripts).map((path) => ['files', path]),
        ...files.pictures.slice(0, visitShape.pictures).map((path) => ['pictures', path]),
      ];
      await Promise.all(first.map(([kind, path]) => count(kind, hour, visitor.file(path))));
    }
    for (let left = about(visitShape.searches); left > 0; left -= 1) await count('searches', hour, visitor.rendered());
    for (let left = about(visitShape.enquiries); left > 0; left -= 1) await count('enquiries', hour, visitor.enquiry());
  }

  const hourMs = (seconds * 1000) / hours.length;
  for (const [hour, share] of hours.entries()) {
    const arriving = Math.round((visits * share) / total);
    const ends = performance.now() + hourMs;
    for (let left = arriving; left > 0; left -= 1) {
      const one = visit(hour).finally(() => under.delete(one));
      under.add(one);
      const pause = (ends - performance.now()) / left;
      if (pause > 1) await wait(pause * 2 * Math.random());
    }
    await wait(Math.max(0, ends - performance.now()));
  }
  await Promise.all(under);
  return { asked, failures, bytes, times };
}
