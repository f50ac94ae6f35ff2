// pavilion: a long low garden pavilion, its awnings out, seen across cut grass early; gardeners, a hose, washed light.
import { guest } from '../../kit/figures/guests.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function pavilion({ stripe = ['#f0902c', '#fff4e0'], ...options } = {}) {
  const S = stage({ pal: 'turmeric', seed: 1171, ...options });
  const { W, H } = S;
  const hz = H * 0.56;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#78aebe'],
        [0.35, '#d9dfc0'],
        [0.56, '#fbe3ac'],
      ]),
    ),
  );
  for (const i of range(6))
    S.add(
      path(
        `M${f(W * (0.1 + 0.16 * i))} ${f(H * (0.08 + 0.05 * ((i * 3) % 4)))}q${f(W * 0.1)} -24 ${f(W * 0.24)} 4q${f(-W * 0.1)} 22 ${f(-W * 0.24)} -4Z`,
        '#fffaf0',
        'opacity=".6"',
      ),
    );
  for (const i of range(22)) {
    const [x, r] = [(i * W) / 20, 70 + 90 * S.r()];
    S.add(
      ellipse(x, hz - 110, r, r * 0.9, i % 2 ? '#7f9a5c' : '#93aa68'),
      S.shade(
        `M${f(x - r)} ${f(hz - 110)}a${f(r)} ${f(r * 0.9)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r * 0.9)} 0 1 1 ${f(-2 * r)} 0Z`,
        '#2f4f2c',
        0,
        0.8,
        [0.2, 0, 0.9, 1],
      ),
    );
  }
  // the front runs away to the left from a near right corner
  const at = (u, v) => {
    const p = 1 - (1 - u) ** 1.6;
    return [lerp(W * 1.04, W * S.by(0.14, -0.1), p), lerp(lerp(H * 0.74, hz + 14, p), lerp(H * 0.12, hz - 120, p), v)];
  };
  const face = P([at(0, 0), at(1, 0), at(1, 0.86), at(0, 0.86)]);
  S.add(path(face, '#fbe8c4'), S.shade(face, '#b5703a', 0, 0.6, [1, 0, 0, 0.4]));
  const bays = 8;
  for (const i of range(bays)) {
    const [a, b] = [(i + 0.14) / bays, (i + 0.86) / bays];
    const d = P([at(a, 0), at(a, 0.5), at((a + b) / 2, 0.58), at(b, 0.5), at(b, 0)]);
    S.add(
      path(d, '#7a4a2c'),
      S.shade(d, '#ffd58a', 0.9, 0, [0.6, 1, 0.4, 0.2]),
      path(P([at(a, 0), at(a, 0.5), at(a + 0.02, 0.5), at(a + 0.02, 0)]), '#fff6e4'),
      path(P([at(b - 0.02, 0), at(b - 0.02, 0.5), at(b, 0.5), at(b, 0)]), '#fff6e4'),
    );
    const [x, y] = at((a + b) / 2, 0.36);
    S.add(S.glow(x, y, lerp(110, 26, a), '#fff3c4', 0.9), circle(x, y, lerp(13, 4, a), '#fffdf0'));
  }
  // awnings, each of nine stripes, with a scalloped edge
  for (const i of range(bays).toReversed()) {
    const [a, b] = [(i + 0.04) / bays, (i + 0.96) / bays];
    for (const k of range(9)) {
      const [p, q] = [lerp(a, b, k / 9), lerp(a, b, (k + 1) / 9)];
      const out = (u) => {
        const [x, y] = at(u, 0.5);
        return [x - lerp(70, 16, u), y + lerp(46, 10, u)];
      };
      const d = P([at(p, 0.72), at(q, 0.72), out(q), out(p)]);
      S.add(path(d, stripe[k % 2]), S.shade(d, '#8a3a14', 0, 0.6, [0, 0, 0, 1]));
      const [m, h] = [[(out(p)[0] + out(q)[0]) / 2, (out(p)[1] + out(q)[1]) / 2], lerp(34, 9, p)];
      S.add(
        path(
          `M${out(p).map(f).join(' ')}L${out(q).map(f).join(' ')}Q${f(m[0])} ${f(m[1] + h * 1.8)} ${out(p).map(f).join(' ')}Z`,
          stripe[(k + 1) % 2],
        ),
      );
    }
  }
  const eave = P([at(0, 0.86), at(1, 0.86), at(1, 0.94), at(0, 0.94)]);
  S.add(path(eave, '#fff6e4'), S.shade(eave, '#b5703a', 0, 0.7, [0, 0, 0, 1]));
  for (const i of range(40)) {
    const [x, y] = at(i / 40, 0.94);
    const k = lerp(1, 0.25, i / 40);
    S.add(rect(x - 9 * k, y - 44 * k, 14 * k, 46 * k, '#fbe8c4'), circle(x - 2 * k, y - 50 * k, 11 * k, '#fff6e4'));
  }
  // lawn with mowing stripes towards the far end, long shadow of the front
  S.add(path(`M-20 ${f(hz + 12)}L${f(W * 0.2)} ${f(hz + 10)}L${f(W * 1.04)} ${f(H * 0.74)}V${H + 20}H-20Z`, '#86a63a'));
  const v = [W * S.by(0.06, -0.1), hz + 6];
  for (const i of range(16))
    S.add(
      path(
        P([
          [v[0], v[1]],
          [lerp(-W * 0.9, W * 1.5, i / 16), H + 20],
          [lerp(-W * 0.9, W * 1.5, (i + 0.5) / 16), H + 20],
        ]),
        '#a8c24a',
        `clip-path="${S.clip(`M-20 ${f(hz + 12)}L${f(W * 0.2)} ${f(hz + 10)}L${f(W * 1.04)} ${f(H * 0.74)}V${H + 20}H-20Z`)}" opacity=".8"`,
      ),
    );
  S.add(
    S.shade(
      `M-20 ${f(hz + 12)}L${f(W * 0.2)} ${f(hz + 10)}L${f(W * 1.04)} ${f(H * 0.74)}V${H + 20}H-20Z`,
      '#23401c',
      0,
      0.9,
      [0.3, 0, 0.5, 1],
    ),
    path(
      P([at(0, 0), at(1, 0), [W * 0.1, hz + 60], [W * 0.72, H + 20], [W * 1.1, H + 20]]),
      '#23401c',
      'opacity=".28"',
    ),
  );
  for (const _ of range(200))
    S.add(
      line(
        `M${f(S.r() * W)} ${f(H * (0.8 + 0.2 * S.r()))}q3 -14 ${f((S.r() - 0.5) * 20)} -30`,
        ['#5f8a2c', '#c8d86a'][Math.floor(S.r() * 2)],
        3,
      ),
    );
  const look = { dark: '#2c2a14', lite: '#fff0c0', light: -1 };
  const [gx, gy] = [W * S.by(0.3, 0.34), H * 0.86];
  S.add(
    path(`M${f(gx - 20)} ${f(gy)}l-330 60h90l290 -56Z`, '#23401c', 'opacity=".4"'),
    guest(S, gx, gy, S.by(330, 330), { kind: 'man', coat: '#f4ead4', trim: '#e8762a', ...look }),
    line(
      `M${f(gx + 40)} ${f(gy - 150)}C${f(gx + 160)} ${f(gy - 120)} ${f(gx + 60)} ${f(gy + 60)} ${f(gx + 330)} ${f(gy + 40)}T${W + 20} ${f(H * 0.93)}`,
      '#3f7a5a',
      12,
    ),
    ...range(60).map(() => {
      const t = S.r();
      return circle(
        gx + 60 + t * 330 + 30 * S.r(),
        gy - 170 - 130 * Math.sin(t * 2.7) + 40 * S.r(),
        2 + 5 * S.r(),
        '#ffffff',
        'opacity=".85"',
      );
    }),
  );
  return finish(S, options.framed);
}
