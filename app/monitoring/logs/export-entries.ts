import type { LogEntry } from './log-entry.ts';

/** Downloads the lines as a text file, unchanged. */
export function exportEntries(entries: readonly LogEntry[], now = new Date()): void {
  const text = entries.map(({ raw }) => `${raw}\n`).join('');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `system-logs-${now.toISOString().replaceAll(':', '-')}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
