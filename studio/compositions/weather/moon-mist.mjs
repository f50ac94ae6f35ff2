// moonMist: a grove at night, mist between trunks, a table for two with one lamp, a deer at the edge.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function moonMist({ mist = '#a9c4b8', deep = '#0c2420', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 1081, axis: 0.36, ...options });
  const { W, H, cx } = S;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#10302e'],
        [0.5, '#4a7268'],
        [0.78, mist],
        [1, '#3a5a4c'],
      ]),
    ),
    S.glow(W * 0.78, H * 0.16, 560, '#f0fbe8', 0.6),
    circle(W * 0.78, H * 0.16, 58, '#fbfff0'),
  );
  for (const j of range(5)) {
    const tone = mix(mist, deep, 0.2 + j * 0.19);
    const n = S.by(15 - j * 2, 10 - j * 1.4);
    for (const i of range(Math.round(n))) {
      const x = ((i + 0.3 + 0.4 * S.r()) / n) * W;
      if (j > 2 && Math.abs(x - cx) < W * 0.2) continue;
      const w = 14 + j * 15 + 10 * S.r();
      const y = H * (0.66 + j * 0.06);
      const bend = (S.r() - 0.5) * 70;
      const d = `M${f(x - w)} ${f(y)}Q${f(x - w * 0.4 + bend)} ${f(y * 0.5)} ${f(x - w * 0.36)} -20H${f(x + w * 0.4)}Q${f(x + w * 0.5 + bend)} ${f(y * 0.5)} ${f(x + w * 1.1)} ${f(y)}Z`;
      S.add(path(d, tone), S.shade(d, '#f0fbe8', 0, 0.45, [0.5, 0, 1, 0]));
      for (const s of [-1, 1])
        S.add(
          line(
            `M${f(x)} ${f(y * (0.2 + 0.2 * S.r()))}q${f(s * 60 - bend * 0.2)} -60 ${f(s * (120 + 90 * S.r()))} ${f(-110 - 60 * S.r())}`,
            tone,
            w * 0.3,
          ),
        );
    }
    for (const _ of range(6))
      S.add(
        ellipse(
          S.r() * W,
          H * (0.62 + j * 0.06) + 40 * S.r(),
          W * (0.16 + 0.2 * S.r()),
          26 + 26 * S.r(),
          mist,
          `opacity="${f(0.34 - j * 0.04)}"`,
        ),
      );
  }
  S.add(
    path(`M-20 ${f(H * 0.86)}Q${f(W * 0.5)} ${f(H * 0.78)} ${W + 20} ${f(H * 0.88)}V${H + 20}H-20Z`, '#1f3f34'),
    S.shade(box(0, H * 0.78, W, H), deep, 0, 0.95, [0.4, 0, 0.3, 1]),
  );
  for (const _ of range(160)) {
    const [x, y] = [S.r() * W, H * (0.85 + 0.15 * S.r())];
    S.add(
      line(
        `M${f(x)} ${f(y)}q4 -18 ${f(10 * (S.r() - 0.5))} ${f(-30 - 24 * S.r())}`,
        S.r() > 0.5 ? '#2f5a46' : '#6f9a7c',
        3,
      ),
    );
  }
  // the table, its cloth lit from the lamp that hangs from a branch
  const [x, y, k] = [cx, H * S.by(0.88, 0.88), S.by(1.1, 1.15)];
  const top = y - 190 * k;
  S.add(
    line(
      `M${f(x - 200)} -20Q${f(x - 30)} ${f(H * 0.1)} ${f(x + 40)} ${f(H * 0.16)}L${f(x + 10)} ${f(H * 0.17)}`,
      deep,
      30,
    ),
    line(`M${f(x + 14)} ${f(H * 0.16)}V${f(top - 250 * k)}`, '#0c1c18', 4),
  );
  S.add(
    S.glow(x + 14, top - 200 * k, 560 * k, '#ffd98a', 0.75),
    S.pooled(x, y, 520 * k, 90 * k, '#ffdf9a', 0.6),
    path(
      `M${f(x - 30 * k)} ${f(top - 250 * k)}H${f(x + 58 * k)}L${f(x + 48 * k)} ${f(top - 150 * k)}H${f(x - 20 * k)}Z`,
      '#fff3cc',
    ),
    line(
      `M${f(x - 30 * k)} ${f(top - 250 * k)}H${f(x + 58 * k)}L${f(x + 48 * k)} ${f(top - 150 * k)}H${f(x - 20 * k)}Z`,
      '#3a3020',
      6,
    ),
    S.glow(x + 14, top - 196 * k, 70, '#ffffff', 1),
  );
  for (const s of [-1, 1]) {
    const c = x + s * 230 * k;
    S.add(
      line(
        `M${f(c + s * 60 * k)} ${f(y)}L${f(c + s * 74 * k)} ${f(y - 330 * k)}M${f(c - s * 60 * k)} ${f(y)}V${f(y - 130 * k)}`,
        '#3a4a38',
        12,
      ),
      path(
        `M${f(c - s * 76 * k)} ${f(y - 144 * k)}H${f(c + s * 72 * k)}v${f(22 * k)}H${f(c - s * 76 * k)}Z`,
        '#cfe0c8',
      ),
      ...range(4).map((i) =>
        line(`M${f(c + s * 66 * k)} ${f(y - (180 + i * 44) * k)}l${f(s * -34 * k)} ${f(6 * k)}`, '#3a4a38', 8),
      ),
    );
  }
  const cloth = `M${f(x - 170 * k)} ${f(top)}H${f(x + 170 * k)}Q${f(x + 176 * k)} ${f(y - 90 * k)} ${f(x + 196 * k)} ${f(y - 8)}Q${f(x + 130 * k)} ${f(y + 12)} ${f(x + 90 * k)} ${f(y - 6)}Q${f(x + 30 * k)} ${f(y + 16)} ${f(x - 20 * k)} ${f(y - 4)}Q${f(x - 90 * k)} ${f(y + 14)} ${f(x - 196 * k)} ${f(y - 8)}Q${f(x - 176 * k)} ${f(y - 90 * k)} ${f(x - 170 * k)} ${f(top)}Z`;
  S.add(
    path(cloth, '#f4f0dc'),
    S.shade(cloth, '#3f5f4c', 0.1, 0.9, [0.4, 0, 0.3, 1]),
    ...range(7).map((i) =>
      line(
        `M${f(x + (i - 3) * 48 * k)} ${f(top + 10)}Q${f(x + (i - 3) * 54 * k)} ${f(y - 90 * k)} ${f(x + (i - 3) * 60 * k)} ${f(y - 10)}`,
        '#8fa890',
        3,
        'opacity=".6"',
      ),
    ),
    ellipse(x, top, 172 * k, 20 * k, '#fffbe8'),
  );
  for (const s of [-1, 1])
    S.add(
      ellipse(x + s * 90 * k, top, 44 * k, 8 * k, '#c8d6c4'),
      path(
        `M${f(x + s * 34 * k - 14)} ${f(top - 74 * k)}h28q2 ${f(30 * k)} -12 ${f(36 * k)}v${f(30 * k)}h10h-24h10v${f(-30 * k)}q-14 ${f(-6 * k)} -12 ${f(-36 * k)}Z`,
        '#eafff4',
        'opacity=".75"',
      ),
    );
  S.add(
    ...range(9).map((i) =>
      circle(x - 16 * k + 5 * i, top - 26 * k - 18 * S.r(), 11, ['#ffffff', '#dfe8b0', '#8fae8a'][i % 3]),
    ),
  );
  const [dx, dy] = [W * S.by(0.82, 0.8), H * 0.8];
  S.add(
    path(
      `M${f(dx - 70)} ${f(dy)}V${f(dy - 70)}Q${f(dx - 90)} ${f(dy - 110)} ${f(dx - 40)} ${f(dy - 116)}Q${f(dx + 20)} ${f(dy - 120)} ${f(dx + 46)} ${f(dy - 136)}L${f(dx + 62)} ${f(dy - 196)}L${f(dx + 56)} ${f(dy - 216)}L${f(dx + 76)} ${f(dy - 206)}L${f(dx + 112)} ${f(dy - 186)}Q${f(dx + 110)} ${f(dy - 172)} ${f(dx + 84)} ${f(dy - 172)}L${f(dx + 70)} ${f(dy - 90)}L${f(dx + 62)} ${f(dy)}H${f(dx + 50)}L${f(dx + 44)} ${f(dy - 66)}Q${f(dx - 10)} ${f(dy - 54)} ${f(dx - 50)} ${f(dy - 66)}L${f(dx - 56)} ${f(dy)}Z`,
      '#16332a',
    ),
    line(
      `M${f(dx + 70)} ${f(dy - 206)}q-14 -50 12 -84M${f(dx + 64)} ${f(dy - 246)}l-24 -30M${f(dx + 78)} ${f(dy - 206)}q10 -40 40 -60M${f(dx + 92)} ${f(dy - 240)}l2 -34`,
      '#16332a',
      6,
    ),
    line(
      `M${f(dx - 40)} ${f(dy - 116)}Q${f(dx + 20)} ${f(dy - 120)} ${f(dx + 46)} ${f(dy - 136)}L${f(dx + 62)} ${f(dy - 196)}`,
      '#e8f8e0',
      3,
      'opacity=".7"',
    ),
  );
  return finish(S, options.framed);
}
