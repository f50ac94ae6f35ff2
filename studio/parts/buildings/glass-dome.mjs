import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle, line, P, path } from '../../kit/shapes.mjs';

const R = 400;
const RISE = 330;
const WALL = 150;

const outline = (cx, y) =>
  `M${cx - R} ${y}V${y - WALL}C${cx - R} ${y - WALL - RISE * 0.78} ${cx - R * 0.48} ${y - WALL - RISE} ${cx} ${y - WALL - RISE}C${cx + R * 0.48} ${y - WALL - RISE} ${cx + R} ${y - WALL - RISE * 0.78} ${cx + R} ${y - WALL}V${y}Z`;

function globes(S, p, cx, y) {
  return range(17)
    .map((i) => {
      const x = cx + (i - 8) * 42;
      const hang = y - (215 + 60 * Math.sin(i * 2.4) + 60 * Math.cos((i - 8) * 0.19));
      return (
        line(`M${x} ${y - WALL - RISE}V${hang}`, mix(p.gold, p.dark, 0.3), 1.1) +
        S.glow(x, hang, 44, '#fff3cf', 0.85) +
        circle(x, hang, 6 + 4 * (i % 3), '#fffaf0')
      );
    })
    .join('');
}

function palms(S, p, cx, y) {
  const tone = { dark: mix(p.leaf, p.lit.deep, 0.35), mid: mix(p.leafm, p.lit.deep, 0.4) };
  return [
    [-320, 190],
    [300, 210],
    [-235, 120],
    [225, 140],
  ]
    .map(([x, h]) => palm(S, cx + x, y, h, tone, 0.02))
    .join('');
}

function table(S, p, x, y) {
  const cloth = `M${x - 30} ${y - 34}h60l9 34h-78Z`;
  const legs = [-1, 1].map((s) => line(`M${x + s * 46} ${y}v-30q0 -14 ${s * 5} -26`, mix(p.dark, p.lit.deep, 0.3), 3));
  return (
    path(cloth, mix(p.lit.hi, '#ffffff', 0.3)) +
    S.shade(cloth, p.lit.deep, 0, 0.9, [0.2, 0, 1, 0]) +
    line(`M${x} ${y - 34}v-26`, p.gold, 2) +
    circle(x, y - 70, 15, mix(p.sky[4], '#ffffff', 0.35)) +
    circle(x - 10, y - 62, 9, '#fff') +
    circle(x + 10, y - 63, 8, mix(p.sky[3], '#ffffff', 0.2)) +
    legs.join('')
  );
}

function glazing(p, cx, y, body) {
  let ribs = '';
  for (let i = -7; i <= 7; i++) {
    const k = Math.sin(((i / 7.5) * Math.PI) / 2);
    ribs += `M${cx + R * k} ${y}V${y - WALL}C${cx + R * k} ${y - WALL - RISE * 0.78} ${cx + R * 0.48 * k} ${y - WALL - RISE} ${cx} ${y - WALL - RISE}`;
  }
  const rings = [0, 0.3, 0.55, 0.76].map((t) => {
    const at = y - WALL - RISE * t;
    const half = R * Math.sqrt(1 - t * t * 0.98) * (1 - t * 0.06);
    return `M${cx - half} ${at}Q${cx} ${at - 16 * (1 - t)} ${cx + half} ${at}`;
  });
  const rails = [1, 2].map((q) => line(`M${cx - R} ${y - (WALL * q) / 3}H${cx + R}`, p.gold, 1.4, 'opacity=".7"'));
  return line(ribs, p.gold, 3.2) + line(body, p.gold, 6) + line(rings.join(''), p.gold, 2.4) + rails.join('');
}

/**
 * Draws an oval house of glass, lit from within and laid for a party; cx and y of the middle of its foot. 800 wide,
 * 480 high.
 */
export function glassDome(S, p, cx, y) {
  const body = outline(cx, y);
  const top = y - WALL - RISE;
  const light = S.lin(
    [
      [0, p.lit.hi],
      [0.34, p.lit.mid],
      [0.8, mix(p.lit.deep, p.dark, 0.35)],
      [1, mix(p.dark, p.far, 0.3)],
    ],
    0,
    1,
    0,
    0,
  );
  const party =
    globes(S, p, cx, y) +
    palms(S, p, cx, y) +
    range(7)
      .map((i) => table(S, p, cx + (i - 3) * 84, y - 6))
      .join('');
  const door = P(arch(cx, y, 110, 92, 48, 0));
  return (
    S.glow(cx, y - 180, 760, p.lit.mid, 0.42) +
    path(body, light) +
    S.shade(body, p.dark, 0, 0.9, [0.5, 0.35, 1, 0], 'b') +
    S.shade(body, p.dark, 0.75, 0, [0, 0, 0.4, 0.3], 'b') +
    S.inside(body, party) +
    glazing(p, cx, y, body) +
    path(`M${cx - 46} ${top + 4}q46 -44 92 0Z`, p.gold) +
    line(`M${cx} ${top - 18}v-54`, p.gold, 4) +
    circle(cx, top - 30, 8, p.gold) +
    path(door, p.lit.hi) +
    line(door, p.gold, 4) +
    line(`M${cx} ${y}V${y - 138}`, p.gold, 2)
  );
}
