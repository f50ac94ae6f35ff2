import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli, gzipped } from '#platform/http/requests/content-coding.ts';

/** Writes the smallest `.br` and `.gz` beside each text file of a built folder. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|txt|xml)$/.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        const [br, gzip] = await Promise.all([brotli(bytes, 11), gzipped(bytes, 9)]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
      }),
  );
}
