// balconies: a red wall seen along its length, its carved balconies growing towards the viewer, evening sun across it.
import { jharokha } from '../../kit/architecture/jharokha.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { birds } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** The wall's course lines meet far to the left; t is the distance along it, 0 far, 1 near. */
function wallMap(_S, { far, near }) {
  const span = (t) => t ** 1.55;
  return {
    x: (t) => far.x + (near.x - far.x) * span(t),
    y: (t, v) => {
      const k = far.k + (near.k - far.k) * span(t);
      return far.y + (near.y - far.y) * span(t) - v * k;
    },
    k: (t) => far.k + (near.k - far.k) * span(t),
  };
}

function woman(x, y, s, dark) {
  return group(
    path('M-26 0Q-34 -56 -16 -74Q-22 -112 4 -114Q30 -110 22 -74Q40 -56 34 0Z', dark) +
      circle(2, -92, 17, dark) +
      path('M4 -118Q-30 -116 -24 -70Q-38 -40 -36 0L-20 0Q-18 -60 -6 -104Z', '#d9763a'),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(s)})"`,
  );
}

export function balconies({ stone = '#b4563f', shadow = '#5c1f3c', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 321, ...options });
  const _p = S.pal;
  const c = { base: stone, dark: shadow, lite: mix(stone, '#ffe2b8', 0.55), gold: '#f0c067' };
  const map = wallMap(S, {
    far: { x: S.W * S.by(0.1, -0.1), y: S.H * S.by(0.58, 0.6), k: 0.32 },
    near: { x: S.W * S.by(1.02, 1.2), y: S.H * S.by(0.8, 0.78), k: S.by(1.5, 1.5) },
  });
  S.add(
    rect(
      0,
      0,
      S.W,
      S.H,
      S.lin([
        [0, '#3a5a86'],
        [0.35, '#d98f6a'],
        [0.6, '#f8cf8a'],
        [1, '#fbe3b4'],
      ]),
    ),
    S.shade(`M0 0H${S.W}V${S.H * 0.5}H0Z`, '#1d3560', 0.8, 0, [0, 0, 0.2, 1]),
    birds(S.W * S.by(0.22, 0.2), S.H * 0.2, 20, 7, '#43203a', S.r),
  );
  const top = 620;
  const edge = (v, n = 30) => range(n + 1).map((i) => [map.x(i / n), map.y(i / n, v)]);
  const wall = P([...edge(top), ...edge(-900).reverse()]);
  S.add(path(wall, stone), S.shade(wall, '#ffcf8f', 0.6, 0, [0, 0, 0.9, 0.5]));
  for (const v of range(24).map((i) => -860 + i * 62))
    S.add(
      line(
        `M${edge(v)
          .map((q) => q.map(f).join(' '))
          .join('L')}`,
        mix(stone, shadow, 0.6),
        1.6,
        'opacity=".5"',
      ),
    );
  for (const i of range(18)) {
    const t = ((i + 0.5) / 18) ** 0.66;
    const k = map.k(t);
    S.add(
      group(
        merlons(-56, 56, 0, 56, mix(stone, '#ffe2b8', 0.2)),
        `transform="translate(${f(map.x(t))} ${f(map.y(t, top))}) scale(${f(k)})"`,
      ),
    );
  }
  S.add(
    line(
      `M${edge(top - 30)
        .map((q) => q.map(f).join(' '))
        .join('L')}`,
      c.lite,
      9,
    ),
    line(
      `M${edge(top - 70)
        .map((q) => q.map(f).join(' '))
        .join('L')}`,
      c.gold,
      2.4,
    ),
  );
  // balconies, far ones first; each throws its shadow down and to the right
  const lit = { hi: '#ffe6b0', mid: '#3b1a36', deep: '#1f0f2c' };
  for (const [i, t] of [0.2, 0.36, 0.53, 0.71, 0.92].entries()) {
    const [x, y, k] = [map.x(t), map.y(t, 250), map.k(t)];
    const w = 260 * k;
    const cast = P([
      [x + w * 0.5, y - w * 0.9],
      [x + w * 1.2, y - w * 0.2],
      [x + w * 1.15, y + w * 1.3],
      [x + w * 0.1, y + w * 0.32],
    ]);
    S.add(S.shade(cast, shadow, 0.9, 0.15, [0, 0, 0.8, 1]));
    S.add(jharokha(S, x, y, w, c, i === 1 ? { ...lit, mid: '#ffc163', deep: '#b5523d' } : lit));
    if (i === 3) S.add(woman(x, y - w * 0.05, k * 0.92, '#2a1030'));
    const [bx, by] = [x, map.y(t, -330)];
    S.add(
      path(
        `M${f(bx - w * 0.3)} ${f(by + w)}V${f(by - w * 0.3)}Q${f(bx)} ${f(by - w * 0.75)} ${f(bx + w * 0.3)} ${f(by - w * 0.3)}V${f(by + w)}Z`,
        '#3b1a36',
      ),
    );
    S.add(
      line(
        `M${f(bx - w * 0.36)} ${f(by + w)}V${f(by - w * 0.3)}Q${f(bx)} ${f(by - w * 0.84)} ${f(bx + w * 0.36)} ${f(by - w * 0.3)}V${f(by + w)}`,
        c.lite,
        w * 0.04,
      ),
    );
  }
  const foot = `M0 ${f(S.H * 0.6)}L${S.W} ${f(S.H * 0.86)}V${S.H}H0Z`;
  S.add(S.shade(foot, '#2a1030', 0, 0.95, [0.3, 0, 0, 1]));
  return finish(S, options.framed);
}
