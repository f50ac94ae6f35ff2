import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a release of the present build in a folder of its own, with one more migration.
 * @param {{ root: string, folder: string, sql: string }} options
 * @returns the folder
 */
export function releaseWithMigration({ root, folder, sql }) {
  mkdirSync(folder, { recursive: true });
  for (const part of ['build', 'supabase', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'content', 'platform', 'app', 'commands'])
    symlinkSync(join(root, part), join(folder, part));
  writeFileSync(join(folder, 'supabase/migrations/29990101000000_of_this_proof.sql'), sql);
  return folder;
}
