import type pg from 'pg';
import { appliedChecksums } from '#platform/database/migrate.ts';
import { type MigrationFile, migrationFiles } from '#platform/database/migration-files.ts';

/** The schemas that hold nothing but ours. `public` may hold a host's or others' tables beside ours. */
export const ownSchemas = ['site', 'staff', 'desk', 'jobs'];

/** SQL, true of a table `c` in schema `n` that is ours, with `whatIsOurs` as first parameters. */
export const isOurs = `(n.nspname = any($1) or n.nspname = 'public' and c.relname = any($2))`;

/** What of this database is the site's: schemas, and names in `public`. Nothing, where no migration was applied. */
export async function whatIsOurs(client: pg.Client): Promise<[schemas: string[], inPublic: string[]]> {
  const applied = await appliedChecksums(client);
  const made = (await migrationFiles()).filter(({ version }) => applied.has(version));
  return made.length === 0 ? [[], []] : [ownSchemas, tablesMadeInPublic(made)];
}

/** The names of all tables that migrations made, also of those that a later one dropped. */
export function tablesMadeInPublic(migrations: Pick<MigrationFile, 'sql'>[]): string[] {
  return migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/^create table (?:if not exists )?public\.(\w+)/gim)].map(([, name = '']) => name),
  );
}
