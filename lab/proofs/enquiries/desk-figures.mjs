import { setTimeout as wait } from 'node:timers/promises';
import { medianOf, openGeneratedDesk } from '../../desk/generated-desk.mjs';
import { memoryAfterCollection } from '../../servers/memory-after-collection.mjs';
import { residentMemory } from '../../servers/process-tree.mjs';

/** As objects, all rows together would take some 200 MiB. */
const limits = { figuresMs: 500, fileGrowthMiB: 10 };
const day = 86_400_000;
/** Milliseconds after which PostgreSQL's statistics are up to date. */
const statisticsMs = 2_000;
const mebibyte = 1024 * 1024;
/** The bytes after which the reader of the file stops each time. */
const betweenStops = 2 * mebibyte;

const daysAgo = (days) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const asked = [
  '/desk/figures',
  `/desk/figures?from=${daysAgo(364)}&until=${daysAgo(0)}`,
  `/desk/figures?from=${daysAgo(364)}&until=${daysAgo(0)}&property=the-tivoli`,
];

/** The columns of its results. */
export const keyFigures = {
  'slowest figures (ms)': ({ medians }) => Math.max(...Object.values(medians)),
  'limit (ms)': 'limits.figuresMs',
  'reads of whole tables': 'byIndex.wholeTables',
  'rows of the file': 'file.rows',
  'growth (MiB)': 'file.growthMiB',
  'growth limit (MiB)': 'limits.fileGrowthMiB',
};

/**
 * Reads the figures over a hundred thousand enquiries by index alone, and downloads all of them as a file in constant
 * memory.
 */
export async function prove({ root }) {
  const desk = await openGeneratedDesk(root);
  try {
    const before = await scans(desk.database);
    const medians = {};
    for (const path of asked) medians[path] = await medianOf(() => desk.visit(path));
    await wait(statisticsMs);
    const after = await scans(desk.database);
    const byIndex = { wholeTables: after.whole - before.whole, indexOnly: after.indexed - before.indexed };
    const file = await readFile(desk);
    const holds =
      Object.values(medians).every((ms) => ms <= limits.figuresMs) &&
      byIndex.wholeTables === 0 &&
      byIndex.indexOnly > 0 &&
      file.rows === file.stored &&
      file.growthMiB <= limits.fileGrowthMiB;
    return { holds, limits, medians, byIndex, file };
  } finally {
    await desk.close();
  }
}

/** Counts how often the tables behind the figures, and their indexes, were read as a whole. */
async function scans(database) {
  const { rows } = await database.query(`
    select (select sum(seq_scan) from pg_stat_user_tables where relname in ('leads', 'venue_bookings'))::int as whole,
           (select sum(idx_scan) from pg_stat_user_indexes
             where indexrelname in ('leads_figures', 'leads_lost'))::int as indexed`);
  return rows[0];
}

/**
 * Downloads everything with a reader who stops now and then: rows that were read ahead meanwhile would have to lie in
 * memory. At each stop the site's memory is measured. This is done twice, because compiled code is not part of a
 * file's cost, while stored rows would be.
 */
async function readFile(desk) {
  const { rows } = await desk.database.query(
    "select count(*)::int as stored from leads where quarantine in ('none', 'released')",
  );
  const cold = await download(desk);
  const warm = await download(desk);
  return { stored: rows[0].stored, ...warm, growthFromColdMiB: cold.growthMiB };
}

async function download({ ask, site }) {
  const { pid } = site.processes().find(({ title }) => /build\/server\/index\.js/.test(title));
  const before = await memoryAfterCollection(pid);
  const answer = await ask('/desk/enquiries.csv?view=all');
  const kept = [];
  let [bytes, lines, peak] = [0, 0, before];
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    peak = Math.max(peak, residentMemory(pid));
    if (bytes >= (kept.length + 1) * betweenStops) kept.push(await memoryAfterCollection(pid));
  }
  return {
    rows: lines - 1,
    MiB: Math.round((bytes / mebibyte) * 10) / 10,
    stops: kept.length,
    growthMiB: Math.round(Math.max(...kept) - before),
    withGarbageMiB: Math.round(peak - before),
  };
}
