import { arcade } from '../../kit/architecture/arcades.mjs';
import { arch } from '../../kit/architecture/arches.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { cypress } from '../../kit/nature/trees.mjs';
import { range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, group, line, P, path, rect } from '../../kit/shapes.mjs';

const GATE = { w: 400, h: 452 };

function farDomes(S, p, cx, y) {
  const far = { base: p.far, dark: p.mid, lite: mix(p.far, p.sky[4], 0.35), gold: mix(p.gold, p.far, 0.35) };
  return [-1, 1]
    .map((s) => rect(cx + s * 330 - 60, y - 330, 120, 120, far.base) + dome(S, cx + s * 330, y - 318, 74, 126, far, 5))
    .join('');
}

function greatDome(S, p, cx, y) {
  return (
    rect(cx - 170, y - 450, 340, 200, p.base) +
    S.shade(box(cx - 170, y - 250, cx + 170, y - 450), p.dark, 0.1, 1) +
    dome(S, cx, y - 440, 158, 262, stone(p), 9)
  );
}

function cornerTower(S, p, x, y) {
  const c = stone(p);
  const windows = [0, 134].map((up) => {
    const d = P(arch(x, y - up - 10, 46, 52, 30, 3));
    return path(d, p.lit.mid) + S.shade(d, p.lit.deep, 0, 0.9, [0, 1, 0, 0]) + line(d, c.gold, 1.4);
  });
  return (
    rect(x - 46, y - 272, 92, 272, c.base) +
    S.shade(box(x - 46, y, x + 46, y - 272), p.dark, 0.1, 1) +
    rect(x - 54, y - 276, 108, 8, c.lite) +
    windows.join('') +
    chhatri(S, x, y - 276, 92, c, p.lit.mid)
  );
}

function wing(S, p, cx, y, s, bays) {
  const c = stone(p);
  const inner = cx + s * 190;
  const outer = cx + s * (190 + bays * 118);
  const [x0, x1] = s > 0 ? [inner, outer] : [outer, inner];
  const light = { s0: s > 0 ? 0.25 : 0, s1: s > 0 ? 0.95 : 0.6 };
  return (
    arcade(S, x0, x1, y - 128, 116, bays + 1, c, p.lit, light) +
    arcade(S, x0, x1, y, 128, bays, c, p.lit, light) +
    merlons(x0, x1, y - 248, 21, c.base) +
    [0.28, 0.72].map((t) => chhatri(S, x0 + (x1 - x0) * t, y - 250, 46, c, p.lit.mid)).join('') +
    cornerTower(S, p, outer + s * 44, y)
  );
}

function doorway(S, p, cx, y) {
  const surround = P(arch(cx, y, 290, 190, 176, 0));
  const opening = P(arch(cx, y, 236, 180, 146, 6));
  const door = P(arch(cx, y, 112, 120, 74, 5));
  const light = S.lin(
    [
      [0, p.lit.hi],
      [0.5, p.lit.mid],
      [1, p.lit.deep],
    ],
    0,
    1,
    0,
    0,
  );
  const lamp = P([
    [cx, y - 266],
    [cx + 13, y - 244],
    [cx, y - 214],
    [cx - 13, y - 244],
  ]);
  return (
    path(surround, p.lite) +
    line(surround, p.gold, 2.4) +
    path(opening, light) +
    S.shade(opening, p.lit.deep, 0.95, 0, [0, 0, 0.9, 0.2], 'b') +
    line(opening, p.gold, 2) +
    path(door, p.lit.deep) +
    S.shade(door, p.dark, 0.2, 1, [0, 1, 0, 0]) +
    line(door, p.lit.hi, 2) +
    line(`M${cx} ${y - 326}V${y - 262}`, p.lit.deep, 2) +
    S.glow(cx, y - 240, 74, '#fff6da', 0.9) +
    path(lamp, '#fffdf0')
  );
}

const frame = (cx, y, inset, width, gold) =>
  `<rect x="${cx - GATE.w / 2 + inset}" y="${y - GATE.h + inset - 4}" width="${GATE.w - 2 * inset}" height="${GATE.h - inset + 4}" fill="none" stroke="${gold}" stroke-width="${width}"/>`;

function gate(S, p, cx, y) {
  const half = GATE.w / 2;
  const body = box(cx - half, y, cx + half, y - GATE.h);
  const spandrels = S.clip(`M${cx - 156} ${y - 412}h312v230h-312Z`);
  return (
    path(body, p.base) +
    S.shade(body, p.dark, 0, 0.8, [0.2, 0, 1, 0.1]) +
    frame(cx, y, 32, 2.2, p.gold) +
    frame(cx, y, 42, 1, p.gold) +
    group(hexJaali(cx - 160, y - 412, cx + 160, y - 180, 26, p.gold, 1), `clip-path="${spandrels}" opacity=".5"`) +
    doorway(S, p, cx, y) +
    rect(cx - half - 10, y - GATE.h - 8, GATE.w + 20, 12, p.lite) +
    merlons(cx - half, cx + half, y - GATE.h - 8, 24, p.base) +
    [-1, 1].map((s) => chhatri(S, cx + s * (half - 8), y - GATE.h - 8, 60, stone(p), p.lit.mid)).join('')
  );
}

/** Draws the palace: a domed gate between two-storeyed arcades of `wings` bays; `cypresses` on each side before it. */
export function palaceFront(S, p, cx, y, { wings = 3, cypresses = 3, domes = true } = {}) {
  const green = { mid: p.leafm, dark: p.leaf, lite: p.lit.mid };
  const trees = [236, 322, 470, 560].slice(0, cypresses);
  return (
    (domes ? farDomes(S, p, cx, y) : '') +
    greatDome(S, p, cx, y) +
    [-1, 1].map((s) => wing(S, p, cx, y, s, wings)).join('') +
    gate(S, p, cx, y) +
    range(2)
      .flatMap((i) => trees.map((dx, n) => cypress(S, cx + (i ? dx : -dx), y, 175 - n * 18, 34, green)))
      .join('')
  );
}
