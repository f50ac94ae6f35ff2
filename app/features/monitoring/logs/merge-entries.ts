import type { LogEntry } from './log-entry.ts';

/**
 * Two logs as one, the oldest first. Each keeps its own order; a line without a time stays behind the one before it.
 */
export function mergeEntries(server: readonly LogEntry[], own: readonly LogEntry[]): LogEntry[] {
  const merged: LogEntry[] = [];
  let next = 0;
  for (const entry of server) {
    const { at } = entry;
    while (at !== undefined && next < own.length && (own[next]?.at ?? 0) < at) merged.push(...own.slice(next, ++next));
    merged.push(entry);
  }
  return merged.concat(own.slice(next));
}

/** The lines after the last occurrence of `marker`; all of them where it is gone or was never set. */
export function linesAfter(lines: readonly string[], marker: string | undefined): readonly string[] {
  return marker === undefined ? lines : lines.slice(lines.lastIndexOf(marker) + 1);
}
