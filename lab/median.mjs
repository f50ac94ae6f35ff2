/** Returns the middle one of the figures in order, the upper of two; undefined if there are none. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
