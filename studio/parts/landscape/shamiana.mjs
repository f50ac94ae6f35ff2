import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, open, P, path } from '../../kit/shapes.mjs';

const [DARK, GOLD] = ['#6a2412', '#e9b44c'];

/**
 * Prepares a striped tent that is open on the two sides which meet at its nearest corner: `near` [x, z] in metres,
 * `turn` how far its front is turned from the eye (radians), `wide` and `deep` its sides, `stripe` its two colours.
 * Returns `at` (s along the front from the near corner, t along the side, y up), what is drawn `behind` its guests and
 * what is drawn `before` them, and the pegs of its ropes.
 */
export function shamiana(S, cam, { near, turn, wide, deep, eave = 2.8, peak = 5.2, stripe, strips = 7, fine = true }) {
  const [u, v] = [
    [-Math.cos(turn), Math.sin(turn)],
    [Math.sin(turn), Math.cos(turn)],
  ];
  const ground = (s, t) => [near[0] + u[0] * s * wide + v[0] * t * deep, near[1] + u[1] * s * wide + v[1] * t * deep];
  const at = (s, t, y) => {
    const [x, z] = ground(s, t);
    return cam.at(x, y, z);
  };
  const size = (s, t) => cam.scale(ground(s, t)[1]);
  const roofY = (q) => lerp(eave, peak, 0.5 * q + 0.5 * q ** 2.4);
  const rib = (s, t) => range(9).map((i) => at(lerp(s, 0.5, i / 8), lerp(t, 0.5, i / 8), roofY(i / 8)));
  const panel = (a, b, n, [dark, lite], inner) =>
    range(n)
      .map((i) => {
        const q = (k) => [lerp(a[0], b[0], k / n), lerp(a[1], b[1], k / n)];
        const [one, two] = [rib(...q(i)), rib(...q(i + 1))];
        const d = P([...one, ...two.toReversed()]);
        const base = inner ? mix(stripe[i % 2], '#ffb44a', 0.5) : stripe[i % 2];
        return (
          path(d, mix(base, DARK, inner ? 0.1 : dark * 0.25), `stroke="${mix(base, DARK, 0.3)}" stroke-width=".8"`) +
          S.shade(d, DARK, dark, dark * 0.25, [0.2, 0, 0.4, 1]) +
          S.shade(d, inner ? '#fff3c4' : '#ffd98a', lite * 0.3, lite, [0.5, 0, 0.4, 1]) +
          line(open(one), mix(base, DARK, 0.4), size(...q(i)) * 0.008)
        );
      })
      .join('');
  const wall = (a, b, n) => {
    let o = '';
    for (const i of range(n)) {
      const q = (k) => [lerp(a[0], b[0], k / n), lerp(a[1], b[1], k / n)];
      const d = P([at(...q(i), 0), at(...q(i + 1), 0), at(...q(i + 1), eave), at(...q(i), eave)]);
      o += path(d, i % 2 ? '#ffd489' : '#ffe6b4') + S.shade(d, '#c2662a', 0.05, 0.5, [0, 0, 1, 0]);
      o += S.shade(d, '#8a3a1c', 0, 0.75, [0, 0.25, 0, 1]);
    }
    return o;
  };
  const valance = (a, b, n, dim, back) =>
    range(n)
      .map((i) => {
        const p = (k) => [lerp(a[0], b[0], (i + k) / n), lerp(a[1], b[1], (i + k) / n)];
        const hang = (k) => at(...p(k), eave - 0.2 - 0.2 * Math.sin(Math.PI * k));
        const low = range(9).map((j) => hang(j / 8));
        const d = P([at(...p(0), eave + 0.03), at(...p(1), eave + 0.03), ...low.toReversed()]);
        const tone = mix(stripe[(i + 1) % 2], back ? '#ffb44a' : DARK, back ? 0.4 : dim);
        const k = size(...p(0));
        const [hx, hy] = hang(0);
        return (
          path(d, tone) +
          S.shade(d, DARK, 0.75, 0, [0, 0, 0, 0.7]) +
          S.shade(d, '#ffe2a0', 0, back ? 0.3 : 0.5, [0, 0.4, 0, 1]) +
          line(open(low), GOLD, Math.max(1, k * 0.022)) +
          (fine && !back
            ? line(`M${f(hx)} ${f(hy)}v${f(k * 0.1)}`, GOLD, k * 0.028) + circle(hx, hy, k * 0.024, GOLD)
            : '')
        );
      })
      .join('');
  // a curtain gathered at the pole of a corner; `along` leads from the corner along one side
  const curtain = (along, reach, light) => {
    const tie = 1.3;
    const edge = (k, m) => {
      const upper = range(13).map((i) =>
        at(...along(lerp(reach * k, 0.02 + 0.022 * k, (i / 12) ** 0.62)), lerp(eave - 0.1, tie, i / 12)),
      );
      const lower = range(7).map((i) =>
        at(...along(lerp(0.02 + 0.022 * k, m * k, Math.sin(((i / 6) * Math.PI) / 2))), lerp(tie, 0.02, i / 6)),
      );
      return [...upper, ...lower];
    };
    const [outer, inner] = [edge(0, 0), edge(1, 0.115)];
    const d = P([...outer, ...inner.toReversed()]);
    const k = size(...along(0));
    const [a, b] = [at(...along(-0.004), tie + 0.03), at(...along(0.05), tie - 0.02)];
    return (
      path(d, stripe[1]) +
      S.shade(d, '#b5561f', light > 0 ? 0 : 0.7, light > 0 ? 0.7 : 0.1, [0, 0, 1, 0]) +
      S.shade(d, '#8a3a1c', 0, 0.6, [0.4, 0.4, 0.5, 1]) +
      (fine
        ? [0.16, 0.33, 0.5, 0.68, 0.85]
            .map((q) =>
              line(
                open(edge(q, 0.115)),
                q === 0.5 ? stripe[0] : '#c98a4c',
                k * (q === 0.5 ? 0.05 : 0.012),
                'opacity=".75"',
              ),
            )
            .join('')
        : '') +
      line(open(inner), stripe[0], k * 0.035) +
      line(open([a, b]), stripe[0], k * 0.11) +
      line(open([a, b]), GOLD, k * 0.03) +
      (fine ? line(`M${b.map(f).join(' ')}v${f(k * 0.24)}`, GOLD, k * 0.035) : '')
    );
  };
  const pole = (s, t, tall = eave + 0.34) => {
    const k = size(s, t);
    const [[x, y], [x1, y1]] = [at(s, t, 0), at(s, t, tall)];
    return (
      line(
        open([
          [x, y],
          [x1, y1],
        ]),
        '#7a3f1c',
        k * 0.085,
      ) +
      line(
        open([
          [x - k * 0.016, y],
          [x1 - k * 0.016, y1],
        ]),
        '#f2c884',
        k * 0.026,
      ) +
      ellipse(x, y, k * 0.09, k * 0.025, '#3a2410') +
      circle(x1, y1 - k * 0.03, k * 0.07, GOLD)
    );
  };
  const pegs = [
    [
      [0, 0],
      [-0.22, -0.24],
    ],
    [
      [1, 0],
      [1.26, -0.1],
    ],
    [
      [0, 1],
      [-0.34, 1.02],
    ],
  ];
  const rope = ([corner, peg]) => {
    const [[x0, y0], [x1, y1]] = [at(...corner, eave + 0.1), at(...peg, 0.12)];
    const k = size(...peg);
    return (
      line(
        `M${f(x0)} ${f(y0)}Q${f(lerp(x0, x1, 0.55))} ${f(lerp(y0, y1, 0.58))} ${f(x1)} ${f(y1)}`,
        '#fbe9c4',
        Math.max(1.2, k * 0.017),
      ) +
      line(`M${f(x1 - k * 0.03)} ${f(y1 - k * 0.06)}L${f(x1 + k * 0.03)} ${f(y1 + k * 0.13)}`, '#5a3216', k * 0.05) +
      circle(x1, y1, k * 0.035, '#fbe9c4')
    );
  };
  const floor = P([at(0.02, 0.02, 0), at(0.98, 0.02, 0), at(0.98, 0.98, 0), at(0.02, 0.98, 0)]);
  const front = (k) => [k, 0];
  const behind = () => {
    let o = path(floor, '#b5402a') + S.shade(floor, '#4a0f14', 0.1, 0.8, [0, 0, 0.6, 1]);
    if (fine) {
      for (const m of [0.06, 0.085, 0.16])
        o += line(
          P([at(m, m, 0), at(1 - m, m, 0), at(1 - m, 1 - m, 0), at(m, 1 - m, 0)]),
          '#f2c064',
          m === 0.085 ? 5 : 2,
        );
    }
    o += wall([1, 0], [1, 1], fine ? 12 : 6) + wall([1, 1], [0, 1], fine ? 14 : 6);
    o += panel([1, 0], [1, 1], strips, [0.2, 0.8], true) + panel([1, 1], [0, 1], strips, [0.3, 0.7], true);
    return (
      o + valance([1, 0], [1, 1], strips * 2, 0, true) + valance([1, 1], [0, 1], strips * 2, 0, true) + pole(1, 1, eave)
    );
  };
  const before = () => {
    const [ax, ay] = at(0.5, 0.5, peak);
    const k = size(0.5, 0.5);
    return (
      curtain((q) => [0, q], 0.26, -1) +
      curtain((q) => [0, 1 - q], 0.24, 1) +
      curtain((q) => front(1 - q), 0.26, 1) +
      curtain(front, 0.26, -1) +
      panel([0, 0], [0, 1], strips, [0.85, 0.2]) +
      panel([1, 0], [0, 0], strips, [0.4, 0.6]) +
      pole(1, 0) +
      pole(0, 1) +
      valance([0, 0], [0, 1], strips * 2, 0.28) +
      valance([1, 0], [0, 0], strips * 2, 0.02) +
      pole(0, 0) +
      line(`M${f(ax)} ${f(ay + k * 0.1)}v${f(-k * 0.6)}`, '#7a3f1c', k * 0.07) +
      circle(ax, ay - k * 0.55, k * 0.085, GOLD) +
      path(`M${f(ax)} ${f(ay - k * 0.9)}l${f(k * 0.05)} ${f(k * 0.28)}h${f(-k * 0.1)}Z`, GOLD) +
      path(
        `M${f(ax - k * 0.2)} ${f(ay + k * 0.2)}Q${f(ax)} ${f(ay - k * 0.14)} ${f(ax + k * 0.2)} ${f(ay + k * 0.2)}Q${f(ax)} ${f(ay + k * 0.28)} ${f(ax - k * 0.2)} ${f(ay + k * 0.2)}Z`,
        GOLD,
      ) +
      pegs.map(rope).join('')
    );
  };
  return { at, ground, size, behind, before };
}
