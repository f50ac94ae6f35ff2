import { type Logger, redirect, streamOf } from './logging.ts';

/** One line as it is written: JSON with its line end. */
export type LineListener = (line: string) => void;

export interface ObservedLog {
  /** Has each line heard that is written from now on. Returns how to stop. */
  tap(hear: LineListener): () => void;
}

/**
 * Lets others hear the lines of a log and of all its children, made before or after: what went wrong is told once, and
 * whoever keeps count of it listens.
 */
export function subscribeToLog(log: Logger): ObservedLog {
  const stream = streamOf(log);
  const listeners = new Set<LineListener>();
  redirect(log, {
    write(line) {
      stream.write(line);
      for (const hear of listeners) hear(line);
    },
  });
  return {
    tap(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
