// A paper dosa rolled to a tube nearly as long as a table, on a long platter of brass.
import { mix } from '../../kit/colour.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

const CRUST = { base: '#fbbc42', dark: '#b5581a', lite: '#fff0b0' };
const BRASS = { base: '#d79a34', dark: '#5a3312', lite: '#fff0bd' };

const TUBE =
  'M-388 -76C-250 -84 -60 -88 130 -88C230 -90 330 -86 436 -76C450 -56 452 20 440 42C320 54 150 58 0 54' +
  'C-140 54 -270 52 -380 46C-424 34 -428 -62 -388 -76Z';
/** The loose edge of the sheet that runs along the roll and stands off at its near end. */
const EDGE =
  'M-330 50C-290 18 -262 26 -230 6C-196 -4 -176 2 -140 -14C-96 -22 -70 -18 -30 -30C30 -36 60 -34 110 -44' +
  'C170 -48 200 -46 250 -54C320 -56 380 -60 446 -62' +
  'C452 -30 450 20 440 42C320 54 150 58 0 54C-110 55 -240 53 -330 50Z';
const MOUTH = 'M-388 -78C-432 -66 -434 36 -380 48C-338 36 -336 -62 -388 -78Z';
const PLATTER =
  'M-452 34C-456 14 -420 2 -360 -2C-120 -14 180 -14 380 -6' +
  'C440 -2 462 12 458 32C440 60 300 76 10 78C-280 78 -440 64 -452 34Z';
const PLATTER_LIP =
  'M-452 34C-440 64 -280 78 10 78C300 76 440 60 458 32' +
  'C462 50 440 74 400 82C200 102 -220 102 -400 86C-440 78 -458 56 -452 34Z';

/** Draws the rings that the ladle left in the batter, which bend round the roll, and the spots that browned. */
function browned(S, move, tube, k) {
  const random = rng(41);
  const rings = range(34).map((i) => {
    const [u, lean] = [-372 + i * 24 + random() * 10, 16 + random() * 22];
    const d = `M${f(u)} -92C${f(u - lean)} -50 ${f(u - lean)} 10 ${f(u + 8)} 58`;
    return line(
      move(d),
      i % 3 ? '#d07a1e' : '#fff0a8',
      (1.5 + random() * 2.5) * k,
      `opacity="${f(0.3 + random() * 0.3)}"`,
    );
  });
  const spots = range(58).map(() => {
    const [u, v] = [(random() - 0.5) * 780, -58 + random() * 96];
    const [rx, ry] = [4 + random() * 13, 6 + random() * 15];
    const d =
      `M${f(u - rx)} ${f(v)}` +
      `C${f(u - rx * 1.2)} ${f(v - ry)} ${f(u + rx * 0.4)} ${f(v - ry * 1.3)} ${f(u + rx)} ${f(v - ry * 0.3)}` +
      `C${f(u + rx * 1.3)} ${f(v + ry)} ${f(u - rx * 0.3)} ${f(v + ry * 1.2)} ${f(u - rx)} ${f(v)}Z`;
    return path(move(d), random() < 0.66 ? '#c8661a' : '#e08a24', `opacity="${f(0.16 + random() * 0.3)}"`);
  });
  return S.inside(tube, spots.join('') + rings.join(''));
}

/** Draws the rolled dosa with the open end of the roll on the left. */
function roll(S, move, k) {
  const [tube, edge, mouth] = [TUBE, EDGE, MOUTH].map(move);
  return (
    path(tube, CRUST.base) +
    S.shade(tube, CRUST.dark, 0.95, 0, [0.5, 1, 0.45, 0.4]) +
    S.shade(tube, CRUST.lite, 1, 0, [0.42, 0, 0.5, 0.62]) +
    browned(S, move, tube, k) +
    path(edge, mix(CRUST.base, CRUST.dark, 0.22), 'opacity=".55"') +
    S.shade(edge, CRUST.dark, 0.7, 0, [0.5, 1, 0.45, 0.3]) +
    line(
      move(
        'M-330 50C-290 18 -262 26 -230 6C-196 -4 -176 2 -140 -14C-96 -22 -70 -18 -30 -30' +
          'C30 -36 60 -34 110 -44C170 -48 200 -46 250 -54C320 -56 380 -60 446 -62',
      ),
      '#9a4a14',
      3.4 * k,
    ) +
    line(
      move(
        'M-330 45C-290 13 -262 21 -230 1C-196 -9 -176 -3 -140 -19C-96 -27 -70 -23 -30 -35' +
          'C30 -41 60 -39 110 -49C170 -53 200 -51 250 -59C320 -61 380 -65 446 -67',
      ),
      '#fff0b4',
      3 * k,
    ) +
    path(mouth, '#8a4312') +
    S.shade(mouth, '#ffc860', 1, 0, [0.6, 1, 0.4, 0.2]) +
    line(move('M-388 -66C-410 -52 -412 22 -384 34C-360 30 -354 -30 -366 -52'), '#ffd880', 5 * k) +
    line(move('M-388 -78C-432 -66 -434 36 -380 48C-338 36 -336 -62 -388 -78Z'), '#ffefb0', 5 * k) +
    line(move('M-330 -68C-200 -76 -20 -79 180 -78'), '#fffbe0', 6 * k, 'opacity=".9"')
  );
}

/** Draws the platter with the dosa on it, its middle at x, y, turned by `turn` degrees. */
export function dosaOnPlatter(S, { x, y, k, turn }) {
  const { move } = mover({ x, y, k, turn });
  const [platter, lip] = [PLATTER, PLATTER_LIP].map(move);
  return (
    path(lip, BRASS.dark) +
    S.shade(lip, BRASS.base, 0.95, 0, [0.2, 0.2, 0.8, 0.9]) +
    path(platter, BRASS.base) +
    S.shade(platter, BRASS.dark, 0, 0.8, [0.2, 0, 0.8, 1]) +
    S.shade(platter, BRASS.lite, 0.9, 0, [0, 0.6, 0.4, 0.4]) +
    line(move('M-448 38C-430 62 -280 74 10 74C300 72 436 58 455 34'), '#fff3c6', 4 * k) +
    path(move('M-400 44C-200 66 200 70 420 46C300 40 -200 34 -400 44Z'), '#5a3312', 'opacity=".7"') +
    roll(S, move, k)
  );
}
