// sarson: maize bread, mustard greens with butter and jaggery on a brass plate, laid on a field cloth.
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { dish, scattered, steam } from '../../parts/tableware/dish.mjs';

const CLAY = { base: '#b8643a', dark: '#4a1c12', lite: '#f0b080', well: '#7a3420' };
const BRASS = { base: '#d9a64e', dark: '#6a3a12', lite: '#fff0b8', well: '#c08a3a' };

/** Draws a round of maize bread with its cracked rim and the marks of the griddle. */
function bread(S, x, y, R) {
  const rim = range(40).map((i) => {
    const a = (i / 40) * 6.283;
    const r = R * (0.97 + 0.05 * S.r());
    return `${f(x + Math.cos(a) * r)} ${f(y + Math.sin(a) * r)}`;
  });
  const d = `M${rim.join('L')}Z`;
  return (
    path(d, '#1c0c08', 'opacity=".45" transform="translate(16 22)"') +
    path(d, '#e8b23c') +
    S.shade(d, '#9a5a12', 0, 0.9, [0.2, 0.1, 0.9, 1]) +
    S.shade(d, '#fff0b0', 0.8, 0, [0.1, 0, 0.5, 0.5]) +
    S.inside(
      d,
      scattered(S, x, y, R * 0.86, 26, R * 0.11, ['#8a4a14', '#a8641c', '#6a3410']) +
        scattered(S, x, y, R, 60, R * 0.03, ['#f8d880', '#c8862a']),
    )
  );
}

export function sarson({ table = '#5a3a22', cloth = '#2f5a3a', ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 611, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, table));
  for (const i of range(9)) {
    const y = (i * H) / 8.4;
    S.add(
      rect(0, y, W, H / 8.4 - 4, ['#6a4428', '#5f3c23', '#74502f'][i % 3]),
      line(`M-10 ${f(y + 50)}q${W * 0.4} ${i % 2 ? 24 : -24} ${W} 10`, '#3a2212', 3, 'opacity=".5"'),
    );
  }
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#1c0e08', 0, 0.9, [0.1, 0, 1, 1]));
  const [x, y] = [W * S.by(0.6, 0.54), H * S.by(0.54, 0.52)];
  S.add(
    group(
      rect(-620, -900, 1240, 1900, cloth) +
        range(12)
          .map((i) => rect(-620, -900 + i * 160, 1240, 26, '#e8c24a', 'opacity=".85"'))
          .join('') +
        S.shade('M-620 -900H620V1000H-620Z', '#0a1e14', 0.05, 0.8, [0, 0, 1, 0.5]),
      `transform="translate(${f(x)} ${f(y)}) rotate(-17)"`,
    ),
  );
  const R = S.by(520, 500);
  S.add(dish(S, x, y, R, BRASS));
  S.add(bread(S, x - R * 0.26, y + R * 0.3, R * 0.44), bread(S, x - R * 0.4, y + R * 0.06, R * 0.44));
  const [bx, by, br] = [x + R * 0.3, y - R * 0.2, R * 0.44];
  S.add(dish(S, bx, by, br, CLAY), circle(bx, by, br * 0.82, '#3f6a26'));
  S.add(scattered(S, bx, by, br * 0.74, 70, 20, ['#567f2c', '#2f5220', '#6a9436', '#4a7428']));
  S.add(S.shade(oval(bx, by, br * 0.82), '#12240c', 0.8, 0, [0, 0, 0.6, 0.7]));
  const pat = `M${f(bx - 76)} ${f(by + 10)}q8 -72 78 -66q80 4 72 62q-12 58 -80 54q-72 -4 -70 -50Z`;
  S.add(path(pat, '#fff6d8'), S.shade(pat, '#d8a84a', 0, 0.8, [0.2, 0.1, 0.9, 1]));
  S.add(ellipse(bx + 10, by + 62, 92, 26, '#f6dc8a', 'opacity=".55"'));
  S.add(
    path(`M${f(x + R * 0.3)} ${f(y + R * 0.5)}l96 -44l78 50l-22 74l-104 16Z`, '#8a4a1c'),
    S.shade(`M${f(x + R * 0.3)} ${f(y + R * 0.5)}l96 -44l78 50l-22 74l-104 16Z`, '#3a1608', 0, 0.9, [0.1, 0, 1, 1]),
    path(`M${f(x + R * 0.3)} ${f(y + R * 0.5)}l96 -44l78 50l-90 24Z`, '#c07a34'),
  );
  // two chillies, a radish cut, mustard in flower beside the plate
  for (const [cx, cy, a] of [
    [x + R * 0.62, y + R * 0.24, 30],
    [x + R * 0.7, y + R * 0.36, 52],
  ])
    S.add(
      group(
        path('M-84 0C-40 -22 30 -20 84 8C30 14 -40 20 -84 0Z', '#5a9a2f') +
          line('M-84 0q-20 -6 -34 -22', '#3a6a20', 8) +
          line('M-60 -4Q0 -12 50 2', '#c8e88a', 4, 'opacity=".7"'),
        `transform="translate(${f(cx)} ${f(cy)}) rotate(${a})"`,
      ),
    );
  for (const i of range(S.by(5, 4))) {
    const [sx, sy] = [W * S.by(0.06 + i * 0.05, 0.04 + i * 0.05), H * S.by(0.98, 0.99)];
    const [tx, ty] = [sx + 60 + i * 46, H * (0.34 + 0.1 * ((i * 3) % 4))];
    S.add(line(`M${f(sx)} ${f(sy)}Q${f(sx)} ${f((sy + ty) / 2)} ${f(tx)} ${f(ty)}`, '#5f8a2f', 9));
    for (const _ of range(34)) {
      const [px, py] = [tx + (S.r() - 0.5) * 120, ty + (S.r() - 0.3) * 190];
      S.add(circle(px, py, 8 + 9 * S.r(), ['#ffd23a', '#f7b81f', '#fff0a0'][Math.floor(S.r() * 3)]));
    }
  }
  return finish(S.add(steam(bx, by - 60, 300)), options.framed);
}
