const randomLength = 9;

/** Returns "session-{milliseconds}-{nine random characters of base 36}". */
export function sessionId(now: number, random = Math.random): string {
  const characters = Array.from({ length: randomLength }, () => Math.floor(random() * 36).toString(36));
  return `session-${now}-${characters.join('')}`;
}
