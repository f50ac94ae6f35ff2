import { mix } from '../../colour.mjs';
import { bezier } from '../../curves.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { COPPER, GOLD, HAIR, INK, LAMP, POOL } from './pens.mjs';

/** The outline of the face with its neck, which looks to the right: the crown is at y = -100, the chin at y = 8. */
const FACE =
  'M-40 -34C-48 -74 -28 -100 4 -100C28 -100 40 -85 41 -69C41.4 -63 38.6 -58 40 -53.4' +
  'C42.4 -47.6 48.6 -41.6 51.4 -36.4C52.6 -33 50 -30.4 45.4 -29.8C44.6 -28.2 46.4 -26.4 47.4 -23.6' +
  'C47.8 -21.8 46.2 -20.6 43.6 -20C43 -14.6 42.6 -10.6 43.4 -9.2C45.4 -7.6 45 -5.2 42.8 -3.4' +
  'C44 1.6 41.6 7.6 35 8.4C26 9.2 17 4.6 9 -2L5 14L14 44H-32L-27 -4C-36 -12 -39 -24 -40 -34Z';
const JAW = 'M43 -1C43.6 3.6 41 7.8 35 8.4C26 9.2 17 4.6 9 -2C18 1 30 3 43 -1Z';
const SLEEK_HAIR =
  'M-41 -26C-53 -88 -22 -110 12 -104.6C29 -101.6 38.4 -90 38.6 -80C20 -84 6 -72 0 -55' +
  'C-3 -45 -6 -34 -12 -24C-15 -10 -20 -2 -29 2C-36 -4 -40 -16 -41 -26Z';
const STRANDS = 'M36 -84C8 -90 -18 -74 -34 -34M20 -98C-10 -100 -34 -78 -40 -40M14 -77C2 -72 -12 -58 -24 -26';
const SHINE = 'M30 -90C12 -97 -8 -90 -22 -68C-10 -84 8 -92 32 -86Z';
const EAR = 'M-6 -52C1 -57 7 -51 4 -43C3 -37 -1 -29 -6 -30C-11 -32 -11 -47 -6 -52Z';

/** Draws the laughing mouth with its row of teeth. */
const mouth =
  path('M44.2 -19.8C39 -20.6 31 -19.4 24 -17.6C26.4 -9.6 34 -4.6 43.2 -8.4C43.2 -12 43.8 -16 44.2 -19.8Z', '#5f1022') +
  path('M44 -19.6C38 -20.2 31 -19 25 -17.2C30 -13.6 37.6 -12.6 43.4 -13.8Z', '#fff7e8') +
  path('M47.2 -23C43 -24 36 -22 23.4 -18C31 -18.2 38 -19 44.4 -19.4C47 -20 48 -21.6 47.2 -23Z', '#c43248') +
  path('M24.6 -16.6C28 -8.6 35 -7 43.2 -9.4C45.4 -7.6 45 -5 42.4 -3.8C35 -3 27 -8 24.6 -16.6Z', '#d8465a');

/** Draws the eye, narrowed by the laugh, with its lashes and brow. */
const eye =
  path('M20.4 -50.6C25 -55.4 33 -55.6 37.4 -51.6C33 -48.4 25.6 -47.8 20.4 -50.6Z', '#fff1de') +
  path('M29.4 -54.2C33.4 -55 36.8 -53.4 36.6 -51C34 -48.8 30.6 -48.6 28.8 -49.6C28 -51.4 28.2 -53 29.4 -54.2Z', HAIR) +
  circle(34.6, -52.6, 0.9, '#ffffff') +
  path('M15.6 -50.6C20 -56.8 31 -60 38.6 -52.4C32 -56 25 -55.6 15.6 -50.6Z', HAIR) +
  line('M22 -47.6Q28 -45.6 33 -47', '#7a3a30', 0.9, 'opacity=".7"') +
  path('M12.6 -63.4C20 -71.6 30.6 -72.4 38.4 -66.6C30 -69 20.6 -67.4 12.6 -63.4Z', HAIR);

/** Draws her head at 0, 0, with an ear-ring that swings back. */
export function bartenderHead(S, skin) {
  const tones = [
    [0.1, mix(skin, INK, 0.4)],
    [0.5, skin],
    [0.95, mix(skin, LAMP, 0.5)],
  ];
  const chinLight = [
    [0, POOL, 0],
    [1, POOL, 0.5],
  ];
  return (
    path(FACE, S.lin(tones, 0, 0.6, 1, 0.3)) +
    path('M9 -2C4 2 0 10 3 22L12 44H-32L-27 -4C-18 2 -6 0 9 -2Z', mix(skin, INK, 0.42), 'opacity=".7"') +
    path(JAW, S.lin(chinLight)) +
    S.glow(22, -27, 14, '#f0694a', 0.5) +
    line('M22 -26C17 -21 16 -13 19 -8M45 -30.4C42 -29.4 40 -31 40.6 -33.6', '#7a3328', 1.4, 'opacity=".75"') +
    mouth +
    eye +
    path(SLEEK_HAIR, HAIR) +
    path(SHINE, '#6a5698', 'opacity=".75"') +
    line(STRANDS, '#4a3a6c', 0.9, 'opacity=".8"') +
    path(EAR, mix(skin, '#d9714a', 0.2)) +
    line('M-3 -49C1 -49 1 -42 -2 -39', mix(skin, INK, 0.5), 1.2) +
    line('M-6 -29Q-9 -24 -14 -20', GOLD, 1) +
    path('M-13 -22C-6 -18 -8 -8 -16 -6C-25 -8 -24 -20 -13 -22Z', COPPER) +
    circle(-15.6, -13.4, 3, '#fff0bd') +
    circle(-6, -30, 1.8, '#fff0bd')
  );
}

/** Draws the braid that flies out behind her head: links that grow smaller along a curve, and a tie. */
export function flyingBraid([a, b, c, d]) {
  const points = bezier(a, b, c, d, 15);
  const links = points.slice(0, -1).map(([x, y], i) => {
    const [nx, ny] = points[i + 1];
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    const w = 34 - i * 1.35;
    const leaf = (s) =>
      `M-6 ${f(s * w * 0.1)}C4 ${f(s * w)} 30 ${f(s * w)} 42 ${f(s * w * 0.62)}` +
      `C38 ${f(s * w * 0.1)} 24 ${f(-s * w * 0.25)} -6 ${f(s * w * 0.1)}Z`;
    const strands = line(
      `M4 ${f(w * 0.34)}Q20 ${f(w * 0.76)} 36 ${f(w * 0.56)}M4 ${f(-w * 0.34)}Q20 ${f(-w * 0.72)} 36 ${f(-w * 0.56)}`,
      i % 2 ? '#5b487f' : '#7a5f8c',
      2,
    );
    return group(
      path(leaf(1), HAIR) + path(leaf(-1), '#21172e') + strands,
      `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"`,
    );
  });
  const [[x, y], [px, py]] = [points.at(-1), points.at(-2)];
  const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI;
  const tail = range(5)
    .map((i) => line(`M0 0C24 ${(i - 2) * 5} 44 ${(i - 2) * 12} 62 ${(i - 2.4) * 17}`, i % 2 ? '#3a2a4c' : HAIR, 9))
    .join('');
  const [sx, sy] = points[3];
  return (
    links.join('') +
    line(`M${f(sx)} ${f(sy - 19)}Q${f(sx - 8)} ${f(sy)} ${f(sx + 2)} ${f(sy + 19)}`, COPPER, 11) +
    group(
      tail + line('M-6 -12L-4 12M2 -12L4 12', COPPER, 7),
      `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"`,
    )
  );
}
