import type { LogEntry, LogLevel } from './log-entry.ts';

const markers: Record<LogLevel, string> = { error: 'ERROR ', warn: 'WARNING ', info: '', debug: 'DEBUG ' };

/** A line that monitoring itself writes, in the second of the three formats. */
export function ownEntry(level: LogLevel, message: string, now: number): LogEntry {
  const timestamp = new Date(now).toISOString();
  const raw = `[${timestamp}] ${markers[level]}${message}`;
  return { timestamp, at: now, level, message, raw, source: 'monitoring' };
}
