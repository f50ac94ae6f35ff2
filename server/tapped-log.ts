import { type Logger, pino } from 'pino';

/** One line as it is written: JSON with its line end. */
export type HearLine = (line: string) => void;

export interface TappedLog {
  /** Writes where the given log writes; so do all its children. */
  log: Logger;
  /** Has each line heard that is written from now on. Returns how to stop. */
  tap(hear: HearLine): () => void;
}

interface Stream {
  write(line: string): unknown;
}

/** A log whose lines others may hear: what went wrong is told once, and whoever keeps count of it listens. */
export function tappedLog(original: Logger): TappedLog {
  const { streamSym } = pino.symbols as { streamSym: symbol };
  const stream = (original as unknown as Record<symbol, Stream>)[streamSym];
  if (!stream) throw new Error('The log has no stream: pino names it otherwise now (see tapped-log.ts).');
  const listeners = new Set<HearLine>();
  const log = original.child({});
  Object.defineProperty(log, streamSym, {
    value: {
      write(line: string) {
        stream.write(line);
        for (const hear of listeners) hear(line);
      },
    } satisfies Stream,
  });
  return {
    log,
    tap(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
