/** One file inside the archive. */
export interface Entry {
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

interface TableName {
  schema: string;
  name: string;
}

function tableFolder({ schema, name }: TableName): string {
  return `tables/${schema}.${name}`;
}

/** The names of an archive's entries, in the order in which they are written. */
export const entryNames = {
  /** The folder of a table's pieces. */
  table: tableFolder,
  /** The rows as COPY writes them in its text format, in consecutive pieces. */
  piece: (table: TableName, piece: number) => `${tableFolder(table)}/${String(piece).padStart(6, '0')}`,
  file: (key: string) => `files/${key}`,
  secret: 'app-secret',
  manifest: 'manifest.json',
};
