const letters = 9;

/** "session-{milliseconds}-{nine random characters of base 36}" (facts, "Monitoring constants"). */
export function sessionId(now: number, random = Math.random): string {
  const characters = Array.from({ length: letters }, () => Math.floor(random() * 36).toString(36));
  return `session-${now}-${characters.join('')}`;
}
