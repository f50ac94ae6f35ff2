// The garden before the glass house: lawn with the light of the panes on it, a low stone wall, grasses and flowers.
import { f, lerp, range, rng } from '../../kit/numbers.mjs';
import { circle, ellipse, line, open, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

/** Draws the lawn, and on it the light that falls through the panes. */
export function lawn(S, flank, hz) {
  const { W, H } = S;
  const ground = S.lin([
    [0, '#2c2c5c'],
    [0.2, '#1d2450'],
    [1, '#0a1030'],
  ]);
  const lights = flank.turns.slice(5, -1).map((_, i) => {
    const tone = S.lin([
      [0, '#ffbe6a', 0.75],
      [0.6, '#d8784a', 0.28],
      [1, '#b8506a', 0],
    ]);
    const d = S.trim(flank.light(i + 5, 1.34));
    return d && path(d, tone);
  });
  return (
    rect(0, hz, W, H - hz, ground) +
    S.pooled(W * S.by(0.78, 0.86), hz + (H - hz) * 0.5, W * S.by(0.42, 0.6), (H - hz) * 0.5, '#f0a05a', 0.35) +
    soft(S, lights.join(''), 7) +
    S.shade(`M0 ${hz}H${W}V${H}H0Z`, '#070b26', 0, 0.7, [0, 0.2, 0, 1], 'b')
  );
}

/** Draws tufts over the lawn, and drifts of small white flowers in it; `drifts` are [x, y, spread, how many]. */
export function gardenMeadow(S, hz, drifts) {
  const { W, H } = S;
  const r = rng(S.seed + 41);
  const tufts = range(S.by(420, 300)).map(() => {
    const near = r() ** 1.3;
    const [x, y, h] = [r() * W, lerp(hz + 6, H, near), 5 + 34 * near];
    const fan = [-0.5, -0.1, 0.3].map(
      (u) => `M${f(x + u * h * 0.3)} ${f(y)}q${f(u * h * 0.2)} ${f(-h * 0.6)} ${f(u * h)} ${f(-h)}`,
    );
    return line(fan.join(''), r() > 0.5 ? '#34406f' : '#0c1234', 1 + 1.4 * near, 'opacity=".6"');
  });
  const dots = drifts.flatMap(([x, y, spread, n]) =>
    range(n).map(() => {
      const [u, v] = [r() + r() - 1, r() + r() - 1];
      const size = (1.2 + 2.2 * r()) * (0.5 + (1.6 * (y - hz)) / (H - hz));
      return ellipse(x + u * spread, y + v * spread * 0.13, size * 1.3, size, r() > 0.3 ? '#cfcbe6' : '#9a98c8');
    }),
  );
  return S.pooled(W * 0.2, hz + 6, W * 0.4, 46, '#a8607e', 0.3) + tufts.join('') + dots.join('');
}

/** Draws a bush of small leaves on x, y, h tall and w wide, lit from the right, with n white blossoms in it. */
export function bush(x, y, w, h, n) {
  const r = rng(Math.round(x + y));
  const spot = () => {
    const [a, d] = [Math.PI * r(), r() ** 0.6];
    return [Math.cos(a) * d, Math.sin(a) * d];
  };
  const leaves = range(Math.round(w * 1.5)).map(() => {
    const [u, v] = spot();
    const [px, py, long] = [x + u * w * 0.5, y - v * h, 9 + 9 * r()];
    const turn = -Math.PI / 2 + u * 1.3 + (r() - 0.5) * 1.2;
    const [c, s] = [Math.cos(turn) * long, Math.sin(turn) * long];
    const tone = r() < 0.08 + 0.24 * u ? '#6a5068' : ['#111a40', '#18244e', '#22305e'][Math.floor(r() * 3)];
    return path(
      `M${f(px)} ${f(py)}Q${f(px + c * 0.6 - s * 0.4)} ${f(py + s * 0.6 + c * 0.4)} ` +
        `${f(px + c * 1.5)} ${f(py + s * 1.5)}` +
        `Q${f(px + c * 0.6 + s * 0.4)} ${f(py + s * 0.6 - c * 0.4)} ${f(px)} ${f(py)}Z`,
      tone,
    );
  });
  const blossoms = range(n).map(() => {
    const [u, v] = spot();
    const [px, py] = [x + u * w * 0.5, y - v * h];
    return (
      range(5)
        .map((i) =>
          ellipse(
            px + 4.4 * Math.cos(i * 1.257),
            py + 4 * Math.sin(i * 1.257),
            3.6,
            3.4,
            u > 0 ? '#fbeedd' : '#cfcce6',
          ),
        )
        .join('') + circle(px, py, 2, '#e8b04a')
    );
  });
  return ellipse(x, y - h * 0.42, w * 0.36, h * 0.46, '#0d1437') + leaves.join('') + blossoms.join('');
}

/** Returns the point at t (0 to 1) of the curve through the ends a and c that b bends. */
const along =
  ([a, b, c]) =>
  (t) =>
    [0, 1].map((k) => (1 - t) ** 2 * a[k] + 2 * (1 - t) * t * b[k] + t * t * c[k]);

/** Draws a low curved wall of stones whose top runs through `top` (left to right), `high` units tall. */
export function stoneWall(S, top, high) {
  const r = rng(S.seed + 5);
  const at = along(top);
  const course = (down) => range(31).map((i) => [at(i / 30)[0], at(i / 30)[1] + down]);
  const deep = high * 0.2;
  const face = P([...course(0), ...course(high).reverse()]);
  const cap = P([...course(-deep), ...course(deep * 0.8).reverse()]);
  const joints = range(3).flatMap((row) =>
    range(11).map((i) => {
      const [x, y] = at((i + (row % 2) * 0.5 + 0.2 * r()) / 11);
      const y0 = y + lerp(deep, high, row / 3);
      return `M${f(x)} ${f(y0)}L${f(x + 3)} ${f(y0 + high * 0.27)}`;
    }),
  );
  const courses = range(2).map((i) => open(course(lerp(deep, high, (i + 1) / 3))));
  return (
    path(face, '#353461') +
    S.shade(face, '#0c1030', 0.9, 0, [0, 0.5, 1, 0.1], 'b') +
    line(joints.join('') + courses.join(''), '#161a42', 2.4, 'opacity=".75"') +
    path(cap, '#5d5484') +
    S.shade(cap, '#ffb878', 0, 0.9, [0.2, 0.6, 1, 0], 'b') +
    line(open(course(deep * 0.8)), '#1b1d48', 3) +
    line(open(course(-deep)), '#f4b97a', 2.4, 'opacity=".7"')
  );
}

/** Draws fireflies: small yellow lights, each with the short trail of its flight. */
export const fireflies = (S, places) =>
  places
    .map(
      ([x, y, size]) =>
        S.glow(x, y, size * 9, '#ffe27a', 0.75) +
        line(
          `M${f(x - size * 7)} ${f(y + size * 3)}Q${f(x - size * 3)} ${f(y + size * 3.6)} ${f(x)} ${f(y)}`,
          '#ffe9a0',
          size * 0.4,
          'opacity=".45"',
        ) +
        circle(x, y, size, '#fff6c4'),
    )
    .join('');

/** Draws a shadow that lies on the ground. */
export const shadowOnGround = (x, y, rx, ry) => ellipse(x, y, rx, ry, '#060a24', 'opacity=".5"');
