/**
 * Contact sheets to judge the pictures by: one HTML page and one WebP of at most 300 KB for each property and each
 * group, for all cards and all heroes, every picture cut as a card cuts it, heroes as a phone cuts them, with name and
 * words below. Those of the cards, the heroes and the houses are kept in docs/contact-sheets/. With the address of a running
 * site also one for each page of its site map, and a line for every picture that a page shows twice.
 *
 *   node studio/contact-sheets.mjs OUT [http://127.0.0.1:3000]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { chromiumPath } from '../commands/setup/chromium.mjs';

const home = join(import.meta.dirname, '../content/pictures');
const catalogue = JSON.parse(readFileSync(join(home, 'catalogue.json'), 'utf8'));
const byAddress = new Map(
  Object.entries(catalogue).map(([name, { bucket, path }]) => [`${bucket}/${path}`, [name, catalogue[name]]]),
);
const [out, origin] = process.argv.slice(2);
if (!out) throw new Error('Say where to: contact-sheets.mjs OUT [ORIGIN]');

const columns = 5;
/** Pixels of a figure with its words. */
const cell = { card: 300, phone: 540 };

const style = `body{font:13px sans-serif;background:#fdf8ef;margin:16px}main{display:grid;gap:16px;grid-template-columns:repeat(${columns},260px)}
figure{margin:0}img{object-fit:cover;width:260px;height:195px;display:block}.phone img{width:216px;height:468px}`;

const master = ({ bucket, path }) =>
  pathToFileURL(join(home, 'originals', bucket, path.replace(/\.[0-9a-f]{10}(?=\.)/, ''))).href;

function figure([name, picture], shape) {
  const { x, y } = picture.focalPoint;
  return `<figure class="${shape}"><img src="${master(picture)}" alt="" style="object-position:${x * 100}% ${y * 100}%"><figcaption><b>${name}</b><br>${picture.alt}</figcaption></figure>`;
}

/** Bytes. A sheet of more would be a burden to the repository. */
const sheetLimit = 300 * 1024;

/** Writes the screenshot, without the empty paper round it, as the best WebP within the limit. */
async function keepSmall(screenshot, file) {
  for (const quality of [82, 74, 66, 58, 50, 42]) {
    const bytes = await sharp(screenshot).trim().webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length > sheetLimit && quality > 42) continue;
    writeFileSync(file, bytes);
    return;
  }
}

async function sheet(title, entries) {
  const heroes = title === 'heroes' ? [] : entries.filter(([name]) => name.includes('/hero'));
  const file = join(out, title.replaceAll('/', '_'));
  const figures = [...entries.map((entry) => figure(entry, 'card')), ...heroes.map((entry) => figure(entry, 'phone'))];
  writeFileSync(
    `${file}.html`,
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1><main>${figures.join('')}</main>`,
  );
  const rows = (count) => Math.ceil(count / columns);
  const height = 100 + rows(entries.length) * cell.card + rows(heroes.length) * cell.phone;
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--window-size=1440,${height}`];
  execFileSync(chromiumPath(), [...flags, `--screenshot=${file}.png`, pathToFileURL(`${file}.html`).href], {
    stdio: 'ignore',
  });
  await keepSmall(`${file}.png`, `${file}.webp`);
  rmSync(`${file}.png`);
}

/** Draws what a page shows, in its order: a picture's address appears once for every place it stands in. */
async function shownOn(path) {
  const html = await (await fetch(new URL(path, origin))).text();
  // Header and menus stand around every page.
  const images = html
    .slice(html.indexOf('<main'))
    .matchAll(/<img class="picture-image"[^>]*? src="[^"]*?\/object\/public\/([^"?]+)/g);
  return [...images].flatMap(([, address]) => [byAddress.get(decodeURIComponent(address))].filter(Boolean));
}

const sheets = Object.groupBy(Object.entries(catalogue), ([name]) => name.split('/')[0]);
sheets.cards = Object.entries(catalogue).filter(([name]) => name.endsWith('/card'));
sheets.heroes = Object.entries(catalogue).filter(([name]) => /\/hero-\d$/.test(name));
if (origin) {
  const map = await (await fetch(new URL('/sitemap.xml', origin))).text();
  for (const [, address] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(address).pathname;
    const shown = await shownOn(path);
    const names = shown.map(([name]) => name);
    const twice = new Set(names.filter((name, i) => names.indexOf(name) < i));
    if (twice.size) console.log(`${path} shows twice: ${[...twice].join(', ')}`);
    if (shown.length > 1) sheets[`page${path}`] = shown;
  }
}
mkdirSync(out, { recursive: true });
for (const [title, entries] of Object.entries(sheets)) await sheet(title, entries);
console.log(`${Object.keys(sheets).length} sheets in ${out}`);
