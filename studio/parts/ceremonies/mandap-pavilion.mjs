import { arch } from '../../kit/architecture/arches.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { BLOOM, flower, GARLANDS } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { circle, group, line, P, path, rect } from '../../kit/shapes.mjs';

const HALF = 300;
const HEIGHT = 420;

const bloomAt = (x, y, r, [petal, heart]) => flower(x, y, r, petal, heart);

function plinth(p, cx, y) {
  return range(3)
    .map((i) => {
      const half = HALF + 60 - i * 18;
      return (
        rect(cx - half, y - i * 22, 2 * half, 22, i % 2 ? p.base : p.lite) +
        rect(cx - half, y - i * 22, 2 * half, 3, p.gold)
      );
    })
    .join('');
}

function backdrop(S, p, cx, floor, top) {
  const d = P(arch(cx, floor, 2 * HALF - 70, 190, 170, 7));
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
  return (
    path(d, light) +
    S.shade(d, p.lit.deep, 0.7, 0, [0, 0, 0.6, 0.4], 'b') +
    group(hexJaali(cx - HALF, top, cx + HALF, floor, 34, p.lit.hi, 1.4), `clip-path="${S.clip(d)}" opacity=".55"`) +
    S.glow(cx, floor - 120, 240, '#fff7dc', 0.75)
  );
}

function drapes(S, cx, floor, top, cloth, dark, gold) {
  let o = '';
  for (const s of [-1, 1]) {
    const d = `M${cx} ${top + 10}C${cx + s * 120} ${top + 90} ${cx + s * 210} ${top + 90} ${cx + s * (HALF - 20)} ${top + 40}C${cx + s * (HALF - 26)} ${top + 180} ${cx + s * (HALF - 70)} ${top + 230} ${cx + s * (HALF - 52)} ${floor}H${cx + s * (HALF + 6)}V${top}H${cx}Z`;
    o += path(d, cloth) + S.shade(d, dark, 0, 1, s > 0 ? [0.1, 0, 1, 0.2] : [0.9, 0, 0, 0.2]);
    for (const k of [1, 2, 3, 4]) {
      const fold = `M${cx + s * k * 20} ${top + 12}C${cx + s * (110 + k * 12)} ${top + (86 - k * 14)} ${cx + s * (200 + k * 6)} ${top + (84 - k * 14)} ${cx + s * (HALF - 20)} ${top + (38 - k * 7)}`;
      o += line(fold, gold, 1.3, 'opacity=".6"');
    }
  }
  return o;
}

function pillar(S, p, x, floor, top, garland) {
  const shaft = P([
    [x - 22, floor],
    [x + 22, floor],
    [x + 17, top],
    [x - 17, top],
  ]);
  const wound = range(26).map((k) =>
    bloomAt(x + Math.sin(k * 0.8) * 17, floor - 44 - k * 13.6, 9, k % 3 ? garland.main : garland.accent),
  );
  return (
    path(shaft, p.lite) +
    S.shade(shaft, p.dark, 0, 1) +
    rect(x - 30, floor - 26, 60, 26, p.base) +
    rect(x - 30, floor - 28, 60, 4, p.gold) +
    rect(x - 28, top - 4, 56, 18, p.gold) +
    wound.join('')
  );
}

function roof(S, p, cx, top, garland) {
  const c = stone(p);
  const row = range(45).map((i) =>
    bloomAt(cx - HALF - 40 + (i * (2 * HALF + 80)) / 44, top - 20, 11, i % 4 ? garland.main : garland.accent),
  );
  return (
    rect(cx - HALF - 44, top - 40, 2 * HALF + 88, 40, c.base) +
    rect(cx - HALF - 52, top - 46, 2 * HALF + 104, 8, c.gold) +
    rect(cx - HALF - 44, top - 6, 2 * HALF + 88, 5, c.gold) +
    merlons(cx - HALF - 44, cx + HALF + 44, top - 46, 24, c.lite) +
    dome(S, cx, top - 64, 132, 196, c, 9) +
    [-1, 1].map((s) => chhatri(S, cx + s * (HALF - 6), top - 54, 84, c, p.lit.mid)).join('') +
    row.join('')
  );
}

function swags(cx, top, garland) {
  let o = '';
  for (const k of range(6)) {
    const x0 = cx - HALF + (k * HALF) / 3;
    for (const i of range(13)) {
      const t = i / 12;
      const y = top + 8 + 52 * Math.sin(Math.PI * t);
      o += bloomAt(x0 + (HALF / 3) * t, y, 7.5, i % 2 ? garland.main : garland.turn);
    }
    if (!k) continue;
    for (const i of range(9 + (k % 2) * 5)) {
      const [petal] = i % 4 === 3 ? garland.accent : i % 2 ? garland.main : garland.turn;
      o += circle(x0, top + 22 + i * 11, 5.2, petal);
    }
  }
  return o;
}

// two low thrones and the fire between them
function seats(S, p, cx, floor, cloth, dark) {
  const flame = (y, h, w, colour) =>
    path(
      `M${cx} ${floor - y}c${w} ${h * 0.47} ${w * 0.92} ${h} 0 ${h}c${-w * 0.92} 0 ${-w} ${-h * 0.53} 0 ${-h}Z`,
      colour,
    );
  const thrones = [-1, 1].map((s) => {
    const x = cx + s * 96;
    const seat = `M${x - 54} ${floor}v-34q54 -16 108 0v34Z`;
    const back = `M${x - 44} ${floor - 40}v-70q44 -52 88 0v70`;
    return path(seat, cloth) + S.shade(seat, dark, 0, 1) + path(`${back}Z`, dark) + line(back, p.gold, 3);
  });
  return (
    thrones.join('') +
    path(`M${cx - 34} ${floor - 28}h68l-14 28h-40Z`, p.gold) +
    S.glow(cx, floor - 46, 74, '#ffdf8c', 0.95) +
    flame(92, 64, 26, '#fff3c4') +
    flame(62, 34, 14, BLOOM.deep)
  );
}

/** Draws a domed wedding pavilion on three steps, hung with flowers; cx, y of its foot, 690 wide, 740 high. */
export function mandapPavilion(S, p, cx, y, { garland = GARLANDS.marigold, cloth = p.sky[1], dark = p.sky[0] } = {}) {
  const floor = y - 44;
  const top = y - HEIGHT;
  return (
    plinth(p, cx, y) +
    backdrop(S, p, cx, floor, top) +
    drapes(S, cx, floor, top, cloth, dark, p.gold) +
    [-1, 1].map((s) => pillar(S, p, cx + s * HALF, floor, top, garland)).join('') +
    roof(S, p, cx, top, garland) +
    swags(cx, top, garland) +
    seats(S, p, cx, floor, cloth, dark)
  );
}
