import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, group, path } from '../../kit/shapes.mjs';
import { ARM, FINGERS, fingerPath, PALM, THUMB } from './hand-shape.mjs';
import { armHenna, fingerHenna, palmHenna } from './henna.mjs';

/** Draws a right hand, palm out, wrist at the origin, with henna and bangles; c its tones. */
export function hand(S, p, c) {
  const all = [...FINGERS, THUMB];
  const parts = [ARM, PALM, ...all.map((q) => fingerPath(q))];
  let o = group(parts.map((d) => path(d, c.shade)).join(''), 'transform="translate(14 12)" opacity=".4"'); // cast shadow
  o +=
    parts.map((d) => path(d, p.gold, `stroke="${p.gold}" stroke-width="9" stroke-linejoin="round"`)).join('') +
    parts.map((d) => path(d, c.skin)).join('');
  o +=
    S.shade(ARM, c.shade, 0.1, 0.85, [0, 0, 1, 0]) +
    S.shade(PALM, c.shade, 0, 0.6, [0.4, 0.2, 1, 0.6]) +
    S.shade(PALM, c.lite, 0.8, 0, [0, 0, 0.5, 0.4]);
  for (const q of all) {
    const d = fingerPath(q);
    o += S.shade(d, c.shade, 0, 0.8, [0.35, 0, 1, 0.1]) + S.shade(d, c.lite, 0.7, 0, [0, 0, 0.5, 0]);
  }
  o +=
    FINGERS.map((q) => fingerHenna(S, q, c)).join('') +
    fingerHenna(S, THUMB, c) +
    palmHenna(S, c) +
    armHenna(S, c) +
    bangles(S, p);
  return o;
}

function bangles(S, p) {
  const stack = [
    [118, p.gold, 15],
    [136, '#8c1f3a', 11],
    [150, p.gold, 8],
    [162, '#0f6a5a', 11],
    [176, p.gold, 8],
    [188, '#8c1f3a', 11],
    [206, p.gold, 17],
  ];
  return stack
    .map(([y, c, w]) => {
      const e = lerp(64, 94, (y - 30) / 390) + 12;
      const d = `M${f(-e)} ${y - w * 0.5}Q0 ${y + 22 - w * 0.5} ${f(e)} ${y - w * 0.5}V${y + w * 0.5}Q0 ${y + 22 + w * 0.5} ${f(-e)} ${y + w * 0.5}Z`;
      const beads =
        w > 12
          ? range(13)
              .map((i) => {
                const t = i / 12;
                const x = lerp(-e, e, t) * 0.94;
                return circle(x, y + 11 * (1 - (x / e) ** 2), 3.4, '#fff1c4');
              })
              .join('')
          : '';
      return (
        path(d, c) +
        S.shade(d, '#3a1020', 0, 0.85, [0.3, 0, 1, 0]) +
        S.shade(d, '#fff1c4', 0.8, 0, [0.1, 0, 0.45, 0]) +
        beads
      );
    })
    .join('');
}
