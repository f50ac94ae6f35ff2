/**
 * Renders the places of the house with Blender: `apt-get install --no-install-recommends blender python3-numpy gcc`.
 * The denoiser is ours (Debian's Blender has none) and is compiled first. One core at the lowest priority. Panoramas of the
 * tours are rendered in the same way; `studio/panoramas.mjs` turns them into the site's files.
 *
 *   node studio/scenes.mjs --list            every render with its recipe
 *   node studio/scenes.mjs NAME|all OUT [w=320 h=200 spp=8]   writes OUT/<name>.png; what follows overrules the recipe
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { panoramas } from './set/panoramas.mjs';
import { renders } from './set/renders.mjs';

const scenes = join(import.meta.dirname, 'scenes');
const [wanted = '--list', out, ...overrules] = process.argv.slice(2);

const recipes = { ...renders, ...panoramas };

function compile(name, folder) {
  const program = join(folder, name);
  execFileSync('gcc', ['-O3', '-march=native', '-ffast-math', join(scenes, `${name}.c`), '-lm', '-o', program]);
  return program;
}

function render(name, { place, ...recipe }, folder, programs) {
  const told = { out: join(folder, `${name}.png`), ...programs, ...recipe };
  const words = [...Object.entries(told).map(([key, value]) => `${key}=${value}`), ...overrules];
  const blender = ['blender', '-b', '--threads', '1', '--python-exit-code', '1', '-P', join(scenes, 'render.py')];
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  execFileSync('nice', ['-n', '19', ...blender, '--', place, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  console.log(told.out);
}

if (wanted === '--list') {
  for (const [name, recipe] of Object.entries(recipes)) console.log(name.padEnd(24), JSON.stringify(recipe));
} else {
  const chosen = Object.entries(recipes).filter(([name]) => wanted === 'all' || name === wanted);
  if (!chosen.length) throw new Error(`No render is called '${wanted}': see --list.`);
  if (!out) throw new Error('Say where to: scenes.mjs NAME OUT');
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const programs = { finish: compile('finish', folder), upsample: compile('upsample', folder) };
  for (const [name, recipe] of chosen) render(name, recipe, folder, programs);
}
