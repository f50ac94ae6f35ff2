// placeSetting: a long table from above: linen, ferns, figs and candles, plates along its edge.
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { dish } from '../../parts/tableware/dish.mjs';

const PLATE = { base: '#eef0e6', dark: '#4c6660', lite: '#ffffff', well: '#dfe4d8' };

/** Draws a frond along y, `n` pairs of leaves. */
const fern = (x, y, turn, s, colour) =>
  group(
    line('M0 0Q30 -150 0 -330', colour, 6) +
      range(11)
        .map((i) => {
          const [px, py, l] = [18 * Math.sin((i / 10) * 3.1), -24 - i * 29, 84 - i * 6.4];
          return [-1, 1]
            .map((q) =>
              path(
                `M${f(px)} ${py}q${f(q * l * 0.5)} -34 ${f(q * l)} -26q${f(-q * l * 0.4)} 34 ${f(-q * l)} 26Z`,
                colour,
              ),
            )
            .join('');
        })
        .join(''),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${s})"`,
  );

function fig(S, x, y, r, cut) {
  const d = oval(x, y, r, r * 0.94);
  return (
    ellipse(x + 8, y + 12, r, r * 0.94, '#10201c', 'opacity=".5"') +
    path(d, '#4a2450') +
    S.shade(d, '#160a1c', 0, 0.9, [0.2, 0.1, 1, 1]) +
    (cut
      ? circle(x, y, r * 0.8, '#efd8b0') +
        circle(x, y, r * 0.62, '#b5344a') +
        range(16)
          .map((i) => circle(x + Math.cos(i * 0.393) * r * 0.4, y + Math.sin(i * 0.393) * r * 0.4, r * 0.06, '#ffe0a8'))
          .join('')
      : S.shade(d, '#b890c8', 0.8, 0, [0.1, 0, 0.6, 0.6]) +
        line(`M${f(x)} ${f(y - r * 0.5)}v${f(-r * 0.4)}`, '#6a7a3a', 7))
  );
}

export function placeSetting({ wood = '#54483a', runner = '#8fa89a', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 681, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, '#1c3a34'));
  let o = rect(-1500, -560, 3000, 1120, wood);
  for (const i of range(6)) o += rect(-1500, -556 + i * 187, 3000, 182, ['#5f5242', '#564a3b', '#695b49'][i % 3]);
  o += S.shade(box(-1500, -560, 1500, 560), '#1a1612', 0, 0.8, [0, 0, 0.2, 1]);
  const cloth = `M-1500 -150Q-700 -176 0 -150T1500 -156V160Q700 134 0 156T-1500 150Z`;
  o += path(cloth, runner) + S.shade(cloth, '#2c4a42', 0.05, 0.75, [0, 0, 0.1, 1]);
  for (const i of range(46)) o += line(`M${-1480 + i * 66} -150v304`, '#dfe8dc', 2, 'opacity=".28"');
  for (const i of range(9)) {
    const x = -1300 + i * 320;
    for (const s of [-1, 1]) {
      const y = s * 350;
      o += dish(S, x, y, 132, PLATE) + dish(S, x, y, 88, { ...PLATE, base: '#a9bcae', well: '#93aa9c' });
      const nap = `M${x - 30} ${y - 74}L${x + 34} ${y - 70}L${x + 28} ${y + 76}L${x - 36} ${y + 72}Z`;
      o += path(nap, '#f4efe2') + S.shade(nap, '#7a8a7c', 0, 0.8) + line(`M${x - 34} ${y}h66`, '#c8963f', 6);
      o += fern(x - 6, y + 64, -8, 0.34, '#3f6a4a');
      for (const [dx, w] of [
        [-168, 7],
        [162, 9],
      ])
        o +=
          line(`M${x + dx} ${y - 92}V${y + 96}`, '#12201c', w + 3, 'opacity=".5"') +
          line(`M${x + dx - 4} ${y - 96}V${y + 92}`, '#e0ae57', w);
      o +=
        circle(x + 150, y - s * 170, 44, '#cfe0d8', 'opacity=".35"') +
        circle(x + 150, y - s * 170, 44, 'none', 'stroke="#f4faf6" stroke-width="4" opacity=".8"') +
        circle(x + 150, y - s * 170, 26, '#7a1f3a', 'opacity=".85"');
    }
  }
  for (const i of range(26))
    o += fern(
      -1450 + i * 118 + 40 * S.r(),
      40 - 80 * S.r(),
      S.r() * 360,
      0.5 + 0.4 * S.r(),
      ['#2f5a40', '#46744e', '#5f8a5a'][i % 3],
    );
  for (const i of range(20))
    o += fig(S, -1420 + i * 148 + 50 * S.r(), (S.r() - 0.5) * 170, 32 + 12 * S.r(), i % 3 === 0);
  for (const i of range(9)) {
    const [x, y] = [-1320 + i * 330, i % 2 ? 70 : -74];
    o +=
      S.glow(x, y, 330, '#ffc870', 0.5) +
      circle(x, y, 26, '#fff3d8') +
      S.glow(x, y, 60, '#fff6c8', 1) +
      circle(x, y, 9, '#ffffff');
  }
  S.add(
    group(
      o,
      `transform="translate(${f(W * S.by(0.5, 0.56))} ${f(H * S.by(0.52, 0.5))}) rotate(${S.by(-19, -58)}) scale(${S.by(1.02, 1.1)})"`,
    ),
    S.shade(box(0, 0, W, H), '#06140f', 0, 0.85, [0.2, 0, 1, 1]),
  );
  return finish(S, options.framed);
}
