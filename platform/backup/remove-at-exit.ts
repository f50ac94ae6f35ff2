import { rmSync } from 'node:fs';

/**
 * Removes a file or folder if the process ends before the returned function is called. A signal must end the process
 * by `process.exit` (`end-by-signal.ts`).
 */
export function removeAtExit(path: string): () => void {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return () => void process.off('exit', remove);
}
