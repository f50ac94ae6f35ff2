/** One file inside the archive. */
export interface Entry {
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** How the entries of an archive are named, in the order in which they stand. */
export const entryNames = {
  /** Rows as COPY writes them in its text format, in pieces that follow each other. */
  table: (table: { schema: string; name: string }, piece: number) =>
    `tables/${table.schema}.${table.name}/${String(piece).padStart(6, '0')}`,
  file: (key: string) => `files/${key}`,
  secret: 'app-secret',
  manifest: 'manifest.json',
};
