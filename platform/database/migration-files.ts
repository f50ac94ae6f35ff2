import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#platform/project-root.ts';
import { Refusal } from '#platform/startup/refusal.ts';

export interface MigrationFile {
  /** The timestamp that begins the name, as Supabase's own tool reads it. */
  version: string;
  name: string;
  sql: string;
  checksum: string;
  /** Set for a baseline: the versions of the migrations that it replaces, in order, and the commit that still has them. */
  replaces?: { versions: string[]; commit: string };
}

/** A baseline says in its head what it replaces: a line each, and the commit. */
const replacedList = /^-- Replaces these migrations, which commit ([0-9a-f]{8,40}) still has:\n((?:-- +\d{14}.*\n)+)/m;

function readReplaced(sql: string): MigrationFile['replaces'] {
  const [, commit, list] = replacedList.exec(sql) ?? [];
  return commit && list ? { commit, versions: list.match(/\d{14}/g) ?? [] } : undefined;
}

/** Whether a migration is part of a schema: itself, or the last of those that it replaces. */
export function isApplied(file: MigrationFile, versions: { has(version: string): boolean }): boolean {
  return versions.has(file.version) || versions.has(file.replaces?.versions.at(-1) ?? '');
}

/** Whether this version of the site knows a migration, or has one that replaces it. */
export function isKnown(version: string, files: MigrationFile[]): boolean {
  return files.some((file) => file.version === version || file.replaces?.versions.includes(version));
}

/** Throws a Refusal if a schema has some, but not all, of the migrations that a baseline replaces. */
export function refuseOlderSchema(versions: ReadonlySet<string>, files: MigrationFile[], what: string): void {
  for (const file of files) {
    if (!file.replaces || isApplied(file, versions)) continue;
    const { versions: replaced, commit } = file.replaces;
    const newest = replaced.findLast((version) => versions.has(version));
    if (newest)
      throw new Refusal(
        `${what} is of an earlier version of the site (its newest migration is ${newest}): bring it up to date with commit ${commit} of this project first, then use this version.`,
      );
  }
}

/** Returns the project's migrations in the order of their timestamps. */
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
      const replaces = readReplaced(sql);
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version, name, sql, checksum, ...(replaces && { replaces }) };
    }),
  );
}
