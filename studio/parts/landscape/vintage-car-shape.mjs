// The measures and tones of a motor car of the thirties.

/** Tones of the lacquer, the darker wings, the chrome, and the lamplit leather. */
export const PAINT = {
  body: '#1f5560',
  dark: '#0d2440',
  wing: '#142a48',
  chrome: '#f6dcb4',
  inside: '#b5593a',
  dusk: '#c8808a',
};
/** Metres: how wide the body is, and how far a wing stands out from it. */
export const [WIDE, OUT] = [1.5, 0.26];

// Outlines in metres: along the car from its tail, and up from the ground.
export const BODY = [
  [0.3, 0.42],
  [0.12, 0.62],
  [0.16, 0.92],
  [0.42, 1.22],
  [0.68, 1.52],
  [1.05, 1.68],
  [1.7, 1.74],
  [2.4, 1.72],
  [2.72, 1.62],
  [2.92, 1.2],
  [3.2, 1.14],
  [4.2, 1.06],
  [4.42, 0.96],
  [4.46, 0.46],
];
export const REAR_WING = [
  [-0.02, 0.3],
  [0.14, 0.68],
  [0.62, 0.92],
  [1.02, 0.96],
  [1.36, 0.8],
  [1.6, 0.5],
  [1.78, 0.34],
];
export const FRONT_WING = [
  [2.7, 0.34],
  [3.1, 0.5],
  [3.4, 0.8],
  [3.8, 0.94],
  [4.25, 0.86],
  [4.55, 0.6],
  [4.6, 0.4],
];
export const WHEELS = [0.98, 3.86];

/** Returns how far the side of the body leans in at a height: the cabin is narrower at the roof. */
export const lean = (y) => Math.max(0, y - 1.08) * 0.38;

/** Returns where the tail is, along the car, at a height: what is fixed to it follows its curve. */
export function tailAt(y) {
  const i = BODY.slice(0, 6).findIndex((p) => p[1] >= y);
  const [[u0, y0], [u1, y1]] = [BODY[i - 1], BODY[i]];
  return u0 + ((u1 - u0) * (y - y0)) / (y1 - y0) - 0.04;
}
