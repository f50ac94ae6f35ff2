import { type LogEntry, type LogLevel, levelMarkers } from './log-entry.ts';

/** Makes a line of monitoring's own, in the second of the formats in `parse-line.ts`. */
export function ownEntry(level: LogLevel, message: string, now: number): LogEntry {
  const timestamp = new Date(now).toISOString();
  const raw = `[${timestamp}] ${levelMarkers[level]}${message}`;
  return { timestamp, at: now, level, message, raw, source: 'monitoring' };
}
