import { access, copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli, gzipped } from '#platform/http/requests/content-coding.ts';

const isText = (name: string) => /\.(js|css|svg|json|webmanifest|txt|xml)$/.test(name);

/** Writes the smallest `.br` and `.gz` beside each text file of a built folder. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

/** Adds built files of one folder to another, compressed. Their names change with their content. */
export async function addBuiltFiles(from: string, to: string): Promise<void> {
  await Promise.all(
    (await readdir(from)).map(async (name) => {
      const file = join(to, name);
      const isThere = await access(file).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await copyFile(join(from, name), file);
      if (isText(name)) await compressFile(file);
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gzip] = await Promise.all([brotli(bytes, 11), gzipped(bytes, 9)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
}
