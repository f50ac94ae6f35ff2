import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileTime } from '#platform/backup/file-time.ts';

/** A folder that keeps another name until its replacement is known to be good. */
export interface FolderAside {
  /** Its present path; absent if there was no folder. */
  kept?: string;
  /** Removes the replacement and moves the folder back. */
  putBack(): Promise<void>;
}

/** Moves a folder aside, to a name beside its own. */
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
