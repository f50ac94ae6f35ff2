import { existsSync, renameSync } from 'node:fs';

/** Where an upgraded database waits for its place. */
export function upgradedFolder(data: string): string {
  return `${data}.upgraded`;
}

/** An upgrade that was broken off between its last two steps has the old folder kept and the new one waiting. */
export function finishUpgrade(data: string): void {
  if (!existsSync(data) && existsSync(upgradedFolder(data))) renameSync(upgradedFolder(data), data);
}
