/** What `ilike` finds this text by wherever it stands; its own special characters stand for themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
