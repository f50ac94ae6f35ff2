// fields: rows of mustard run to a low horizon, the palace small upon it, a tower of cloud above.
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { birds } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, oval, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A tower of cloud standing on y: heaps of discs, lit from the right, flat below. */
function cloud(S, x, y, w, h, { lit, shadow, foot }) {
  const heaps = range(26).map((i) => {
    const t = (i / 26) ** 0.8;
    const reach = w * (0.5 - 0.34 * t) * (0.6 + 0.7 * S.r());
    return [
      x + (i % 2 ? 1 : -1) * reach * S.r() * 1.3 + w * 0.1 * t,
      y - h * t * (0.75 + 0.3 * S.r()),
      w * (0.2 - 0.1 * t) * (0.8 + 0.5 * S.r()),
    ];
  });
  const d = [
    ...heaps.map(([a, b, r]) => oval(a, b, r, r * 0.84)),
    `M${x - w * 0.62} ${y}Q${x} ${y - h * 0.2} ${x + w * 0.62} ${y}Z`,
  ].join('');
  return S.inside(
    `M-50 -50H${S.W + 50}V${y}H-50Z`,
    path(d, lit) +
      heaps
        .map(([a, b, r]) => {
          const o = oval(a, b, r, r * 0.84);
          return S.shade(o, shadow, 0.75, 0, [0, 0.9, 0.75, 0.1]) + S.shade(o, '#ffffff', 0, 0.5, [0.5, 0.5, 1, 0]);
        })
        .join('') +
      S.shade(d, foot, 0, 0.8, [0, 0.45, 0, 1]),
  );
}

/** The palace from far away, its foot on y: two storeys of lit arches, a gate, flags on the corner towers. */
function farHouse(p, x, y, k) {
  const arches = (x0, n, step, foot, h, w) =>
    range(n)
      .map((i) => {
        const ax = x0 + i * step;
        return path(
          `M${f(ax - w)} ${f(foot)}V${f(foot - h * 0.6)}Q${f(ax - w)} ${f(foot - h)} ${f(ax)} ${f(foot - h * 1.12)}Q${f(ax + w)} ${f(foot - h)} ${f(ax + w)} ${f(foot - h * 0.6)}V${f(foot)}Z`,
          p.lit.mid,
        );
      })
      .join('');
  const [half, h] = [1150 * k, 290 * k];
  let o = rect(x - half, y - h, 2 * half, h, p.base) + rect(x - half, y - h, 2 * half, 16 * k, p.lite);
  o += rect(x, y - h, half, h, p.dark, 'opacity=".18"') + rect(x - half, y - h * 0.52, 2 * half, 8 * k, p.gold);
  for (const s of [-1, 1]) {
    o += arches(s > 0 ? x + 290 * k : x - half + 70 * k, 9, 100 * k, y, 100 * k, 30 * k);
    o += arches(s > 0 ? x + 290 * k : x - half + 70 * k, 9, 100 * k, y - h * 0.54, 90 * k, 26 * k);
    const tx = x + s * half;
    o +=
      rect(tx - 70 * k, y - h * 1.42, 140 * k, h * 1.42, p.lite) +
      rect(tx, y - h * 1.42, 70 * k, h * 1.42, p.dark, 'opacity=".25"');
    o += path(
      `M${f(tx)} ${f(y - h * 1.42)}V${f(y - h * 2.1)}l${f(110 * k)} ${f(34 * k)}L${f(tx)} ${f(y - h * 1.88)}`,
      '#c2344f',
    );
  }
  o +=
    rect(x - 190 * k, y - h * 1.6, 380 * k, h * 1.6, p.lite) +
    rect(x + 20 * k, y - h * 1.6, 170 * k, h * 1.6, p.dark, 'opacity=".2"');
  return o + arches(x, 1, 1, y, 330 * k, 110 * k) + rect(x - 210 * k, y - h * 1.66, 420 * k, 22 * k, p.gold);
}

