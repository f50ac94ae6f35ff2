/**
 * Draws `public/favicon.ico`, the icons of `public/site.webmanifest` and `app/ui/apple-touch-icon.png` from the
 * favicon.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const drawing = readFileSync(new URL('../app/ui/favicon.svg', import.meta.url));
const folder = new URL('../public/', import.meta.url);

/** @param {number} size in pixels, at most 256 */
function png(size) {
  return sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** Returns an icon file: a header, one line of 16 bytes a picture, then the pictures as PNG. */
function icon(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ size, bytes }, place) => {
    const line = 6 + 16 * place;
    head.writeUInt8(size % 256, line);
    head.writeUInt8(size % 256, line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(bytes.length, line + 8);
    head.writeUInt32LE(at, line + 12);
    at += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

mkdirSync(folder, { recursive: true });
const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(size) })));
writeFileSync(new URL('favicon.ico', folder), icon(pictures));
writeFileSync(new URL('../app/ui/apple-touch-icon.png', import.meta.url), await png(180));
for (const size of [192, 512]) writeFileSync(new URL(`icon-${size}.png`, folder), await png(size));
