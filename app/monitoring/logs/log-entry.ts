export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/** The word that a line has before its message, from which its level is read. */
export const levelMarkers: Record<LogLevel, string> = { error: 'ERROR ', warn: 'WARNING ', info: '', debug: 'DEBUG ' };

/** One line of a log. */
export interface LogEntry {
  /** As the line gives it; empty where it gives none. */
  timestamp: string;
  /** The same in milliseconds since 1970, for the order; undefined where the line has no readable time. */
  at: number | undefined;
  level: LogLevel;
  message: string;
  /** The whole line. */
  raw: string;
  source: 'monitoring' | 'server';
}
