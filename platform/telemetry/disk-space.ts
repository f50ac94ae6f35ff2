import { statfs } from 'node:fs/promises';

export interface DiskFigures {
  /** The bytes that this process may still write. */
  free: number;
  /** The bytes that it may use in all. */
  size: number;
}

export async function readDisk(folder: string): Promise<DiskFigures> {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: Math.max(1, blocks - bfree + bavail) * bsize };
}
