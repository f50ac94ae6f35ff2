// ramparts: a plain fort wall of large blocks, seen along its foot; drums wait on the ground before it.
import { mix } from '../../kit/colour.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A dhol standing on one skin: staved body, rope lacing, brass rings. */
function dhol(S, x, y, k, { body, lean = 0 }) {
  const d = 'M-92 -236Q-128 -118 -92 0Q0 26 92 0Q128 -118 92 -236Q0 -258 -92 -236Z';
  let o =
    ellipse(20, 4, 150, 24, '#101c14', 'opacity=".5"') +
    path(d, body) +
    S.shade(d, '#2a0f0c', 0, 0.95, [0.3, 0, 1, 0.1]) +
    S.shade(d, '#ffdca0', 0.8, 0, [0, 0, 0.3, 0]);
  const ropes = range(9).map((i) => {
    const [a, b, c] = [-90 + i * 22.5, -112 + i * 28, -90 + (i + 0.5) * 22.5];
    return `M${f(a)} -232Q${f(b)} -118 ${f(c)} 4M${f(c)} -232Q${f(b + 12)} -118 ${f(a)} 4`;
  });
  o += S.inside(
    d,
    line(ropes.join(''), '#f6e3b4', 4.5) +
      line('M-116 -118Q0 -96 116 -118', '#e0ae57', 12) +
      line('M-116 -104Q0 -82 116 -104', '#8a4a1a', 3),
  );
  o +=
    ellipse(0, -238, 95, 25, '#e0ae57') +
    ellipse(0, -241, 86, 21, '#fbeed2') +
    ellipse(0, -241, 40, 9, '#3a2418', 'opacity=".75"') +
    line('M-95 -232Q0 -206 95 -232', '#8a5a1e', 4) +
    line('M-93 2Q0 27 93 2', '#e0ae57', 11);
  return group(o, `transform="translate(${f(x)} ${f(y)}) rotate(${lean}) scale(${k})"`);
}

/** Points of the wall: u along it (0 near, 1 far) in equal lengths of wall, v up it (0 to 1). */
function plane([x0, y0, h0], [x1, y1, h1]) {
  return (u, v) => {
    const t = u === 0 ? 0 : 1 / (1 + ((1 - u) * h1) / (u * h0));
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - v * (h0 + (h1 - h0) * t)];
  };
}

