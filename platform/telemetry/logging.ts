import { type DestinationStream, type Logger, pino } from 'pino';
import { masked } from './masked.ts';

export type { Logger };

/**
 * Lines are written in the background, 32 KB or a quarter of a second at a time, and all of them when the process exits.
 * As bytes: a text that waits would be counted anew with each line that joins it, an eighth of all that a kept answer takes.
 */
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
  // Where nothing can be written, on a full disk perhaps, the site goes on: what waits is tried again and again, but not
  // when the process exits, which would never end.
  output.on('error', () => {
    output.flushSync = () => {};
  });
  return { write: (line) => void takesBytes.write(Buffer.from(line)) };
}

/** One JSON line an event, on standard output unless told otherwise. Errors lose what could be a visitor's. */
export function createLogger(destination = standardOutput()): Logger {
  const serializers = { err: errorFields };
  return pino({ base: null, timestamp, level: 'info', serializers }, destination);
}

/**
 * Writes an ordinary line as the log itself would, of fields that are JSON already. For the one line that each request
 * has: made by pino it takes a fifth of all that a kept answer takes.
 */
export function logInfo(log: Logger, message: string, fields: string): void {
  if (log.isLevelEnabled('info')) streamOf(log).write(`{"level":30${timestamp()},${fields},"msg":"${message}"}\n`);
}

interface Stream {
  write(line: string): unknown;
}

const { streamSym } = pino.symbols as { streamSym: symbol };

/** Where the lines of a log go, each JSON with its line end. */
export function streamOf(log: Logger): Stream {
  const stream = (log as unknown as Record<symbol, Stream>)[streamSym];
  if (!stream) throw new Error('The log has no stream: pino names it otherwise now.');
  return stream;
}

/** Lets the lines of a log and of all its children, made before or after, go elsewhere. */
export function redirect(log: Logger, stream: Stream): void {
  Object.defineProperty(log, streamSym, { configurable: true, value: stream });
}

/** The time of a line as pino wants it, made anew only when the millisecond is: a busy site logs several lines in one. */
let timestampAt = 0;
let timestampText = '';
function timestamp(): string {
  const now = Date.now();
  if (now !== timestampAt) {
    timestampAt = now;
    timestampText = `,"time":"${new Date(now).toISOString()}"`;
  }
  return timestampText;
}

interface ErrorFields {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFields;
}

/**
 * What a log may know of an error: name, code, message and stack, masked. Never its other fields: a database's errors
 * carry the row they are about.
 */
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
