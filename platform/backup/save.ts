import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { inOwnerTransaction } from '#platform/backup/restore/owner-transaction.ts';
import { appliedChecksums } from '#platform/database/migrate.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { isOurs, listTables, queueVersion, whatIsOurs } from './list-tables.ts';
import { archiveFormat, type Manifest, quoted } from './manifest.ts';
import { saveFiles } from './save-files.ts';
import { type Entry, entryNames, writeArchive } from './write-archive.ts';

export interface Saved {
  manifest: Manifest;
  bytes: number;
}

interface Sources {
  ownerUrl: string;
  /** Absent if the archive contains the database alone. */
  objects?: ObjectStore | undefined;
  /** The secret that signs cookies and encrypts second factors. Only encrypted archives contain it. */
  appSecret?: string | undefined;
  passphrase?: string | undefined;
  work?: number | undefined;
}

export async function save(file: string, { ownerUrl, objects, appSecret, ...options }: Sources): Promise<Saved> {
  return inOwnerTransaction(ownerUrl, 'snapshot', async (client) => {
    let manifest: Manifest | undefined;
    async function* entries(): AsyncGenerator<Entry> {
      const database = yield* saveDatabase(client);
      const files = objects ? yield* saveFiles(objects) : [];
      if (appSecret && options.passphrase) yield textEntry(entryNames.secret, appSecret);
      manifest = { ...database, files };
      yield textEntry(entryNames.manifest, JSON.stringify(manifest));
    }
    const bytes = await writeArchive(file, entries(), options);
    if (!manifest) throw new Error('The archive ended before its manifest.');
    return { manifest, bytes };
  });
}

function textEntry(name: string, text: string): Entry {
  const content = Buffer.from(text);
  return { name, bytes: content.length, content: [content] };
}

/** Yields the rows of the client's snapshot as entries, in pieces, and returns what the manifest says of them. */
export async function* saveDatabase(client: pg.Client): AsyncGenerator<Entry, Omit<Manifest, 'files'>> {
  const { rows: facts } = await client.query<{ made: Date; postgres: string }>(
    `select now() as made, current_setting('server_version') as postgres`,
  );
  const found = await listTables(client);
  const names = found.map(({ schema, name }) => quoted(schema, name)).join(', ');
  // The schema of the tables cannot change until the last one is read.
  await client.query(`lock table ${names} in access share mode`);
  for (const table of found) yield* tableEntries(client, table);
  const digests = await digestTables(client, found);
  return {
    format: archiveFormat,
    made: facts[0]?.made.toISOString() ?? '',
    postgres: facts[0]?.postgres ?? '',
    migrations: [...(await appliedChecksums(client))].map(([version, checksum]) => ({ version, checksum })),
    queue: await queueVersion(client),
    tables: found.map((table, place) => ({ ...table, rows: 0, digest: '', ...digests[place] })),
    sequences: await readSequences(client),
  };
}

async function* tableEntries(
  client: pg.Client,
  table: { schema: string; name: string; columns: string[] },
): AsyncGenerator<Entry> {
  const fields = table.columns.map((column) => quoted(column)).join(', ');
  const rows = client.query(copyTo(`copy (select ${fields} from ${quoted(table.schema, table.name)}) to stdout`));
  let piece = 0;
  for await (const content of inPieces(rows)) {
    piece += 1;
    yield { name: entryNames.piece(table, piece), bytes: content.length, content: [content] };
  }
}

/** The bytes of rows in one entry, all in memory at once. */
const pieceLength = 1024 * 1024;

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length < pieceLength) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}

/** Returns the sequences of those columns. No snapshot covers them: each is at or after the last number in the rows. */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(
    `select s.relnamespace::regnamespace::text as schema, s.relname::text as name
       from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
            join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
      where ${isOurs} and s.relkind = 'S' order by 1, 2`,
    await whatIsOurs(client),
  );
  const sequences: Manifest['sequences'] = [];
  for (const { schema, name } of names) {
    const sequence = quoted(schema, name);
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${sequence}`,
    );
    sequences.push({ name: sequence, last: rows[0]?.last ?? '1', isCalled: rows[0]?.called ?? false });
  }
  return sequences;
}

/** Returns for each table, in the given order, the number of its rows and a digest of them that ignores their order. */
export async function digestTables(
  client: pg.Client,
  tables: { schema: string; name: string; columns: string[] }[],
): Promise<{ rows: number; digest: string }[]> {
  const each = tables.map(({ schema, name, columns }, place) => {
    const fields = columns.map((column) => quoted(column)).join(', ');
    const digest = `sum(('x' || left(md5(row(${fields})::text), 16))::bit(64)::bigint::numeric)`;
    return `select ${place} as place, count(*) as rows, coalesce(${digest}, 0) as digest from ${quoted(schema, name)}`;
  });
  const { rows } = await client.query<{ rows: string; digest: string }>(`${each.join('\nunion all ')} order by place`);
  return rows.map(({ rows: count, digest }) => ({ rows: Number(count), digest }));
}
