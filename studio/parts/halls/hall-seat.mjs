import { mix } from '../../kit/colour.mjs';
import { f } from '../../kit/numbers.mjs';
import { line, path, rect } from '../../kit/shapes.mjs';

/** Draws an upholstered chair from behind; t is 0 in the first row, 1 in the last. */
export function hallSeat(S, p, cam, x, z, t, tone) {
  const k = cam.scale(z);
  const [a, b] = cam.at(x, 0, z);
  const w = k * 0.27;
  const top = b - k * 1.02;
  const low = b - k * 0.44;
  const velvet = mix(mix(tone.velvet ?? p.sky[1], p.sky[3], 0.35 * (1 - t)), tone.deep, 0.12 + 0.3 * t);
  const back = `M${f(a - w * 0.92)} ${f(low)}L${f(a - w)} ${f(top + w * 0.5)}Q${f(a - w)} ${f(top)} ${f(a - w * 0.5)} ${f(top)}H${f(a + w * 0.5)}Q${f(a + w)} ${f(top)} ${f(a + w)} ${f(top + w * 0.5)}L${f(a + w * 0.92)} ${f(low)}Z`;
  const rim =
    t > 0.45
      ? S.shade(back, p.lit.mid, 0.75, 0, [0, 0, 0, 0.42]) + S.shade(back, tone.deep, 0, 0.8, [0.2, 0.1, 1, 0.8])
      : '';
  return (
    line(
      `M${f(a - w * 0.8)} ${f(low)}V${f(b)}M${f(a + w * 0.8)} ${f(low)}V${f(b)}`,
      mix(p.gold, tone.deep, 0.3),
      Math.max(1.4, k * 0.022),
    ) +
    path(back, velvet) +
    rim +
    line(
      `M${f(a - w)} ${f(top + w * 0.5)}Q${f(a - w)} ${f(top)} ${f(a - w * 0.5)} ${f(top)}H${f(a + w * 0.5)}Q${f(a + w)} ${f(top)} ${f(a + w)} ${f(top + w * 0.5)}`,
      p.gold,
      Math.max(1.3, k * 0.016),
    ) +
    rect(a - w * 1.02, low - 1, w * 2.04, k * 0.1, mix(velvet, tone.deep, 0.4), `rx="${f(k * 0.04)}"`)
  );
}
