/** Returns the pattern with which `ilike` finds this text anywhere. Its special characters are escaped. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
