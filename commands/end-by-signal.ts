import { constants } from 'node:os';

/** Makes a command end at once on a signal, with the exit code that a shell expects (128 and the signal's number). */
export function endBySignal(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
