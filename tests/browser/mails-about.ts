import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Waits for both mails about a row and returns the names of their files. */
export async function mailsAbout(dataDir: string, id: string): Promise<string[]> {
  const mails = async () => (await readdir(join(dataDir, 'outbox'))).filter((name) => name.includes(id)).sort();
  await expect.poll(mails).toHaveLength(2);
  return mails();
}
