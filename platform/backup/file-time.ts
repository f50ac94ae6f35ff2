/** A moment as file names have it, "2026-11-21T20-30-00Z": they sort by it, on every system. */
export function fileTime(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}
