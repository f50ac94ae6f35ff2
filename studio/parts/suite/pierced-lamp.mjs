import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

/** Draws the light that falls through the holes of the lamp on the wall: spots that grow with their distance. */
export function lampPattern(S, [x, y], clip) {
  const rings = range(11).flatMap((ring) => {
    const r = 128 * 1.2 ** ring;
    const n = 26;
    const tone = mix('#ffd690', '#f0807c', ring / 10);
    return range(n).map((i) => {
      const angle = ((i + (ring % 2) * 0.5) / n) * Math.PI * 2;
      const [px, py] = [x + r * Math.cos(angle), y + r * Math.sin(angle)];
      const k = r * 0.042;
      const spot =
        ring % 2
          ? circle(0, 0, f(k * 0.6), tone)
          : path(
              `M${f(-k * 1.5)} 0Q${f(-k * 0.3)} ${f(-k)} ${f(k * 1.5)} 0Q${f(-k * 0.3)} ${f(k)} ${f(-k * 1.5)} 0Z`,
              tone,
            );
      const turn = f((angle * 180) / Math.PI);
      const faded = f(0.95 * 0.91 ** ring);
      return group(spot, `transform="translate(${f(px)} ${f(py)}) rotate(${turn})" opacity="${faded}"`);
    });
  });
  return S.inside(clip, rings.join(''));
}

/** Draws the lamp of pierced brass, its foot on x, y and `h` tall, light in all its holes. */
export function piercedLamp(S, x, y, h) {
  const r = h * 0.33;
  const cy = y - h * 0.52;
  const globe =
    `M${f(x - r * 0.4)} ${f(cy + r)}` +
    `C${f(x - r * 1.4)} ${f(cy + r * 0.5)} ${f(x - r * 1.2)} ${f(cy - r * 0.9)} ${f(x - r * 0.3)} ${f(cy - r * 1.1)}` +
    `Q${f(x)} ${f(cy - r * 1.3)} ${f(x)} ${f(cy - r * 1.7)}` +
    `Q${f(x)} ${f(cy - r * 1.3)} ${f(x + r * 0.3)} ${f(cy - r * 1.1)}` +
    `C${f(x + r * 1.2)} ${f(cy - r * 0.9)} ${f(x + r * 1.4)} ${f(cy + r * 0.5)} ${f(x + r * 0.4)} ${f(cy + r)}Z`;
  const holes = range(6).flatMap((row) =>
    range(7).map((i) => {
      const v = -0.78 + row * 0.3;
      const wide = Math.sqrt(1 - v * v * 0.8);
      const u = Math.sin(((i + (row % 2) * 0.5) / 6.5 - 0.5) * 2.7) * wide;
      return ellipse(x + u * r, cy + v * r, r * 0.1 * (1.15 - Math.abs(u) * 0.6), r * 0.125, '#fffbe0');
    }),
  );
  return (
    S.glow(x, cy, h * 1.25, '#ffb65a', 0.9) +
    ellipse(x, y, r * 0.8, r * 0.2, '#8a5222') +
    path(
      `M${f(x - r * 0.7)} ${f(y)}Q${f(x - r * 0.1)} ${f(y - r * 0.2)} ${f(x - r * 0.2)} ${f(cy + r)}` +
        `H${f(x + r * 0.2)}Q${f(x + r * 0.1)} ${f(y - r * 0.2)} ${f(x + r * 0.7)} ${f(y)}Z`,
      '#d0913c',
    ) +
    path(globe, '#cc7c22') +
    S.shade(globe, '#5a2418', 0, 0.5, [0.5, 0.4, 0, 0.9]) +
    S.inside(globe, holes.join('')) +
    line(globe, '#ffe0a0', 3) +
    S.glow(x, cy, r * 1.4, '#fff0b8', 0.75) +
    circle(x, cy - r * 1.72, r * 0.1, '#ffe0a0')
  );
}
