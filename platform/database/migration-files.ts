import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

export interface MigrationFile {
  /** The timestamp that begins the name, as Supabase's own tool reads it. */
  version: string;
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Returns the project's migrations in the order of their timestamps.
 * @throws Error if the folder is missing or a file is misnamed.
 */
export async function migrationFiles(folder = join(projectRoot(), 'supabase/migrations')): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, place) => {
      const version = /^(\d{14})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
      if (!version)
        throw new Error(`${join(folder, name)}: a migration is named like 20260131120000_what_it_does.sql; rename it.`);
      if (names[place - 1]?.startsWith(version))
        throw new Error(`${join(folder, name)}: another migration has the same timestamp; give it a later one.`);
      const sql = await readFile(join(folder, name), 'utf8');
      return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
