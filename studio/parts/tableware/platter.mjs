import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, path } from '../../kit/shapes.mjs';
import { castShadow } from './inlaid-table.mjs';
import { mintLeaf, scatter, TOPPINGS } from './toppings.mjs';

const MENUS = {
  feast: [
    { sauce: '#b23a1e', dark: '#6d1c12', top: 'paneer' },
    { sauce: '#e2a11f', dark: '#9a5a12', top: 'dal' },
    { sauce: '#3f6b34', dark: '#1f3d22', top: 'cream' },
    { sauce: '#fbf1dc', dark: '#c9a77c', top: 'raita' },
    { sauce: '#7d2c18', dark: '#43130e', top: 'beans' },
    { sauce: '#f3c04a', dark: '#b06f1d', top: 'kheer' },
    { sauce: '#d8602a', dark: '#8b2f15', top: 'jamun' },
    { sauce: '#8fa53a', dark: '#4c5d1e', top: 'chutney' },
  ],
  sweets: [
    { sauce: '#f7e6c4', dark: '#c9a26a', top: 'kheer' },
    { sauce: '#c8662a', dark: '#7a2f12', top: 'jamun' },
    { sauce: '#f2d9e0', dark: '#b97f90', top: 'kheer' },
    { sauce: '#e9a23a', dark: '#9a5a12', top: 'jamun' },
    { sauce: '#dfe8c0', dark: '#8fa063', top: 'paneer' },
    { sauce: '#fbf1dc', dark: '#c9a77c', top: 'kheer' },
    { sauce: '#f0b24a', dark: '#a8641a', top: 'dal' },
    { sauce: '#8a4a2a', dark: '#4a1f10', top: 'paneer' },
  ],
};

/**
 * Draws a platter of bowls round a heap of rice: b the tones of its metal, `menu` 'feast' or 'sweets', `turn` deals the
 * dishes.
 */
export function platter(S, p, b, cx, cy, R, { turn = 0, bowls = 8, menu = 'feast' } = {}) {
  const rim = oval(cx, cy, R);
  const well = oval(cx, cy, R * 0.93);
  let o =
    castShadow(p, cx, cy, R, 0.07) +
    path(rim, b.base) +
    S.shade(rim, b.dark, 0, 0.8, [0.3, 0.25, 1, 0.9]) +
    S.shade(rim, b.lite, 0.95, 0, [0, 0.05, 0.5, 0.45]) +
    line(rim, b.lite, 2.2);
  o +=
    path(well, mix(b.base, b.deep, 0.38)) +
    S.shade(well, b.dark, 0.75, 0, [0, 0.05, 0.62, 0.6]) +
    S.shade(well, b.lite, 0, 0.55, [0.35, 0.35, 1, 0.95]) +
    line(well, b.dark, 2, 'opacity=".6"');
  for (const i of range(72)) {
    const a = (i * Math.PI) / 36;
    o += circle(cx + Math.cos(a) * R * 0.965, cy + Math.sin(a) * R * 0.965, R * 0.011, b.lite, 'opacity=".85"');
  }
  for (const r of [0.9, 0.36, 0.345])
    o += circle(cx, cy, R * r, 'none', `stroke="${b.lite}" stroke-width="1.3" opacity=".6"`);
  o +=
    petalRing(cx, cy, R * 0.365, 24, R * 0.07, R * 0.03, mix(b.deep, b.dark, 0.25)) +
    petalRing(cx, cy, R * 0.86, 64, R * -0.05, R * 0.02, mix(b.deep, b.dark, 0.25));
  for (const i of range(bowls)) {
    const a = ((i + 0.5) * 2 * Math.PI) / bowls - Math.PI / 2;
    const size = bowls > 6 ? 0.225 : 0.262;
    const dish = MENUS[menu][(i + turn) % 8];
    o += katori(S, p, b, cx + Math.cos(a) * R * 0.655, cy + Math.sin(a) * R * 0.655, R * size, dish, i + turn * 11);
  }
  return o + rice(S, p, cx, cy, R * 0.3);
}

function katori(S, p, b, x, y, r, dish, seed) {
  const rim = oval(x, y, r);
  const inside = oval(x, y, r * 0.88);
  const food = oval(x + r * 0.015, y + r * 0.03, r * 0.8);
  let o =
    castShadow(p, x, y, r, 0.13) +
    path(rim, b.base) +
    S.shade(rim, b.dark, 0, 0.9, [0.3, 0.3, 1, 0.9]) +
    S.shade(rim, b.lite, 1, 0, [0, 0, 0.5, 0.5]) +
    line(rim, b.lite, 1.6);
  o +=
    path(inside, b.deep) +
    S.shade(inside, b.dark, 0.9, 0, [0.05, 0.05, 0.7, 0.7]) +
    S.shade(inside, b.lite, 0, 0.6, [0.5, 0.5, 1, 1]);
  o +=
    path(food, dish.sauce) +
    S.shade(food, dish.dark, 0.75, 0, [0.05, 0.05, 0.6, 0.6]) +
    S.shade(food, mix(dish.sauce, '#fff2c8', 0.6), 0, 0.6, [0.45, 0.45, 1, 1]);
  return o + S.inside(food, TOPPINGS[dish.top](S, x, y, r * 0.8, rng(seed + 5)));
}

function rice(S, _p, x, y, r) {
  const d = oval(x, y, r);
  const q = rng(9);
  let o =
    circle(x + r * 0.1, y + r * 0.12, r, '#6b3413', 'opacity=".5"') +
    path(d, '#fff4da') +
    S.shade(d, '#b9803c', 0, 0.85, [0.35, 0.35, 1, 1]);
  o += S.inside(
    d,
    scatter(q, 210, r * 0.96)
      .map(([u, v], i) =>
        group(
          ellipse(0, 0, r * 0.075, r * 0.02, ['#ffffff', '#f7e2b4', '#f2b23c', '#fff8e6'][i % 4]),
          `transform="translate(${f(x + u)} ${f(y + v)}) rotate(${f(q() * 180)})"`,
        ),
      )
      .join(''),
  );
  return (
    o +
    range(9)
      .map((i) => {
        const a = i * 0.7;
        return ellipse(
          x + Math.cos(a) * r * 0.5,
          y + Math.sin(a) * r * 0.5,
          r * 0.05,
          r * 0.04,
          i % 2 ? '#8a3a1c' : '#d8872c',
        );
      })
      .join('') +
    [-20, 70, 160, 250].map((a) => mintLeaf(x, y, r * 0.38, a)).join('') +
    circle(x, y, r * 0.09, '#d6362a')
  );
}
