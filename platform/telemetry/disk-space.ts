import { statfs } from 'node:fs/promises';

export interface DiskFigures {
  /** Bytes that this process may still write. */
  free: number;
  /** Bytes that this process may use in all. */
  size: number;
}

/** Reads how full the disk is that a folder is on. */
export async function readDisk(folder: string): Promise<DiskFigures> {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: Math.max(1, blocks - bfree + bavail) * bsize };
}
