import { mix } from '../../kit/colour.mjs';
import { guestFromAbove } from '../../kit/figures/from-above.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path } from '../../kit/shapes.mjs';

/** Returns one flat stone as path data: an uneven outline round x, y. */
function stone(r, x, y, rx, ry) {
  const at = range(7).map((i) => {
    const [a, q] = [(i / 7) * 6.283 + (r() - 0.5) * 0.5, 0.84 + 0.3 * r()];
    return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q];
  });
  const middle = (a, b) => `${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2)}`;
  return `M${middle(at[6], at[0])}${at.map((p, i) => `Q${f(p[0])} ${f(p[1])} ${middle(p, at[(i + 1) % 7])}`).join('')}Z`;
}

/** Draws a bed of trodden earth along `way` and flat stones upon it, warm near the house and cool far from it. */
export function stoneWay(S, way, glow) {
  const middle = range(31).map((i) =>
    way(i / 30)
      .map(f)
      .join(' '),
  );
  const stones = range(132).map((i) => {
    const t = Math.floor(i / 3) / 44 + (S.r() - 0.5) * 0.006;
    const [px, py] = way(t);
    const side = ((i % 3) - 1) * 27 + (S.r() - 0.5) * 9;
    const [x, y, q] = [px + side * 0.55, py + side * 0.86 + (i % 2) * 4, 17 + 7 * S.r()];
    const tone = mix(mix('#8c8296', glow, 0.62 * (1 - t) + 0.12 * S.r()), '#2a2438', 0.1 + 0.3 * S.r());
    return (
      path(stone(S.r, x, y + 3, q, q * 0.56), '#14141f', 'opacity=".7"') + path(stone(S.r, x, y, q, q * 0.54), tone)
    );
  });
  return line(`M${middle.join('L')}`, '#2c2634', 84, 'opacity=".8"') + stones.join('');
}

/** Draws a lantern on a short post, and its light on the ground. */
const lantern = (S, x, y, glow) =>
  S.pooled(x, y, 92, 50, glow, 0.62) +
  ellipse(x + 3, y + 1, 9, 4, '#14141f') +
  line(`M${f(x)} ${f(y)}v-34`, '#2a2018', 5) +
  S.glow(x, y - 42, 54, glow, 0.75) +
  path(`M${f(x - 9)} ${f(y - 34)}L${f(x - 7)} ${f(y - 54)}H${f(x + 7)}L${f(x + 9)} ${f(y - 34)}Z`, '#fff6d4') +
  path(`M${f(x - 11)} ${f(y - 53)}Q${f(x)} ${f(y - 68)} ${f(x + 11)} ${f(y - 53)}Z`, '#2a2018') +
  line(`M${f(x)} ${f(y - 53)}v19M${f(x - 9)} ${f(y - 33)}h18`, '#2a2018', 2.4) +
  circle(x, y - 43, 4, '#ffffff');

/** Draws lanterns on both sides of `way` by turns. */
export const lanterns = (S, way, glow) =>
  range(8)
    .map((i) => {
      const [px, py] = way((i + 1.3) / 10);
      const s = i % 2 ? 1 : -1;
      return lantern(S, px + s * 22, py + s * 62, glow);
    })
    .join('');

// Who comes along the path: how far from the house (0 to 1), how far beside its middle, and how tall.
const PARTY = [
  [0.08, 0, { kind: 'skirt', colour: '#d0466a' }, 66],
  [0.25, -20, { kind: 'man', colour: '#2f4a86' }, 70],
  [0.27, 22, { kind: 'sari', colour: '#e0a03a' }, 66],
  [0.44, -24, { kind: 'sari', colour: '#b8325a' }, 72],
  [0.485, -16, { kind: 'man', colour: '#e8dcc4' }, 48],
  [0.5, 26, { kind: 'man', colour: '#8a3a3a' }, 76],
  [0.74, 4, { kind: 'skirt', colour: '#2f8a7a' }, 76],
];

/** Draws guests on their way to the house, their long shadows thrown back by its light. */
export const arrivals = (way, [hx, hy]) =>
  PARTY.map(([t, side, look, h]) => {
    const [px, py] = way(t);
    const [x, y] = [px + side * 1.1, py + side * 0.5 + 8];
    const far = Math.hypot(x - hx, y - hy) || 1;
    const long = lerp(1.3, 2.6, t) * h;
    const [ux, uy] = [((x - hx) / far) * long, ((y - hy) / far) * long];
    const shadow = `M${f(x - 9)} ${f(y - 4)}L${f(x + ux - 16)} ${f(y + uy - 6)}Q${f(x + ux * 1.16)} ${f(y + uy * 1.16)} ${f(x + ux + 12)} ${f(y + uy + 8)}L${f(x + 9)} ${f(y + 4)}Z`;
    return path(shadow, '#100c1c', 'opacity=".55"') + guestFromAbove(x, y, h, { ...look, lit: -1 });
  }).join('');
