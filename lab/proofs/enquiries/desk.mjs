import { medianOf, openGeneratedDesk, p95Of } from '../../desk/generated-desk.mjs';

/** Milliseconds, the median of the whole response as a colleague's browser asks for it, after a warm-up. */
const limits = { inbox: 150, search: 200, figures: 500 };
/** Milliseconds that 95 of a hundred pages take at most. */
const p95Limit = 300;
const daily = ['/desk', '/desk/my-day', '/desk/figures'];

const asked = {
  inbox: [
    '/desk',
    '/desk?view=all',
    '/desk?view=overdue',
    '/desk?view=all&event=mice&property=the-tivoli',
    '/desk?view=all&event=cocktail',
    '/desk?view=all&status=lost&source=loyalty&property=the-tivoli',
    '/desk?view=bounced',
  ],
  search: [
    'meera sharma',
    'Ｍēera-Sharma',
    'TV-W',
    '9800012345',
    '०९८०० ०१२३४५',
    'guest-4711@example.com',
    'guest',
    'nobody of this name',
  ],
  figures: ['/desk/figures'],
};

/** Returns the longest of the medians whose name begins with the word. */
function slowest(medians, word) {
  const names = Object.keys(medians).filter((name) => name.startsWith(word));
  return Math.max(...names.map((name) => medians[name]));
}

/** The columns of its results. */
export const keyFigures = {
  enquiries: 'enquiries',
  'slowest inbox (ms)': ({ medians }) => slowest(medians, 'inbox'),
  'slowest search (ms)': ({ medians }) => slowest(medians, 'search'),
  'figures (ms)': ({ medians }) => slowest(medians, 'figures'),
  'slowest p95 (ms)': ({ p95s }) => (p95s ? Math.max(...Object.values(p95s)) : undefined),
};

/**
 * Measures how long the server takes for the inbox, for a search and for the figures, over a hundred thousand
 * enquiries.
 */
export async function prove({ root }) {
  const { visit, close } = await openGeneratedDesk(root);
  try {
    const medians = {};
    for (const path of asked.inbox) medians[`inbox ${path}`] = await medianOf(() => visit(path));
    for (const words of asked.search)
      medians[`search ${words}`] = await medianOf(() => visit('/desk?index', { words }));
    for (const path of asked.figures) medians[`figures ${path}`] = await medianOf(() => visit(path));
    const p95s = {};
    for (const path of daily) p95s[path] = await p95Of(() => visit(path));
    const holds =
      Object.entries(medians).every(([name, ms]) => ms <= limits[name.split(' ')[0]]) &&
      Object.values(p95s).every((ms) => ms <= p95Limit);
    return { holds, enquiries: 100_000, limits, p95Limit, medians, p95s };
  } finally {
    await close();
  }
}
