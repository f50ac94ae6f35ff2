import { z } from 'zod';
import { Refusal } from '#platform/startup/refusal.ts';

/** The version of the format. A reader refuses a newer one. */
export const archiveFormat = 1;

const count = z.number().int().nonnegative();

const savedTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** The columns in the order of the archive's fields. */
  columns: z.array(z.string()),
  rows: count,
  /** The digest of all rows, whatever their order. */
  digest: z.string(),
});

const manifest = z.object({
  format: z.literal(archiveFormat),
  /** The time at which the snapshot was taken. */
  made: z.iso.datetime(),
  postgres: z.string(),
  /** The applied migrations, oldest first. They make the schema that the rows fit. */
  migrations: z.array(z.object({ version: z.string(), checksum: z.string().nullable() })),
  /** The version of the job queue's own tables. */
  queue: z.number().nullable(),
  tables: z.array(savedTable),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ key: z.string(), bytes: count, sha256: z.string() })),
});

/** The list of an archive's content, which is its last entry. */
export type Manifest = z.infer<typeof manifest>;
export type SavedTable = z.infer<typeof savedTable>;
export type SavedFile = Manifest['files'][number];

/** Reads a manifest. Throws a Refusal if this version of the site cannot read it. */
export function readManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  const { format } = z.object({ format: z.number() }).parse(value);
  if (format > archiveFormat) {
    throw new Refusal(
      `The archive has format ${format} and this version of the site reads up to ${archiveFormat}: restore it with the version that made it, or a later one.`,
    );
  }
  return manifest.parse(value);
}

/** Returns the number of all rows. */
export function rowsOf({ tables }: Pick<Manifest, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');
}
