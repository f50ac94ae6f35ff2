import { type DestinationStream, type Logger, pino } from 'pino';
import { masked } from './masked.ts';

export type { Logger };

/** Lines are written 32 KB or a quarter of a second at a time, as bytes, and all of them when the process exits. */
const inBackground = {
  dest: 1,
  sync: false,
  minLength: 32_768,
  maxWrite: 65_536,
  periodicFlush: 250,
  contentMode: 'buffer',
} as const;

function standardOutput(): DestinationStream {
  const output = pino.destination(inBackground);
  const takesBytes = output as unknown as { write(bytes: Buffer): boolean };
  // If nothing can be written, for instance on a full disk, the site goes on and tries again. It must not retry when
  // the process exits, because that would never end.
  output.on('error', () => {
    output.flushSync = () => {};
  });
  return { write: (line) => void takesBytes.write(Buffer.from(line)) };
}

/** Writes one JSON line an event, to standard output by default. Errors are logged without personal data. */
export function createLogger(destination = standardOutput()): Logger {
  const serializers = { err: errorFields };
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, level: 'info', serializers }, destination);
}

interface Stream {
  write(line: string): unknown;
}

const { streamSym } = pino.symbols as { streamSym: symbol };

/** The stream that gets the lines of a log, each JSON with its line end. */
export function streamOf(log: Logger): Stream {
  const stream = (log as unknown as Record<symbol, Stream>)[streamSym];
  if (!stream) throw new Error('The log has no stream: pino names it otherwise now.');
  return stream;
}

/** Sends the lines of a log and of all its children, made before or after, to another stream. */
export function redirect(log: Logger, stream: Stream): void {
  Object.defineProperty(log, streamSym, { configurable: true, value: stream });
}

interface ErrorFields {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFields;
}

/** What the log may hold of an error: never other fields, because errors of the database carry the row. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error, message: masked(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: masked(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: masked(error.stack) }),
    ...(error.cause instanceof Error && { cause: errorFields(error.cause) }),
  };
}

const quietMs = 60_000;

/** Reports the first error at once, then one a minute at most. */
export function limitErrorReports(report: (error: Error) => void): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    report(error);
  };
}
