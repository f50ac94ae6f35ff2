export interface CompoundEntry {
  name: string;
  kind: 'storage' | 'stream' | 'root';
  bytes: number;
  sector: number;
}

export interface CompoundFile {
  /** The storages and streams of every depth, and the root. */
  entries: CompoundEntry[];
  /** The stream's first bytes, 64 at least; undefined if it has none. */
  start(entry: CompoundEntry): Buffer | undefined;
}

const headerLength = 512;
const tableInHeader = { at: 76, entries: 109 };
const entryLength = 128;
/** Shorter streams lie together in the root's stream, in pieces; Word's own too if LibreOffice wrote few words. */
const smallStream = { below: 4096, piece: 64 };
const kinds: Record<number, CompoundEntry['kind']> = { 1: 'storage', 2: 'stream', 5: 'root' };
/** Higher numbers are marks for "the end", "free" and similar, not sectors. */
const lastSector = 0xfffffff9;

/** Reads the directory of a compound file (MS-CFB); undefined if it is not built like one. Circular chains end. */
export function readCompoundFile(file: Buffer): CompoundFile | undefined {
  if (file.length < headerLength * 3 || file.readUInt16LE(28) !== 0xfffe) return undefined;
  const shift = file.readUInt16LE(30);
  const version = file.readUInt16LE(26);
  if (!(version === 3 && shift === 9) && !(version === 4 && shift === 12)) return undefined;
  const size = 1 << shift;
  // The zeros of the last sector may be missing.
  const bytes = Buffer.concat([file, Buffer.alloc(-file.length & (size - 1))]);
  const sectors = bytes.length / size - 1;
  const sector = (number: number) =>
    number < sectors ? bytes.subarray((number + 1) * size, (number + 2) * size) : undefined;

  const tables = readTables();
  const directory = tables && readChain(bytes.readUInt32LE(48));
  if (!directory || directory.length === 0) return undefined;
  const entries = directory.flatMap(readEntries);
  return {
    entries,
    start: (entry) => (entry.bytes >= smallStream.below ? sector(entry.sector) : startOfSmall(entry, entries)),
  };

  function startOfSmall(entry: CompoundEntry, all: CompoundEntry[]): Buffer | undefined {
    const root = all.find(({ kind }) => kind === 'root');
    const together = root && readChain(root.sector);
    const at = entry.sector * smallStream.piece;
    return together?.[Math.floor(at / size)]?.subarray(at % size, (at % size) + smallStream.piece);
  }

  /** Returns the sectors that say which sector follows which. */
  function readTables(): Buffer[] | undefined {
    const found: Buffer[] = [];
    const count = bytes.readUInt32LE(44);
    if (count < 1 || count > sectors) return undefined;
    const take = (number: number) => {
      const table = found.length < count && number <= lastSector ? sector(number) : undefined;
      if (table) found.push(table);
    };
    for (let index = 0; index < tableInHeader.entries; index += 1) {
      take(bytes.readUInt32LE(tableInHeader.at + 4 * index));
    }
    let next = bytes.readUInt32LE(68);
    for (let visited = 0; found.length < count && visited < sectors; visited += 1) {
      const more = next <= lastSector ? sector(next) : undefined;
      if (!more) return undefined;
      for (let at = 0; at < size - 4; at += 4) take(more.readUInt32LE(at));
      next = more.readUInt32LE(size - 4);
    }
    return found.length === count ? found : undefined;
  }

  function readChain(first: number): Buffer[] | undefined {
    const chain: Buffer[] = [];
    let next = first;
    while (next <= lastSector) {
      const found = sector(next);
      if (!found || chain.length >= sectors) return undefined;
      chain.push(found);
      next = tables?.[Math.floor(next / (size / 4))]?.readUInt32LE((next % (size / 4)) * 4) ?? Number.POSITIVE_INFINITY;
    }
    return chain;
  }
}

function readEntries(part: Buffer): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + entryLength <= part.length; at += entryLength) {
    const kind = part[at + 66];
    const nameBytes = part.readUInt16LE(at + 64);
    const known = kind === undefined ? undefined : kinds[kind];
    if (!known || nameBytes < 2 || nameBytes > 64) continue;
    entries.push({
      name: part.toString('utf16le', at, at + nameBytes - 2),
      kind: known,
      sector: part.readUInt32LE(at + 116),
      bytes: part.readUInt32LE(at + 120),
    });
  }
  return entries;
}
