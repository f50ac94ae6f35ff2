/**
 * Limits are counted in windows of time that begin at whole multiples of their length. Returns a function that does the
 * work of a test, and does it again from nothing if a new window began meanwhile.
 * @param windowMs milliseconds of a window
 * @param reset forgets all that was counted, before each try
 */
export function withinWindowsOf(windowMs: number, reset: () => Promise<unknown>) {
  const window = () => Math.floor(Date.now() / windowMs);
  return async function withinOneWindow<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      const begun = window();
      await reset();
      const [outcome] = await Promise.allSettled([work()]);
      if (window() !== begun) continue;
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
  };
}
