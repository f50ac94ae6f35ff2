import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, P, path, rect } from '../../kit/shapes.mjs';

/** Returns how far the road has swung from the axis at depth z, metres. */
export const bend = (z) => {
  const t = Math.log(z / 2.4) / Math.log(70 / 2.4);
  return z * 0.17 * Math.sin(t * 2 * Math.PI) * (1 - t);
};

/** Draws the road up to the gate. */
export function windingRoad(S, p, cam, tones) {
  const zs = range(70).map((i) => 2.4 * (70 / 2.4) ** (i / 69));
  const ribbon = (a, b) =>
    P([
      ...zs.map((z) => cam.at(bend(z) + a, 0, z)),
      ...zs
        .slice()
        .reverse()
        .map((z) => cam.at(bend(z) + b, 0, z)),
    ]);
  const surface = ribbon(-1.15, 1.15);
  const tone = mix(p.base, p.sky[2], 0.3);
  let o =
    path(ribbon(-1.55, 1.55), mix(p.leafm, tones.deep, 0.35)) +
    path(surface, tone) +
    S.shade(surface, p.dark, 0, 0.6, [0, 0.2, 0, 1], 'b') +
    S.shade(surface, p.lite, 0.9, 0, [0, 0, 0, 0.4]);
  for (const s of [-1, 1]) o += path(ribbon(s * 1.15, s * 1.08), p.lite);
  for (let z = 2.9; z < 40; z *= 1.19) {
    const q = z * 1.09;
    o += path(
      P([
        cam.at(bend(z) - 0.045, 0, z),
        cam.at(bend(z) + 0.045, 0, z),
        cam.at(bend(q) + 0.045, 0, q),
        cam.at(bend(q) - 0.045, 0, q),
      ]),
      p.gold,
    );
  }
  return o;
}

/** Draws a milestone beside the road. */
export function milestone(S, p, cam, z) {
  const [x, y] = cam.at(bend(z) + 1.42, 0, z);
  const k = cam.scale(z) * 0.2;
  const d = `M${f(x - k * 0.6)} ${f(y)}V${f(y - k * 1.5)}Q${f(x)} ${f(y - k * 2.3)} ${f(x + k * 0.6)} ${f(y - k * 1.5)}V${f(y)}Z`;
  return (
    ellipse(x + k * 0.4, y, k * 1.1, k * 0.16, p.leaf, 'opacity=".5"') +
    path(d, p.lite) +
    S.inside(d, rect(x - k, y - k * 2.4, k * 2, k * 1.15, p.gold)) +
    S.shade(d, p.dark, 0, 0.8, [0.3, 0, 1, 0])
  );
}
