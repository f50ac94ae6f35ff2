// emblem: a sign in one disc over still water - what each brand builds.
import { mix } from '../../kit/colour.mjs';
import { GARLANDS, petalRing } from '../../kit/nature/flowers.mjs';
import { sunRays } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, fade, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { glassDome } from '../../parts/buildings/glass-dome.mjs';
import { glassTower } from '../../parts/buildings/glass-tower.mjs';
import { palaceFront } from '../../parts/buildings/palace-front.mjs';
import { mandapPavilion } from '../../parts/ceremonies/mandap-pavilion.mjs';

/** Draws lines of still water over the lower part of the disc. */
function water(S, p, cx, cy, r) {
  const top = cy + r * 0.4;
  const half = Math.sqrt(r * r - (top - cy) ** 2);
  const d = `M${f(cx - half)} ${f(top)}A${r} ${r} 0 0 0 ${f(cx + half)} ${f(top)}Z`;
  const ripples = range(7)
    .map((i) => `M${f(cx - half * (0.8 - i * 0.09))} ${f(top + 26 + i * 26)}h${f(half * 2 * (0.8 - i * 0.09))}`)
    .join('');
  return (
    path(d, '#2b6f86') +
    S.shade(d, '#0d2c44', 0, 0.85, [0, 0, 0, 1]) +
    line(ripples, p.lite, 3, 'opacity=".5" stroke-dasharray="90 34 40 22"')
  );
}

const scaled = (inner, x, y, k) =>
  group(inner, `transform="translate(${f(x * (1 - k))} ${f(y * (1 - k))}) scale(${k})"`);

// offset from the axis, width, height, outline
const TOWERS = [
  [-212, 96, 300, 'slant'],
  [206, 100, 340, 'step'],
  [-98, 112, 430, 'sail'],
  [96, 108, 390, 'slab'],
  [0, 124, 500, 'step'],
];

/** What stands on the water's edge at cx, y. */
const SIGNS = {
  palace: (S, p, cx, y) => scaled(palaceFront(S, p, cx, y, { wings: 2, cypresses: 0 }), cx, y, 0.62),
  towers: (S, p, cx, y) =>
    TOWERS.map(([dx, w, h, kind]) => glassTower(S, p, cx + dx, y, w, h, kind, dx > 0 ? -1 : 1)).join(''),
  mandap: (S, p, cx, y) => scaled(mandapPavilion(S, p, cx, y, { garland: GARLANDS.rose }), cx, y, 0.62),
  dome: (S, p, cx, y) => scaled(glassDome(S, p, cx, y), cx, y, 0.78),
};

/** `sign` one of SIGNS: 'palace', 'towers', 'mandap' or 'dome'; `petals` the colour of the ring. */
export function emblem({ sign = 'palace', petals, ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 7, ...options });
  const p = S.pal;
  const { W, H, cx } = S;
  const cy = H * 0.5;
  const r = 380;
  const disc = oval(cx, cy, r);
  const deep = mix(p.sky[0], p.frame, 0.4);
  const drawn = SIGNS[sign](S, p, cx, cy + r * 0.4);
  S.add(
    rect(0, 0, W, H, deep),
    fade(sunRays(S, p, cx, cy - 60, 48), 0.75),
    S.pool(`M0 0H${W}V${H}H0Z`, cx, cy, 700, p.sky[1], 0.8),
    petalRing(cx, cy, r + 6, 36, 110, 34, petals ?? mix(p.leafm, p.sky[2], 0.45)),
    petalRing(cx, cy, r + 12, 36, 62, 15, p.gold, Math.PI / 36),
    circle(cx, cy, r, p.sky[4]),
    S.inside(disc, fade(sunRays(S, p, cx, cy - 60, 32), 0.9)),
    S.shade(disc, p.sky[3], 0.2, 0.8, [0, 0, 0, 1]),
    circle(cx, cy - 60, 168, p.sun),
    S.shade(oval(cx, cy - 60, 168), p.gold, 0, 0.9, [0, 0.2, 0, 1]),
    S.inside(disc, drawn),
    S.inside(disc, water(S, p, cx, cy, r)),
  );
  for (const [ring, w] of [
    [r, 7],
    [r + 128, 2.4],
    [r + 138, 1.2],
  ])
    S.add(circle(cx, cy, ring, 'none', `stroke="${p.gold}" stroke-width="${w}"`));
  return finish(S, options.framed);
}
