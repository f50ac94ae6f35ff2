import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from '../../pinned-node.mjs';
import { ensureBuilt } from '../../site-build.mjs';

const parts = [
  'app',
  'content',
  'domain',
  'public',
  'scripts',
  'server',
  'supabase',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Words that visitors see, in a part that most pages share. */
const words = { file: 'app/layout/header.tsx', before: 'Book Your Stay', after: 'Book Your Visit' };

/** The expanding half of a change: what is there goes on, for the release before does not know of it. */
const migration = `
alter table public.hotels add column proof_of_release text;
alter table public.venue_bookings add column proof_of_release text not null default 'expanded';
`;

/**
 * Builds the next release of the site in a folder of its own: other words, other scripts, one more migration.
 * @param {{ root: string, folder: string }} options
 */
export async function buildSecondRelease({ root, folder }) {
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  if (existsSync(join(root, '.npmrc'))) cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, words.file);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(words.before)) throw new Error(`${words.file} has no ${words.before} any more`);
  writeFileSync(file, text.replaceAll(words.before, words.after));
  writeFileSync(join(folder, 'supabase/migrations/29990101000000_proof_of_release.sql'), migration);
  const before = process.cwd();
  // The build works in the folder it is started in.
  process.chdir(folder);
  try {
    await ensureBuilt(folder, pinnedNode(root));
  } finally {
    process.chdir(before);
  }
  return { folder, words };
}
