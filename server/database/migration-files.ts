import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface MigrationFile {
  /** The timestamp in front of the name, as Supabase's own tool reads it. */
  version: string;
  name: string;
  sql: string;
  checksum: string;
}

const folderName = join('supabase', 'migrations');

/** The project's migrations in the order of their timestamps. @throws Error where the folder is missing or misnamed. */
export async function migrationFiles(folder = findFolder(import.meta.dirname)): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const version = /^(\d{14})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
      if (!version)
        throw new Error(`${join(folder, name)}: a migration is named like 20260131120000_what_it_does.sql; rename it.`);
      const sql = await readFile(join(folder, name), 'utf8');
      return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Source files and the built server lie at different depths of the same project. */
function findFolder(from: string): string {
  for (let here = from; ; here = dirname(here)) {
    const folder = join(here, folderName);
    if (existsSync(folder)) return folder;
    if (here === dirname(here)) throw new Error(`No ${folderName} beside or above ${from}; run from a whole checkout.`);
  }
}
