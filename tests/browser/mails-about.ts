import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

/** Waits for both mails about a row and returns the names of their files. */
export async function mailsAbout(dataDir: string, id: string): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const files = await readdir(join(dataDir, 'outbox'));
      const mails = files.filter((name) => name.includes(id)).sort();
      expect(mails).toHaveLength(2);
      return mails;
    },
    { timeout: 10_000, interval: 100 },
  );
}
