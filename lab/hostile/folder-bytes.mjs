import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Left out are bounded caches, the database's journal, which grows in steps of 16 MB, and the release's own files, which
 * are stored in the minute after a start.
 */
const leftOut = /^(cache|postgres\/pg_wal|storage\/site-assets)(\/|$)/;

/** Returns the bytes of the files in a data folder that stay and go into backups. */
export function folderBytes(folder) {
  let bytes = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (leftOut.test(name)) continue;
    try {
      const facts = statSync(join(folder, name));
      if (facts.isFile()) bytes += facts.size;
    } catch {
      // The file was removed meanwhile.
    }
  }
  return bytes;
}
