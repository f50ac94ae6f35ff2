const INTERVAL_MS = 60_000;

/** Reports at once, then at most once a minute: a database that is away fails every poll of every worker. */
export function seldom(report: (error: Error) => void): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + INTERVAL_MS;
    report(error);
  };
}
