import { type DestinationStream, type Logger, pino } from 'pino';

/** One JSON line an event, on standard output unless told otherwise. */
export function createLogger(destination?: DestinationStream): Logger {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, level: 'info' };
  return destination ? pino(options, destination) : pino(options);
}
