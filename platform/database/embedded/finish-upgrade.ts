import { existsSync, renameSync } from 'node:fs';

/** An upgraded database waits here until it replaces the old one. */
export function upgradedFolder(data: string): string {
  return `${data}.upgraded`;
}

/** Finishes an upgrade that was interrupted after the old folder was moved away. */
export function finishUpgrade(data: string): void {
  if (!existsSync(data) && existsSync(upgradedFolder(data))) renameSync(upgradedFolder(data), data);
}
