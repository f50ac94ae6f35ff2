import { constants } from 'node:os';

/** Has a command that is told to stop end at once, as a shell expects it (128 and the signal's number), with its 'exit' listeners. */
export function endBySignal(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
