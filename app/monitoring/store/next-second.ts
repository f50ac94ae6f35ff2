/** Milliseconds to the next full second: what is shown and its clock change together, and the page is laid out once. */
export function untilNextSecond(now: number): number {
  return 1000 - (now % 1000);
}
