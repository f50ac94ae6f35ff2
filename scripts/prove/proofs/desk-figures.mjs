import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { medianOf, openGeneratedDesk } from '../desk/generated-desk.mjs';

/** As objects all rows together would take some 200 MiB. */
const limits = { figuresMs: 500, fileGrowthMiB: 40 };
const day = 86_400_000;
/** Statistics of PostgreSQL are a second late. */
const statisticsMs = 2_000;
const stallMs = 3_000;

const daysAgo = (days) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const asked = [
  '/desk/figures',
  `/desk/figures?from=${daysAgo(364)}&until=${daysAgo(0)}`,
  `/desk/figures?from=${daysAgo(364)}&until=${daysAgo(0)}&property=the-tivoli`,
];

/** Over a hundred thousand enquiries: the figures by index alone, and all of them as a file in constant memory. */
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

/** How often the tables that figures are about were read as a whole, and their indexes for figures. */
async function scans(database) {
  const { rows } = await database.query(`
    select (select sum(seq_scan) from pg_stat_user_tables where relname in ('leads', 'venue_bookings'))::int as whole,
           (select sum(idx_scan) from pg_stat_user_indexes
             where indexrelname in ('leads_figures', 'venue_bookings_figures'))::int as indexed`);
  return rows[0];
}

/**
 * Downloads everything, with a reader who stops for a while: what was read ahead meanwhile would have to lie somewhere.
 * Twice: compiled code and a grown heap are no part of what a file costs, what is kept of its rows would be.
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
  const server = site.processes().find(({ title }) => /build\/server\/index\.js/.test(title));
  const rest = residentMiB(server.pid);
  let peak = rest;
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMiB(server.pid));
  }, 20);
  const begun = performance.now();
  const answer = await ask('/desk/enquiries.csv?view=all');
  let [bytes, lines, stalled] = [0, 0, false];
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (stalled) continue;
    stalled = true;
    await wait(stallMs);
  }
  clearInterval(watching);
  return {
    rows: lines - 1,
    MiB: Math.round((bytes / 1024 / 1024) * 10) / 10,
    seconds: Math.round((performance.now() - begun - stallMs) / 100) / 10,
    growthMiB: Math.round(peak - rest),
  };
}

function residentMiB(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
