/**
 * Returns the milliseconds to the next full second. The snapshot and the clock change together then, and the page is
 * laid out once.
 */
export function untilNextSecond(now: number): number {
  return 1000 - (now % 1000);
}
