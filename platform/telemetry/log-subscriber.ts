import { type Logger, redirect, streamOf } from './logging.ts';

/** One line as it is written: JSON with its line end. */
export type LineListener = (line: string) => void;

interface LogSubscriber {
  /** Calls the listener with each line that is written from now on. Returns the function that stops it. */
  subscribe(listener: LineListener): () => void;
}

/** Lets others read the lines of a log and of all its children, made before or after. */
export function subscribeToLog(log: Logger): LogSubscriber {
  const stream = streamOf(log);
  const listeners = new Set<LineListener>();
  redirect(log, {
    write(line) {
      stream.write(line);
      for (const listener of listeners) listener(line);
    },
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
