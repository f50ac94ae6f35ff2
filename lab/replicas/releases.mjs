import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../commands/setup/site-build.mjs';

const parts = [
  '.npmrc',
  'app',
  'content',
  'platform',
  'public',
  'commands',
  'supabase',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Visitors see these words in a part that most pages share. */
const words = { file: 'app/shell/texts.ts', before: 'Central reservations', after: 'Reservations of all houses' };

/** The migration only adds, because the former release does not know of it. */
const migration = `
alter table public.hotels add column proof_of_release text;
alter table public.venue_bookings add column proof_of_release text not null default 'expanded';
`;

/** Copies the project, so that later edits do not disturb the proof. */
function copyProject(root, folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of parts.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** The build works in the folder in which it is started. */
async function build(folder) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await ensureBuilt(folder, pinnedNode(folder));
  } finally {
    process.chdir(before);
  }
}

/**
 * Makes two releases of the site, each built in a folder of its own; the second has other words, other scripts and one
 * more migration.
 * @param {{ root: string, folder: string }} options
 */
export async function buildReleases({ root, folder }) {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const one of [first, second]) copyProject(root, one);
  const file = join(second, words.file);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(words.before)) throw new Error(`${words.file} has no ${words.before} any more`);
  writeFileSync(file, text.replaceAll(words.before, words.after));
  writeFileSync(join(second, 'supabase/migrations/29990101000000_proof_of_release.sql'), migration);
  for (const one of [first, second]) await build(one);
  return { first, second, newWords: words.after };
}
