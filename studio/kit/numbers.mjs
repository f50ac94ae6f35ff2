// Numbers: a seeded random source, ranges, and the arithmetic that every drawing needs.

/** Returns random numbers in [0, 1) that are the same for the same seed on every machine (mulberry32). */
export const rng = (seed) => () => {
  seed |= 0;
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Returns a coordinate as it is written into the SVG: two decimals, because more only make it longer. */
export const f = (n) => Math.round(n * 100) / 100;

/** Returns [0, 1, … n - 1]. */
export const range = (n) => Array.from({ length: n }, (_, i) => i);

export const lerp = (a, b, t) => a + (b - a) * t;

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