export function ramparts({ stone = '#b9ad86', moss = '#5d7348', flag = '#c8502f', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 341, ...options });
  const p = S.pal;
  const { W, H } = S;
  const foot = H * S.by(0.72, 0.7);
  const at = plane(
    [W * 1.08, foot + H * 0.06, H * S.by(0.66, 0.56)],
    [W * S.by(0.08, -0.1), foot - H * 0.02, H * S.by(0.2, 0.2)],
  );
  const quad = (u0, v0, u1, v1) => P([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#1f4a52'],
        [0.35, '#6f9a8a'],
        [0.6, '#e2cf98'],
        [0.72, '#f8e4b0'],
      ]),
    ),
    S.shade(`M0 0H${W}V${H * 0.45}H0Z`, '#0d2c33', 0.8, 0, [0.4, 0, 0.2, 1]),
    treeline(S, -20, W * 0.3, foot - 4, 60, '#3f6a55', 6),
    rect(0, foot - 12, W, H - foot + 12, '#8a8a54'),
  );
  const whole = quad(0, 0, 1, 1);
  S.add(
    path(whole, stone),
    S.shade(whole, '#4a4a2c', 0.75, 0, [0, 1, 0.1, 0]),
    S.shade(whole, '#fff2c4', 0, 0.75, [1, 0.2, 0, 0]),
  );
  // courses and joints, blocks of uneven tone
  const courses = 9;
  for (const j of range(courses))
    for (const i of range(22)) {
      const off = j % 2 ? 0.5 : 0;
      const [u0, u1] = [Math.max(0, (i - off) / 21), Math.min(1, (i + 1 - off) / 21)];
      if (u1 <= u0) continue;
      const d = quad(u0, j / courses, u1, (j + 1) / courses);
      const r = S.r();
      if (r > 0.72) S.add(path(d, mix(stone, '#6d6a44', 0.35), 'opacity=".6"'));
      else if (r < 0.2) S.add(path(d, mix(stone, '#fff2cc', 0.5), 'opacity=".55"'));
      if (j < 2 && r > 0.5) S.add(S.shade(d, moss, 0.9, 0, [0, 1, 0, 0]));
      S.add(line(d, '#5f5a3a', 1.8, 'opacity=".6"'));
    }
  for (const i of range(15)) {
    const [u0, u1] = [i / 15, (i + 0.58) / 15];
    const d = quad(u0, 0.99, u1, 1.14);
    const side = P([at(u1, 0.99), at(u1 + 0.006, 0.99), at(u1 + 0.006, 1.14), at(u1, 1.14)]);
    S.add(
      path(d, mix(stone, '#fff2cc', 0.25)),
      S.shade(d, '#4a4a2c', 0.7, 0, [0, 1, 0, 0]),
      path(side, '#7a744c'),
      line(d, '#5f5a3a', 1.6, 'opacity=".6"'),
    );
    const slot = quad(u0 + 0.016, 0.78, u0 + 0.024, 0.9);
    S.add(path(slot, '#3a3a26'));
  }
  S.add(line(`M${at(0, 0.965).map(f).join(' ')}L${at(1, 0.965).map(f).join(' ')}`, '#fff2cc', 6, 'opacity=".7"'));
  // one flag, off the middle
  const [fx, fy] = at(0.34, 1.12);
  const cloth = `M${f(fx)} ${f(fy - 210)}C${f(fx - 60)} ${f(fy - 236)} ${f(fx - 110)} ${f(fy - 170)} ${f(fx - 190)} ${f(fy - 196)}L${f(fx - 150)} ${f(fy - 150)}L${f(fx - 196)} ${f(fy - 104)}C${f(fx - 110)} ${f(fy - 84)} ${f(fx - 60)} ${f(fy - 136)} ${f(fx)} ${f(fy - 112)}Z`;
  S.add(
    line(`M${f(fx)} ${f(fy)}V${f(fy - 226)}`, '#3a3020', 7),
    circle(fx, fy - 230, 9, p.gold),
    path(cloth, flag),
    S.shade(cloth, '#4a1010', 0, 0.8, [0.2, 0, 0.8, 0.6]),
  );
  // ground: the wall's shadow, then the drums
  S.add(
    S.shade(`M0 ${foot}H${W}V${H}H0Z`, '#2f3a22', 0.1, 0.9, [0, 0, 0.2, 1]),
    path(
      P([at(0, 0), at(1, 0), [W * 0.02, foot + H * 0.05], [W * 0.9, H * 1.02], [W * 1.1, H * 1.02]]),
      '#27331f',
      'opacity=".5"',
    ),
    S.shade(`M0 ${foot}H${W * 0.6}V${H}H0Z`, '#f6e0a0', 0.45, 0, [0, 0, 1, 0.2]),
  );
  const drums = S.by(
    [
      [0.62, 0.9, 0.92, '#a83226', -3],
      [0.8, 0.965, 1.28, '#8a2f3c', 5],
    ],
    [
      [0.4, 0.87, 1, '#a83226', -3],
      [0.74, 0.95, 1.3, '#8a2f3c', 5],
    ],
  );
  for (const [x, y, k, body, lean] of drums) S.add(dhol(S, W * x, H * y, k, { body, lean }));
  const [sx, sy] = [W * S.by(0.69, 0.52), H * S.by(0.97, 0.965)];
  S.add(
    line(`M${sx - 150} ${sy}Q${sx - 40} ${sy - 8} ${sx + 60} ${sy - 40}`, '#d9b070', 9),
    line(`M${sx - 110} ${sy + 22}L${sx + 90} ${sy + 2}`, '#c89a58', 7),
  );
  return finish(S, options.framed);
}
