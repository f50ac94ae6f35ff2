import type { LogEntry, LogLevel } from './log-entry.ts';

/** The choices of the level filter, in their order. */
export const levelChoices = [
  { value: 'all', label: 'All Levels' },
  { value: 'error', label: 'Errors Only' },
  { value: 'warn', label: 'Warnings Only' },
  { value: 'info', label: 'Info Only' },
] as const satisfies { value: LogLevel | 'all'; label: string }[];

export type LevelChoice = (typeof levelChoices)[number]['value'];

/** Returns the entries of a level whose message or timestamp contains the words, in any case. */
export function filterEntries(
  entries: readonly LogEntry[],
  { level, words }: { level: LevelChoice; words: string },
): readonly LogEntry[] {
  const wanted = words.trim().toLowerCase();
  if (level === 'all' && !wanted) return entries;
  return entries.filter(
    (entry) =>
      (level === 'all' || entry.level === level) &&
      (entry.message.toLowerCase().includes(wanted) || entry.timestamp.toLowerCase().includes(wanted)),
  );
}
