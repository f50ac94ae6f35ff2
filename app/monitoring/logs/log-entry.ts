export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/** The word before a line's message, from which its level is read. */
export const levelMarkers: Record<LogLevel, string> = { error: 'ERROR ', warn: 'WARNING ', info: '', debug: 'DEBUG ' };

/** One line of a log. */
export interface LogEntry {
  /** The time as the line states it; empty if it states none. */
  timestamp: string;
  /** The same in milliseconds since 1970, for the order; undefined if the line has no readable time. */
  at: number | undefined;
  level: LogLevel;
  message: string;
  /** The whole line. */
  raw: string;
  source: 'monitoring' | 'server';
}

/** Makes a line of monitoring's own, in the second of the formats in `parse-line.ts`. */
export function ownEntry(level: LogLevel, message: string, now: number): LogEntry {
  const timestamp = new Date(now).toISOString();
  const raw = `[${timestamp}] ${levelMarkers[level]}${message}`;
  return { timestamp, at: now, level, message, raw, source: 'monitoring' };
}
