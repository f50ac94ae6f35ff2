import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a file that only its owner can read (mode 0600), whole or not at all, also across a crash. */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}
