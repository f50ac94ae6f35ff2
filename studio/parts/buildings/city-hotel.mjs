import { arcade, litArch } from '../../kit/architecture/arcades.mjs';
import { archPath } from '../../kit/architecture/arches.mjs';
import { chhatri } from '../../kit/architecture/domes.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, rng } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { glassTower } from './glass-tower.mjs';

function litWall(S, p, d, [x0, x1], [y0, y1], seed, share = 0.34) {
  const r = rng(seed);
  let joints = '';
  let rooms = '';
  for (let v = y0 + 10; v < y1; v += 19) {
    joints += `M${f(x0)} ${f(v)}H${f(x1)}`;
    for (let u = x0 + 5; u < x1 - 8; u += 15) if (r() < share) rooms += `M${f(u)} ${f(v + 4)}h11v12h-11Z`;
  }
  const wall =
    line(joints, mix(p.sky[0], p.dark, 0.4), 1.2, 'opacity=".5"') +
    path(rooms, p.lit.mid) +
    path(rooms, p.lit.hi, 'opacity=".4"');
  return S.inside(d, wall);
}

function lattice(S, p, d, cx, half, top, low) {
  const light = S.lin([
    [0, p.lit.deep],
    [0.4, p.lit.mid],
    [1, p.lit.hi],
  ]);
  return (
    path(d, light) +
    S.shade(d, p.lit.deep, 0.9, 0, [0, 0, 0.9, 0.4], 'b') +
    S.inside(d, group(hexJaali(cx - half, top, cx + half, low, 32, p.lit.hi, 1.8), 'opacity=".6"')) +
    line(d, p.gold, 3)
  );
}

function podium(S, p, cx, y, half) {
  const c = stone(p);
  const body = box(cx - half, y, cx + half, y - 150);
  const sides = [-1, 1].map(
    (s) =>
      litArch(S, cx + s * 132, y, 68, 52, 40, c, p.lit, { lamp: false }) +
      chhatri(S, cx + s * (half - 24), y - 158, 54, c, p.lit.mid),
  );
  return (
    S.form(body, c, { dark: 0.85 }) +
    rect(cx - half - 8, y - 158, 2 * half + 16, 10, c.lite) +
    rect(cx - half - 8, y - 148, 2 * half + 16, 2, c.gold) +
    merlons(cx - half, cx + half, y - 158, 17, c.base) +
    litArch(S, cx, y, 104, 62, 58, c, p.lit, { cusps: 5 }) +
    sides.join('')
  );
}

// one tall slab with a pointed crown and a lit lattice up its middle
function crown(S, p, cx, y) {
  const [w, h] = [116, 640];
  const body = `M${cx - w} ${y}V${y - h + 150}Q${cx - w} ${y - h + 40} ${cx} ${y - h - 40}Q${cx + w} ${y - h + 40} ${cx + w} ${y - h + 150}V${y}Z`;
  const glass = S.lin([
    [0, mix(p.sky[1], p.sky[3], 0.4)],
    [0.5, mix(p.sky[2], p.sky[3], 0.3)],
    [1, p.mid],
  ]);
  return (
    S.glow(cx, y - h + 150, 330, p.lit.mid, 0.35) +
    path(body, glass) +
    S.shade(body, p.dark, 0, 1, [0.15, 0, 1, 0.05]) +
    S.shade(body, p.lite, 0.8, 0, [0, 0, 0.45, 0.2]) +
    litWall(S, p, body, [cx - w, cx + w], [y - h, y], 77) +
    line(body, p.gold, 3.4) +
    lattice(S, p, archPath(cx, y, 136, h - 230, 120, 5), cx, 80, y - h + 80, y) +
    [-1, 1].map((s) => line(`M${cx + s * 88} ${y}V${y - h + 110}`, p.gold, 3)).join('') +
    line(`M${cx} ${y - h - 40}v-70`, p.gold, 3) +
    circle(cx, y - h - 52, 8, p.gold) +
    circle(cx, y - h - 74, 5, p.gold) +
    podium(S, p, cx, y, 196)
  );
}

// a long lit arcade in two storeys below a broad slab
function longArcade(S, p, cx, y) {
  const c = stone(p);
  const slab = box(cx - 250, y - 230, cx + 250, y - 430);
  const glass = S.lin([
    [0, mix(p.sky[1], p.sky[3], 0.35)],
    [1, mix(p.sky[2], p.sky[3], 0.45)],
  ]);
  return (
    path(slab, glass) +
    S.shade(slab, p.dark, 0, 0.9, [0.2, 0, 1, 0.1]) +
    litWall(S, p, slab, [cx - 250, cx + 250], [y - 430, y - 230], 31, 0.42) +
    line(slab, p.gold, 3) +
    lattice(S, p, box(cx - 40, y - 230, cx + 40, y - 430), cx, 60, y - 440, y - 220) +
    rect(cx - 264, y - 444, 528, 14, c.lite) +
    arcade(S, cx - 400, cx + 400, y - 122, 104, 11, c, p.lit, { lamp: false }) +
    merlons(cx - 400, cx + 400, y - 228, 18, c.base) +
    arcade(S, cx - 440, cx + 440, y, 122, 9, c, p.lit) +
    [-372, -190, 190, 372].map((dx) => chhatri(S, cx + dx, y - 232, 58, c, p.lit.mid)).join('')
  );
}

// two leaning towers joined by a lit bridge
function gate(S, p, cx, y) {
  const bridge = box(cx - 150, y - 400, cx + 150, y - 466);
  return (
    S.glow(cx, y - 400, 380, p.lit.mid, 0.35) +
    glassTower(S, p, cx - 150, y, 150, 620, 'sail', 1) +
    glassTower(S, p, cx + 150, y, 150, 620, 'sail', -1) +
    lattice(S, p, bridge, cx, 160, y - 470, y - 396) +
    rect(cx - 158, y - 474, 316, 9, p.lite) +
    podium(S, p, cx, y, 236)
  );
}

/** The hotel of a city picture: 'crown', 'arcade' or 'gate'; cx, y of its foot. */
export const CITY_HOTELS = { crown, arcade: longArcade, gate };
