// phulkari: floss silk embroidery in diamonds on cotton; a needle with its thread, the work half done.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws a diamond of stitches: rows of thread that change direction at its axes, 2w wide and 2h high. */
function stitched(w, h, colour, lite) {
  const n = 13;
  const rows = range(n).map((i) => {
    const y = -h + ((i + 0.5) * 2 * h) / n;
    const half = w * (1 - Math.abs(y) / h);
    return `${line(`M${f(-half)} ${f(y)}L-3 ${f(y + 5)}`, colour, 7)}${line(`M3 ${f(y + 5)}L${f(half)} ${f(y)}`, lite, 7)}`;
  });
  return rows.join('');
}

const THREADS = [
  ['#f2a81c', '#ffd46a'],
  ['#f4e6c8', '#ffffff'],
  ['#e85a1c', '#ff9a5a'],
  ['#2f8a6a', '#6ac8a0'],
  ['#f2a81c', '#ffd46a'],
  ['#5a2f8a', '#9a6ac8'],
];

export function phulkari({ cloth = '#c2185b', dark = '#4a0428', ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 731, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, cloth));
  for (const i of range(70))
    S.add(
      line(`M0 ${i * 22}H${W}`, '#a01048', 2, 'opacity=".5"'),
      line(`M${i * 30} 0V${H}`, '#d83a78', 2, 'opacity=".28"'),
    );
  const [w, h] = [104, 150];
  let o = '';
  for (const j of range(15).map((k) => k - 7))
    for (const i of range(19).map((k) => k - 9)) {
      const done = i * 0.9 + j * 0.7 < 3.2;
      const [x, y] = [i * w + (j % 2 ? w / 2 : 0), j * h * 0.52];
      const ring = Math.max(Math.abs(i + (j % 2 ? 0.5 : 0)), Math.abs(j) * 0.62);
      const [c, l] = THREADS[Math.floor(ring) % THREADS.length];
      o += group(
        done
          ? stitched(w * 0.46, h * 0.46, c, l)
          : path(
              `M0 ${-h * 0.46}L${w * 0.46} 0L0 ${h * 0.46}L${-w * 0.46} 0Z`,
              'none',
              'stroke="#ffd6e6" stroke-width="3" stroke-dasharray="9 8" opacity=".75"',
            ),
        `transform="translate(${f(x)} ${f(y)})"`,
      );
    }
  S.add(group(o, `transform="translate(${f(W * 0.42)} ${f(H * 0.4)}) rotate(-16) scale(${S.by(1.3, 1.2)})"`));
  // soft waves of the cloth in the hand
  for (const i of range(5)) {
    const x = W * (0.05 + i * 0.24);
    const d = `M${f(x)} -20C${f(x + 160)} ${f(H * 0.3)} ${f(x - 120)} ${f(H * 0.6)} ${f(x + 60)} ${H + 20}H${f(x + 240)}C${f(x + 60)} ${f(H * 0.6)} ${f(x + 340)} ${f(H * 0.3)} ${f(x + 180)} -20Z`;
    S.add(S.shade(d, i % 2 ? dark : '#ffe0ec', i % 2 ? 0.8 : 0.42, 0, [0, 0, 1, 0.1]));
  }
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, dark, 0, 0.85, [0.3, 0.2, 1, 1]));
  // needle and thread, the hand that draws it
  const [nx, ny] = [W * S.by(0.64, 0.58), H * S.by(0.6, 0.6)];
  S.add(
    line(
      `M${f(nx - 260)} ${f(ny - 90)}C${f(nx - 120)} ${f(ny - 260)} ${f(nx + 40)} ${f(ny - 200)} ${f(nx - 8)} ${f(ny - 4)}`,
      '#8a4a0c',
      9,
      'opacity=".5" transform="translate(6 12)"',
    ),
    line(
      `M${f(nx - 260)} ${f(ny - 90)}C${f(nx - 120)} ${f(ny - 260)} ${f(nx + 40)} ${f(ny - 200)} ${f(nx - 8)} ${f(ny - 4)}`,
      '#ffc23a',
      8,
    ),
    group(
      line('M-150 26L70 -10', '#4a0428', 12, 'opacity=".5" transform="translate(8 16)"') +
        line('M-150 26L70 -10', '#dfe6ea', 10) +
        line('M-146 24L66 -12', '#ffffff', 3) +
        circle(58, -9, 4, '#7a8a96'),
      `transform="translate(${f(nx)} ${f(ny)})"`,
    ),
    group(
      pinch(
        S,
        { base: '#b0764c', dark: '#4a1a14', lite: '#f0b884', nail: '#e2406a', trim: '#ffd46a' },
        { sleeve: '#14705e', bangles: ['#e0ae57', '#f4ead2', '#e0ae57', '#f4ead2', '#c2185b'] },
      ),
      `transform="translate(${f(nx + 80)} ${f(ny - 4)}) rotate(${S.by(200, 218)}) scale(.95)"`,
    ),
  );
  return finish(S, options.framed);
}
