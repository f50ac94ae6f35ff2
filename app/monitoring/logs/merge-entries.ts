import type { LogEntry } from './log-entry.ts';

/** Merges two logs, the oldest line first. Each keeps its own order, and a line without a time follows the one before it. */
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

/**
 * Returns the entries after `seen`. If `seen` no longer exists, or another replica answers that never had it, it
 * returns those with a later time.
 */
export function entriesSince(entries: readonly LogEntry[], seen: LogEntry | undefined): readonly LogEntry[] {
  if (!seen) return entries;
  const place = entries.findLastIndex(({ raw }) => raw === seen.raw);
  if (place >= 0) return entries.slice(place + 1);
  const next = entries.findIndex(({ at = 0 }) => at > (seen.at ?? 0));
  return next < 0 ? [] : entries.slice(next);
}
