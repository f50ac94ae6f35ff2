import { type Logger, pino } from 'pino';

/** One line as it is written: JSON with its line end. */
export type HearLine = (line: string) => void;

export interface TappedLog {
  /** Has each line heard that is written from now on. Returns how to stop. */
  tap(hear: HearLine): () => void;
}

interface Stream {
  write(line: string): unknown;
}

/**
 * Lets others hear the lines of a log and of all its children, made before or after: what went wrong is told once, and
 * whoever keeps count of it listens.
 */
export function tapLog(log: Logger): TappedLog {
  const { streamSym } = pino.symbols as { streamSym: symbol };
  const stream = (log as unknown as Record<symbol, Stream>)[streamSym];
  if (!stream) throw new Error('The log has no stream: pino names it otherwise now (see tap-log.ts).');
  const listeners = new Set<HearLine>();
  Object.defineProperty(log, streamSym, {
    configurable: true,
    value: {
      write(line: string) {
        stream.write(line);
        for (const hear of listeners) hear(line);
      },
    } satisfies Stream,
  });
  return {
    tap(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
