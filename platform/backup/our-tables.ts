import type pg from 'pg';
import { appliedChecksums } from '#platform/database/migrate.ts';
import { isApplied, type MigrationFile, migrationFiles } from '#platform/database/migration-files.ts';

/** These schemas contain nothing but the site's objects. `public` may also contain a host's or others' tables. */
export const ownSchemas = ['site', 'staff', 'desk', 'diary', 'jobs'];

/** A condition in SQL: whether table `c` in schema `n` belongs to the site. `whatIsOurs` gives its first parameters. */
export const isOurs = `(n.nspname = any($1) or n.nspname = 'public' and c.relname = any($2))`;

/**
 * Returns what belongs to the site in this database: schemas, and names in `public`. It is empty before the first
 * migration.
 */
export async function whatIsOurs(client: pg.Client): Promise<[schemas: string[], inPublic: string[]]> {
  const applied = await appliedChecksums(client);
  const made = (await migrationFiles()).filter((file) => isApplied(file, applied));
  return made.length === 0 ? [[], []] : [ownSchemas, tablesMadeInPublic(made)];
}

/** Returns the names of all tables that migrations ever made, including those that a later migration dropped. */
export function tablesMadeInPublic(migrations: Pick<MigrationFile, 'sql'>[]): string[] {
  return migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/^create table (?:if not exists )?public\.(\w+)/gim)].map(([, name = '']) => name),
  );
}
