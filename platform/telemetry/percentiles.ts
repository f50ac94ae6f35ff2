/** Buckets of equal ratio, four to an octave, from 1/16 to 131,072: a percentile is right to within a tenth. */
const perOctave = 4;
const smallest = 1 / 16;
const bucketCount = 21 * perOctave;

/** The largest value of each bucket; of the last one only in name. */
export const bucketEnds = Array.from({ length: bucketCount }, (_, index) => smallest * 2 ** (index / perOctave));

/** Values and how often each came, within the precision of the buckets. Milliseconds, or a CLS times 1000. */
export class Buckets {
  readonly counts = new Uint32Array(bucketCount);
  hits = 0;
  errors = 0;

  add(value: number, isError = false): void {
    const index = value > smallest ? Math.ceil(Math.log2(value / smallest) * perOctave) : 0;
    const place = index < bucketCount ? index : bucketCount - 1;
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.hits += 1;
    if (isError) this.errors += 1;
  }

  /** Without the empty ones at the end: as a row keeps them. */
  trimmed(): number[] {
    return [...this.counts.subarray(0, this.counts.findLastIndex((count) => count > 0) + 1)];
  }
}

/** The value that this share of all values do not exceed; null without values. */
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
      // As if the values of a bucket stood in it at equal distances.
      return lower + ((upper - lower) * (wanted - below - 0.5)) / here;
    }
    below += here;
  }
  return null;
}
