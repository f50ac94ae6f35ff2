// medallion: a sitter on an ornamented disc; no portrait is of a real person.

import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { flower, GARLANDS, petalRing } from '../../kit/nature/flowers.mjs';
import { sunRays } from '../../kit/nature/sky.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle, fade, group, oval, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bust } from '../../parts/people/bust.mjs';

/** What surrounds the disc, from its rim at radius 330 outwards. */
const RINGS = {
  lotus: (p, x, y) =>
    petalRing(x, y, 338, 24, 150, 50, mix(p.sky[2], p.sky[3], 0.5)) +
    petalRing(x, y, 338, 24, 92, 26, p.gold, Math.PI / 24) +
    petalRing(x, y, 330, 48, 40, 11, p.lite),
  sun: (p, x, y) => petalRing(x, y, 350, 32, 150, 15, p.gold) + petalRing(x, y, 350, 32, 84, 15, p.lite, Math.PI / 32),
  leaves: (p, x, y) =>
    petalRing(x, y, 340, 30, 120, 34, mix(p.leafm, p.sky[2], 0.4)) +
    petalRing(x, y, 352, 30, 66, 15, mix(p.gold, p.leafm, 0.2), Math.PI / 30),
  garland: (_, x, y) => blossoms(x, y, 392, 48, 27, GARLANDS.marigold) + blossoms(x, y, 344, 42, 13, GARLANDS.jasmine),
  roses: (p, x, y) => blossoms(x, y, 388, 40, 30, GARLANDS.rose) + petalRing(x, y, 424, 40, 46, 13, p.gold),
  jasmine: (p, x, y) =>
    blossoms(x, y, 366, 56, 18, GARLANDS.jasmine) + petalRing(x, y, 394, 28, 92, 28, mix(p.leafm, p.sky[2], 0.3)),
  stars: (p, x, y) =>
    range(4)
      .map((i) =>
        petalRing(
          x,
          y,
          344 + i * 34,
          20,
          54,
          18,
          i % 2 ? p.gold : mix(p.sky[2], p.lite, 0.2),
          i % 2 ? Math.PI / 20 : 0,
        ),
      )
      .join(''),
};

function blossoms(cx, cy, radius, count, size, garland) {
  return range(count)
    .map((i) => {
      const a = (i * 2 * Math.PI) / count;
      const [petal, heart] = i % 4 ? (i % 2 ? garland.main : garland.turn) : garland.accent;
      return flower(cx + Math.cos(a) * radius, cy + Math.sin(a) * radius, size, petal, heart);
    })
    .join('');
}

/** `ring` one of lotus, sun, leaves, garland, roses, jasmine or stars about the disc; `sitter` as `bust` draws it. */
export function medallion({ ring = 'lotus', sitter, ...options } = {}) {
  const S = stage({ pal: 'dusk', seed: 11, ...options, format: 'portrait' });
  const p = S.pal;
  const { W, H, cx } = S;
  const cy = H * 0.5;
  const whole = `M0 0H${W}V${H}H0Z`;
  const deep = mix(p.sky[0], p.frame, 0.45);
  const stops = [
    [0, p.sky[1]],
    [1, deep],
  ];
  S.add(
    rect(0, 0, W, H, S.rad(stops, cx, cy, 900, 'gradientUnits="userSpaceOnUse"')),
    fade(sunRays(S, p, cx, cy, 40), 0.8),
    fade(hexJaali(0, 0, W, H, 96, p.gold, 1.4), 0.16),
    S.pool(whole, cx, cy, 640, p.sky[3], 0.4),
    group(
      RINGS[ring](p, cx, cy) +
        circle(cx, cy, 330, deep) +
        S.pool(oval(cx, cy, 330), cx - 90, cy - 130, 420, p.sky[2], 0.85) +
        S.glow(cx, cy, 300, p.lit.mid, 0.28) +
        bust(S, cx, cy, sitter) +
        circle(cx, cy, 330, 'none', `stroke="${p.gold}" stroke-width="5"`),
      `transform="translate(${cx} ${cy}) scale(1.4) translate(${-cx} ${-cy})"`,
    ),
  );
  return finish(S, options.framed);
}
