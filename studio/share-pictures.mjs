/**
 * Draws what is shown where the address of a house is shared, 1200 by 630: night with the name on the left, the house's
 * hero in its own frame on the right. Its twin for the status of a phone's messenger, 1080 by 1920, has the hero above the
 * name. It needs the heroes under content/pictures/.
 *
 *   node studio/share-pictures.mjs OUT
 *
 * writes OUT/<house>/share.webp and share-upright.webp, and share-hindi.webp and share-upright-hindi.webp for pages in
 * Hindi.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from '../tests/browser/chromium.ts';
import { shares } from './set/share.mjs';
import { frames, pane } from './share-frames.mjs';

const root = join(import.meta.dirname, '..');
const originals = join(root, 'content/pictures/originals');
const catalogue = JSON.parse(readFileSync(join(root, 'content/pictures/catalogue.json'), 'utf8'));
const wide = { width: 1200, height: 630 };
const upright = { width: 1080, height: 1920 };

const dataOf = (type, bytes) => `data:${type};base64,${bytes.toString('base64')}`;
const font = (name) => dataOf('font/woff2', readFileSync(join(root, `app/ui/fonts/${name}.woff2`)));

const style = `@font-face{font-family:Display;src:url(${font('cormorant')});font-weight:500 600}
@font-face{font-family:Text;src:url(${font('anek')});font-weight:400 700}
@font-face{font-family:Hindi;src:url(${font('anek-devanagari')})}
*{margin:0;box-sizing:border-box}body{background:#0b1028;color:#fdf8ef;font-family:Text,Hindi;overflow:hidden;position:relative}
svg{display:block}body>svg{position:absolute;left:440px;top:0}h1{font-family:Display;font-weight:600;line-height:.944;letter-spacing:-.01em;text-wrap:balance}p{font-size:34px;line-height:42px}
.logo{display:flex;gap:12px;align-items:center;font-size:26px;letter-spacing:.3em;color:#e0ae57;font-weight:500}
.rule{width:96px;height:6px;margin:26px 0 22px}.words{display:flex;flex-direction:column;position:absolute;left:60px;top:60px;width:372px;height:510px}.fact{color:#e0ae57}
.upright>svg{position:absolute;left:0;top:330px}.upright .logo{position:absolute;left:0;right:0;top:204px;justify-content:center;font-size:44px}
.upright .logo svg{width:66px;height:72px}.upright .words{left:80px;top:1278px;width:920px;height:auto;align-items:center;text-align:center}
.upright p{font-size:52px;line-height:66px}.upright .rule{width:150px;margin:34px 0 26px}`;

const arch =
  '<svg width="44" height="48" viewBox="0 0 32 35" fill="none" stroke="#e0ae57" stroke-width="1.5"><path d="M3 33V15c-1.7-1.5-1.3-4.4.6-5.3.1-2.1 1.9-3.5 3.7-3.2C8 4.4 10 3.4 11.7 4.1 12.6 2.6 14.8 1.8 16 3c1.2-1.2 3.4-.4 4.3 1.1 1.7-.7 3.7.3 4.4 2.4 1.8-.3 3.6 1.1 3.7 3.2 1.9.9 2.3 3.8.6 5.3v18z"/></svg>';

const logo = `<div class="logo">${arch}TIVOLI</div>`;

/** Returns the words of a house. The longest word of its name decides how large the name may be. */
function words({ name, place, fact, accent }) {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  const size = Math.min(72, Math.floor(660 / longest));
  return `<div class="words">${logo}<div style="flex:1"></div>
    <h1 style="font-size:${size}px">${name}</h1><div class="rule" style="background:${accent}"></div>
    <p>${place}</p><p class="fact">${fact}</p></div>`;
}

/** Returns the words below an upright picture: a messenger covers the first 200 and the last 250 pixels with its own. */
function uprightWords({ name, place, fact, accent }) {
  return `${logo}<div class="words"><h1 style="font-size:${name.length > 18 ? 96 : 112}px">${name}</h1>
    <div class="rule" style="background:${accent}"></div><p>${place}</p><p class="fact">${fact}</p></div>`;
}

/** Returns the hero within the house's frame, `across` pixels wide. */
function framed({ frame }, hero, across = pane.width) {
  const { width, height } = pane;
  return `<svg width="${across}" height="${(across * height) / width}" viewBox="0 0 ${width} ${height}">
    <clipPath id="opening"><path d="${frames[frame]}"/></clipPath>
    <image href="${hero}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#opening)"/>
    <path d="${frames[frame]}" fill="none" stroke="#e0ae57" stroke-width="4"/></svg>`;
}

/** Returns the part of a house's hero that its frame shows, as an address. */
async function heroOf(house, [left, top, across]) {
  const { bucket, width, height } = catalogue[`${house}/hero-1`];
  const w = Math.round(width * across);
  const h = Math.min(Math.round((w * pane.height) / pane.width), Math.round(height * (1 - top)));
  const part = {
    left: Math.min(Math.round(width * left), width - w),
    top: Math.round(height * top),
    width: w,
    height: h,
  };
  const bytes = await sharp(join(originals, bucket, `${house}/hero-1.webp`))
    .extract(part)
    .png()
    .toBuffer();
  return dataOf('image/png', bytes);
}

const [out] = process.argv.slice(2);
if (!out) throw new Error('Say where to: share-pictures.mjs OUT');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage();

async function draw(body, size, file) {
  await page.setViewportSize(size);
  const look = size === upright ? ' class="upright"' : '';
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}</style><body${look}>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  writeFileSync(file, await sharp(shot).webp({ quality: 86, effort: 6 }).toBuffer());
}

for (const [house, share] of Object.entries(shares)) {
  const hero = await heroOf(house, share.part);
  const folder = join(out, house);
  mkdirSync(folder, { recursive: true });
  for (const [language, said] of Object.entries({ '': share, '-hindi': { ...share, ...share.hindi } })) {
    await draw(words(said) + framed(share, hero), wide, join(folder, `share${language}.webp`));
    const below = framed(share, hero, upright.width) + uprightWords(said);
    await draw(below, upright, join(folder, `share-upright${language}.webp`));
  }
  console.log(house);
}
await browser.close();
