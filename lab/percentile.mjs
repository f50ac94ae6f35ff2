/** Returns the figure below which this share of all lies, from 0 to 1; undefined if there are none. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Returns the middle one of the figures in order, the upper of two; undefined if there are none. */
export const median = (values) => percentile(values, 0.5);
