import { f, range } from './kit/numbers.mjs';

/** Pixels of the part of a share picture that the drawing takes, and the night left round it. */
export const pane = { width: 760, height: 630, edge: 30 };

const { width: W, height: H, edge: E } = pane;
const [L, T, R, B] = [E, E, W - E, H - E];
const M = W / 2;

/** A row of half circles along y from x0 to x1, n of them, `down` deep. */
const scallops = (x0, x1, n, deep) =>
  range(n)
    .map(
      (i) => `A${f(Math.abs(x1 - x0) / n / 2)} ${f(deep)} 0 0 ${x1 > x0 ? 1 : 0} ${f(x0 + ((x1 - x0) * (i + 1)) / n)} `,
    )
    .map((part, i, all) => `${part}${i < all.length ? '@' : ''}`)
    .join('');

const row = (x0, x1, n, deep, y) => scallops(x0, x1, n, deep).replaceAll('@', `${y}`);

/** The opening of each house's frame as path data, within `pane`. */
export const frames = {
  plain: `M${L} ${T}H${R}V${B}H${L}Z`,
  cusped: `M${L} ${B}V250C${L} 214 ${L + 34} 214 ${L + 44} 190C${L + 46} 150 ${L + 90} 150 ${L + 118} 124C${L + 140} 88 ${L + 190} 96 ${L + 226} 78C${L + 262} 56 ${M - 40} 60 ${M} ${T}C${M + 40} 60 ${R - 262} 56 ${R - 226} 78C${R - 190} 96 ${R - 140} 88 ${R - 118} 124C${R - 90} 150 ${R - 46} 150 ${R - 44} 190C${R - 34} 214 ${R} 214 ${R} 250V${B}Z`,
  jharokha: `M${L + 110} ${B}V260C${L + 110} 170 ${M - 120} 150 ${M} ${T}C${M + 120} 150 ${R - 110} 170 ${R - 110} 260V${B}Z`,
  garland: `M${L} ${T + 34}${row(L, R, 14, 34, T + 34)}V${B}H${L}Z`,
  crenel: `M${L} ${B}V${T + 44}${range(7)
    .map((i) => `H${f(L + i * 100 + 30)}V${T}H${f(Math.min(R, L + i * 100 + 84))}V${T + 44}`)
    .join('')}H${R}V${B}Z`,
  petals: `${range(12)
    .map((i) => {
      const at = (a, r) => `${f(M + Math.cos(a) * r * 1.16)} ${f(H / 2 + Math.sin(a) * r)}`;
      const a = (i / 12) * 6.2832;
      return `${i ? 'L' : 'M'}${at(a - 0.2618, 236)}Q${at(a - 0.2, 300)} ${at(a, 296)}Q${at(a + 0.2, 300)} ${at(a + 0.2618, 236)}`;
    })
    .join('')}Z`,
  tent: `M${L} ${B}V190Q${M - 120} 150 ${M} ${T}Q${M + 120} 150 ${R} 190V${B}Z`,
  round: `M${M - 290} ${H / 2}a290 285 0 1 1 580 0a290 285 0 1 1 -580 0Z`,
  wide: `M0 150H${W}V480H0Z`,
  grid: range(6)
    .map((i) => {
      const [x, y] = [L + (i % 3) * 236, T + Math.floor(i / 3) * 290];
      return `M${x} ${y}h228v280h-228Z`;
    })
    .join(''),
  ribs: `M${L} ${B}V330A350 300 0 0 1 ${R} 330V${B}Z`,
  windows: range(3)
    .map((i) => `M${L + i * 236} ${T}h228v570h-228Z`)
    .join(''),
};
