import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { ask, browserHeaders, startBuiltSite } from '../../../bench/built-site.mjs';
import { median } from '../../percentile.mjs';
import { freePort } from '../../servers/site-process.mjs';
import { until } from '../../until.mjs';

const sizes = [1_000, 10_000];
const usualEnquiries = 1_000_000;
const pairs = 20;
const perTurn = 5;
/** Milliseconds within which the site reads all hotels that are new. */
const readingMs = 600_000;
/** The factor for the home page and a hotel's page, from twelve hotels to ten thousand. */
const mostRatio = 1.2;
const notKept = 'x'.repeat(70);
const pages = {
  home: '/',
  homeRendered: '/?menu=none',
  hotel: '/hotel/the-tivoli',
  hotelRendered: `/hotel/the-tivoli?space=${notKept}`,
  enquire: `/enquire?guests=${notKept}`,
  search: `/search?q=palace${notKept}`,
  finder: `/locations?guests=500&city=${notKept}`,
  locations: '/locations',
  locationsRendered: `/locations?city=${notKept}`,
  brands: '/brands',
  brandsRendered: `/brands?page=${notKept}`,
  brandRendered: `/brands/tivoli?page=${notKept}`,
  allLocationsRendered: `/all-locations?page=${notKept}`,
  compare: `/compare?a=${notKept}`,
  weddings: `/weddings?guests=${notKept}`,
  menu: '/api/hotels?brand=tivoli',
  sitemap: '/sitemap.xml',
};
const judged = ['home', 'homeRendered', 'hotel', 'hotelRendered'];

async function withDatabase(site, work) {
  const url = readFileSync(join(site.folder, 'database-url'), 'utf8').trim();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

async function grow(site, root, hotels, enquiries) {
  const sql = (name) => readFileSync(join(root, 'lab/growth', name), 'utf8');
  await withDatabase(site, async (database) => {
    await database.query(sql('hotels.sql').replaceAll('$1::int', String(hotels)));
    if (hotels === sizes.at(-1)) await database.query(sql('enquiries.sql').replaceAll('$1::int', String(enquiries)));
    await database.query('vacuum analyze');
  });
  // The site reads each hotel of which the database notifies it, and then drops its cached lists.
  const all = `of ${hotels.toLocaleString('en-IN')} properties`;
  const hasAll = async () => (await ask(`${site.url}/locations`, {})).body.includes(all);
  if ((await until(hasAll, readingMs, 500)) === null) throw new Error(`The site does not show ${hotels} hotels.`);
}

/** Milliseconds of a page: the medians of two sites that take turns, and the median of their ratios. */
async function compare(few, many, path, agent) {
  const turn = async ({ url }) => {
    const begun = performance.now();
    for (let number = 0; number < perTurn; number += 1) {
      const { status } = await ask(url + path, browserHeaders, agent);
      if (status !== 200) throw new Error(`${path} answers with ${status}`);
    }
    return (performance.now() - begun) / perTurn;
  };
  const times = [];
  for (let pair = -2; pair < pairs; pair += 1) {
    const both = [await turn(few), await turn(many)];
    // The first two pairs warm both up and do not count.
    if (pair >= 0) times.push(both);
  }
  const rounded = (number) => Math.round(number * 100) / 100;
  return {
    fewMs: rounded(median(times.map(([one]) => one))),
    manyMs: rounded(median(times.map(([, other]) => other))),
    ratio: rounded(median(times.map(([one, other]) => other / one))),
  };
}

/** The columns of its results. */
export const keyFigures = {
  enquiries: 'enquiries',
  'home ×, 1,000 hotels': 'hotels.1000.home.ratio',
  'hotel ×, 1,000': 'hotels.1000.hotel.ratio',
  'home ×, 10,000 hotels': 'hotels.10000.home.ratio',
  'hotel ×, 10,000': 'hotels.10000.hotel.ratio',
  'limit ×': 'mostRatio',
};

/**
 * Runs the same site with 12, 1,000 and 10,000 hotels, the last with a million enquiries or as many as a word says.
 * Holds if the home page and a hotel's page, cached and rendered, take at most 1.2 times as long with ten thousand
 * hotels.
 */
export async function prove({ root, words }) {
  const enquiries = Number(words[0]) || usualEnquiries;
  const agent = new Agent({ keepAlive: true });
  const few = await startBuiltSite({ port: await freePort() });
  const table = {};
  let many;
  try {
    many = await startBuiltSite({ port: await freePort() });
    for (const size of sizes) {
      await grow(many, root, size, enquiries);
      table[size] = {};
      for (const [name, path] of Object.entries(pages)) {
        table[size][name] = await compare(few, many, path, agent);
        console.log(`${size} hotels, ${name}: ${JSON.stringify(table[size][name])}`);
      }
    }
    const last = table[sizes.at(-1)];
    return { holds: judged.every((name) => last[name].ratio <= mostRatio), pairs, enquiries, mostRatio, hotels: table };
  } finally {
    agent.destroy();
    await few.stop();
    await many?.stop();
  }
}
