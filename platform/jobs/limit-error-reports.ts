const INTERVAL_MS = 60_000;

/** Reports the first error at once, then one a minute at most: while the database is away, every poll fails. */
export function limitErrorReports(report: (error: Error) => void): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + INTERVAL_MS;
    report(error);
  };
}
