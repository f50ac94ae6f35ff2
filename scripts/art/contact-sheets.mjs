/**
 * Contact sheets to judge the pictures by: one HTML page for each property and each group of pages, at card size, with
 * name and words below each picture.
 *
 *   node scripts/art/contact-sheets.mjs OUT
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const home = join(import.meta.dirname, '../../content/pictures');
const catalogue = JSON.parse(readFileSync(join(home, 'catalogue.json'), 'utf8'));
const [out] = process.argv.slice(2);
if (!out) throw new Error('Say where to: contact-sheets.mjs OUT');

const master = ({ bucket, path }) =>
  pathToFileURL(join(home, 'originals', bucket, path.replace(/\.[0-9a-f]{10}(?=\.)/, ''))).href;

const figure = ([name, picture]) =>
  `<figure><img src="${master(picture)}" width="300"><figcaption><b>${name}</b> ${picture.width} × ${picture.height}<br>${picture.alt}</figcaption></figure>`;

const style =
  'body{font:13px sans-serif;background:#fdf8ef}main{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:300px}';

const page = (title, entries) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1><main>${entries.map(figure).join('')}</main>`;

const sheets = Object.groupBy(Object.entries(catalogue), ([name]) => name.split('/')[0]);
sheets.cards = Object.entries(catalogue).filter(([name]) => name.endsWith('/card'));
mkdirSync(out, { recursive: true });
for (const [title, entries] of Object.entries(sheets)) writeFileSync(join(out, `${title}.html`), page(title, entries));
console.log(`${Object.keys(sheets).length} sheets in ${out}`);
