import { statfs } from 'node:fs/promises';

export interface DiskFigures {
  /** This process may still write so many bytes. */
  free: number;
  /** This process may use so many bytes in all. */
  size: number;
}

/** Reads how full the disk of a folder is. */
export async function readDisk(folder: string): Promise<DiskFigures> {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: Math.max(1, blocks - bfree + bavail) * bsize };
}
