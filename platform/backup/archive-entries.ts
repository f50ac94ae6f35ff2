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

/** How the entries of an archive are named, in the order in which they stand. */
export const entryNames = {
  /** The folder of a table's pieces. */
  table: tableFolder,
  /** Rows as COPY writes them in its text format, in pieces that follow each other. */
  piece: (table: TableName, piece: number) => `${tableFolder(table)}/${String(piece).padStart(6, '0')}`,
  file: (key: string) => `files/${key}`,
  secret: 'app-secret',
  manifest: 'manifest.json',
};
