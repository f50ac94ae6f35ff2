import { mkdir, readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Moves a built folder's source maps to a folder that only the server reads. */
export async function hideSourceMaps(folder: string, hidden: string): Promise<void> {
  await mkdir(hidden, { recursive: true });
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.map'));
  await Promise.all(names.map((name) => rename(join(folder, name), join(hidden, basename(name)))));
}
