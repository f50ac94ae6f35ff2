/**
 * Draws the site's own pictures.
 *
 *   node studio/posters.mjs --list            every picture with its recipe
 *   node studio/posters.mjs NAME OUT          draws NAME, or all whose names begin with it, to OUT/<name>.webp
 *   node studio/posters.mjs all OUT           draws the whole set, about six seconds a picture
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPicture } from './picture.mjs';
import { pictureSet } from './set.mjs';

const [wanted = '--list', out] = process.argv.slice(2);

if (wanted === '--list') {
  for (const [name, recipe] of Object.entries(pictureSet)) console.log(name.padEnd(48), JSON.stringify(recipe));
} else {
  const chosen = Object.entries(pictureSet).filter(([name]) => wanted === 'all' || name.startsWith(wanted));
  if (!chosen.length) throw new Error(`No picture is called '${wanted}': see --list.`);
  if (!out) throw new Error('Say where to: posters.mjs NAME OUT');
  for (const [name, recipe] of chosen) {
    const file = join(out, `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    const bytes = await drawPicture(recipe);
    writeFileSync(file, bytes);
    console.log(`${name} ${Math.round(bytes.length / 1024)} KB`);
  }
}
