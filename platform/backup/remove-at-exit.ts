import { rmSync } from 'node:fs';

/**
 * Removes a file or folder should the process end before what this returns is called; a signal must end it by
 * `process.exit` (`end-by-signal.ts`).
 */
export function removeAtExit(path: string): () => void {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return () => void process.off('exit', remove);
}
