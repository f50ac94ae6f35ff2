import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Lines are written in the background, 8 KB or a quarter of a second at a time, and all of them when the process exits. */
const inBackground = { dest: 1, sync: false, minLength: 8_192, maxWrite: 16_384, periodicFlush: 250 } as const;

/** One JSON line an event, on standard output unless told otherwise. Errors lose what could be a visitor's. */
export function createLogger(destination: DestinationStream = pino.destination(inBackground)): Logger {
  const serializers = { err: errorFields };
  return pino({ base: null, timestamp: createTimestamp(), level: 'info', serializers }, destination);
}

/** The time as pino wants it, made anew only when the millisecond is: a busy site logs several lines in one. */
function createTimestamp(): () => string {
  let at = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
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

/** Text without what looks like an e-mail address, a phone number or the user and password of a URL. */
export function masked(text: string): string {
  return text
    .replace(/\/\/[^/\s@]+@/g, '//')
    .replace(/[^\s"'(<>/=]+(?:@|%40)[^\s"')<>/]+/gi, '(e-mail)')
    .replace(/\+?(?:\d[\s-]?){9,}/g, '(number)');
}
