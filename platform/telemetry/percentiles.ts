/**
 * There are four buckets to an octave, each a fixed factor larger than the one before, from 1/16 to 131,072, so a
 * percentile is right to within a tenth.
 */
const perOctave = 4;
const smallest = 1 / 16;
export const bucketCount = 21 * perOctave;

/** The largest value of each bucket. The last bucket also holds what is larger. */
export const bucketEnds = Array.from({ length: bucketCount }, (_, index) => smallest * 2 ** (index / perOctave));

/** Returns the bucket that a value belongs to, from 0. */
export function bucketOf(value: number): number {
  const index = value > smallest ? Math.ceil(Math.log2(value / smallest) * perOctave) : 0;
  return Math.min(index, bucketCount - 1);
}

/** Returns the value that this share of all values do not exceed, by the count of each bucket; null without values. */
export function percentile(counts: ArrayLike<number>, share: number): number | null {
  let total = 0;
  for (let index = 0; index < counts.length; index += 1) total += counts[index] ?? 0;
  if (total === 0) return null;
  const wanted = Math.max(1, Math.ceil(total * share));
  let below = 0;
  for (let index = 0; index < counts.length; index += 1) {
    const here = counts[index] ?? 0;
    if (below + here >= wanted) {
      const upper = bucketEnds[index] ?? 0;
      const lower = bucketEnds[index - 1] ?? 0;
      // The values of a bucket are assumed to be at equal distances within it.
      return lower + ((upper - lower) * (wanted - below - 0.5)) / here;
    }
    below += here;
  }
  return null;
}
