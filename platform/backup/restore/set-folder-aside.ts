import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileTime } from '#platform/backup/file-time.ts';

/** A folder that waits under another name until it is known whether what takes its place is good. */
export interface FolderAside {
  /** Its present path; absent where there was no folder. */
  kept?: string;
  /** Removes the folder that took its place and moves it back. */
  putBack(): Promise<void>;
}

/** Moves a folder out of the way, beside where it was. */
export async function setFolderAside(folder: string, now = new Date()): Promise<FolderAside> {
  const wasThere = existsSync(folder);
  const kept = `${folder}.before-${fileTime(now)}`;
  if (wasThere) await rename(folder, kept);
  return {
    ...(wasThere && { kept }),
    async putBack() {
      await rm(folder, { recursive: true, force: true });
      if (wasThere) await rename(kept, folder);
    },
  };
}
