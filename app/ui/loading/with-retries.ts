/** The milliseconds before each further try. */
const pauses = [500, 1_000, 2_000, 4_000];

/** Does what may fail for a moment, up to five times within eight seconds. The last failure is thrown. */
export async function withRetries<Result>(attempt: (tries: number) => Promise<Result>): Promise<Result> {
  for (const [tries, pause] of pauses.entries()) {
    try {
      return await attempt(tries);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt(pauses.length);
}
