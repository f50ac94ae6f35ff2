/** Formats a moment for file names, "2026-11-21T20-30-00Z", so that they sort by time on every system. */
export function fileTime(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}