function rows(S, _p, vx, hz) {
  const n = 64;
  const spread = S.W * 5.2;
  const at = (u, y) => vx + (u - 0.5) * spread * ((y - hz) / (S.H - hz)) + (u - 0.5) * 60;
  const strip = (u0, u1) =>
    P([
      [at(u0, hz), hz],
      [at(u1, hz), hz],
      [at(u1, S.H), S.H],
      [at(u0, S.H), S.H],
    ]);
  let o = rect(0, hz, S.W, S.H - hz, '#5d6a2c');
  for (const i of range(n)) {
    const d = strip(i / n, (i + 0.66) / n);
    o +=
      path(d, i % 2 ? '#f2bd2c' : '#eab022') +
      S.shade(d, '#a86a14', 0, 0.75, [0, 0, 1, 0]) +
      S.shade(d, '#fff0a0', 0.8, 0, [0, 0, 0, 0.7]);
  }
  // blossoms over the nearest rows, coarser towards the viewer
  for (const _ of range(1500)) {
    const t = S.r() ** 0.6;
    const y = hz + 30 + (S.H - hz - 30) * t;
    const u = (Math.floor(S.r() * n) + 0.1 + S.r() * 0.5) / n;
    o += circle(
      at(u, y),
      y - 4 * t,
      1 + 6 * t * S.r(),
      S.r() > 0.4 ? '#ffdf5a' : '#fff2ae',
      `fill-opacity="${f(0.5 + 0.5 * t)}"`,
    );
  }
  return o;
}

/** `walker` a woman with a load of mustard on the path; `house` how large the palace stands. */
export function fields({ house = 0.2, walker = true, storm = true, ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 311, axis: 0.7, ...options });
  const p = S.pal;
  const hz = S.H * S.by(0.52, 0.56);
  S.add(
    rect(
      0,
      0,
      S.W,
      hz,
      S.lin([
        [0, p.sky[0]],
        [0.4, p.sky[1]],
        [0.75, p.sky[2]],
        [0.92, p.sky[3]],
        [1, p.sky[4]],
      ]),
    ),
    S.shade(`M0 0H${S.W}V${hz * 0.7}H0Z`, mix(p.sky[0], '#0b1028', 0.35), 0.8, 0, [0, 0, 0.3, 1]),
  );
  if (storm)
    S.add(
      cloud(S, S.W * S.by(0.3, 0.36), hz * 0.97, S.by(900, 900), hz * 0.8, {
        lit: '#fbeed2',
        shadow: p.sky[0],
        foot: mix(p.sky[1], p.mid, 0.5),
      }),
      cloud(S, S.W * 0.86, hz * 0.99, S.by(420, 380), hz * 0.34, { lit: '#fdf2d8', shadow: p.sky[1], foot: p.sky[1] }),
    );
  S.add(
    birds(S.W * 0.74, hz * S.by(0.3, 0.1), 16, 7, p.dark, S.r),
    rect(0, hz - 8, S.W, 20, mix(p.leafm, p.sky[3], 0.3)),
  );
  const k = house;
  S.add(farHouse(p, S.cx, hz + 2, k));
  S.add(
    treeline(S, -20, S.cx - 1250 * k, hz + 6, 30, p.leafm, 4),
    treeline(S, S.cx + 1230 * k, S.W + 20, hz + 6, 34, p.leafm, 9),
    rows(S, p, S.cx, hz),
  );
  if (walker) {
    const [x, y] = [S.W * S.by(0.47, 0.34), hz + (S.H - hz) * 0.36];
    S.add(
      guest(S, x, y, S.by(210, 230), {
        kind: 'sari',
        coat: '#c2344f',
        trim: '#2f6f86',
        dark: '#3b1029',
        lite: '#ffd9b0',
        light: -1,
      }),
      path(oval(x, y - S.by(196, 214), 40, 26), '#f2bd2c'),
      S.shade(oval(x, y - S.by(196, 214), 40, 26), '#7a5a14', 0.9, 0, [0, 1, 0.6, 0]),
      range(26)
        .map(() => circle(x + (S.r() - 0.5) * 84, y - S.by(200, 218) + (S.r() - 0.6) * 40, 4, '#ffdf5a'))
        .join(''),
    );
  }
  return finish(S, options.framed);
}
