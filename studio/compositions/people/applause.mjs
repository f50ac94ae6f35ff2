// applause: a hall from its back rows: heads and clapping hands in outline before a bright stage and one speaker.
import { limb } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function applause({ light = ['#fff0c4', '#f4c070', '#1f8f8c'], ink = '#04262a', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 951, axis: 0.6, ...options });
  const { W, H, cx } = S;
  const y = H * S.by(0.52, 0.5);
  S.add(rect(0, 0, W, H, '#06343a'), S.shade(box(0, 0, W, H), ink, 0.95, 0, [0.2, 0, 0.6, 0.8]));
  const screen = box(cx - S.by(560, 430), H * 0.09, cx + S.by(560, 430), y - 60);
  S.add(
    S.glow(cx, y - 200, S.by(1000, 800), light[1], 0.6),
    path(screen, light[2]),
    S.shade(screen, light[0], 0.85, 0, [0, 0, 0.9, 1]),
    S.shade(screen, '#0a5a5c', 0, 0.9, [0.4, 0, 0.8, 1]),
  );
  // what the screen shows: a rising line of gold over a grid
  for (const i of range(7))
    S.add(
      line(
        `M${f(cx - S.by(520, 400))} ${f(H * 0.13 + i * (y - H * 0.2) * 0.15)}h${S.by(1040, 800)}`,
        '#bfe6d8',
        2,
        'opacity=".5"',
      ),
    );
  S.add(
    line(
      `M${f(cx - S.by(480, 370))} ${f(y - 120)}L${f(cx - S.by(260, 200))} ${f(y - 190)}L${f(cx - 40)} ${f(y - 170)}L${f(cx + S.by(200, 160))} ${f(y - 290)}L${f(cx + S.by(460, 350))} ${f(H * 0.14)}`,
      '#ffe6a8',
      14,
    ),
  );
  for (const i of range(5)) {
    const x = cx + (i - 2) * S.by(330, 230);
    S.add(path(`M${f(x - 16)} 0H${f(x + 16)}L${f(x + 190)} ${f(y)}H${f(x - 190)}Z`, '#fff3d0', 'opacity=".1"'));
  }
  S.add(
    rect(0, y - 30, W, 60, '#6a4a2c'),
    rect(0, y - 30, W, 9, '#ffe6b0'),
    S.shade(box(0, y - 30, W, y + 30), '#140c08', 0, 0.9, [0, 0, 0, 1]),
  );
  const sx = cx - S.by(640, 300);
  S.add(
    path(
      `M${f(sx - 34)} ${f(y - 28)}C${f(sx - 50)} ${f(y - 150)} ${f(sx - 40)} ${f(y - 196)} ${f(sx)} ${f(y - 202)}C${f(sx + 40)} ${f(y - 196)} ${f(sx + 50)} ${f(y - 150)} ${f(sx + 34)} ${f(y - 28)}Z`,
      '#c8304a',
    ),
    circle(sx, y - 226, 25, '#9a6243'),
    path(`M${f(sx - 27)} ${f(y - 224)}q4 -34 30 -32q26 4 24 34l-8 44q-8 -30 -16 -48Z`, '#1c1016'),
    line(`M${f(sx + 28)} ${f(y - 168)}L${f(sx + 96)} ${f(y - 232)}`, '#c8304a', 18),
    circle(sx + 98, y - 236, 10, '#9a6243'),
    path(`M${f(sx - 110)} ${f(y - 28)}V${f(y - 120)}h76v92Z`, '#3a2414'),
  );
  // rows of people, the nearer the darker and larger; some with hands together over their heads
  for (const [j, [v, k]] of [
    [0.62, 0.8],
    [0.8, 1.5],
  ].entries()) {
    const n = Math.round(S.by(16, 9) / (0.6 + k * 0.75)) + 2;
    for (const i of range(n)) {
      const x = ((i + (j % 2) * 0.5) / (n - 1)) * W + (S.r() - 0.5) * 40;
      const py = H * v + (S.r() - 0.5) * 30 * k;
      const r = 52 * k;
      const tone = ['#15686a', '#07363b'][j];
      const bun = (i + j) % 3 === 0;
      const body = `M${f(x - r * 2)} ${f(py + r * 7)}C${f(x - r * 2.1)} ${f(py + r * 2.2)} ${f(x - r * 1.4)} ${f(py + r * 1.3)} ${f(x)} ${f(py + r * 1.1)}C${f(x + r * 1.4)} ${f(py + r * 1.3)} ${f(x + r * 2.1)} ${f(py + r * 2.2)} ${f(x + r * 2)} ${f(py + r * 7)}Z`;
      const rim = '#ffd890';
      S.add(
        path(body, tone),
        S.shade(body, rim, 0.75, 0, [0.5, 0, 0.5, 0.14]),
        circle(x, py, r, tone),
        S.shade(
          `M${f(x - r)} ${f(py)}a${f(r)} ${f(r)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 1 ${f(-2 * r)} 0Z`,
          rim,
          0.85,
          0,
          [0.5, 0, 0.5, 0.5],
        ),
      );
      if (bun)
        S.add(
          circle(x + r * 0.1, py + r * 0.7, r * 0.5, tone),
          ...range(6).map((q) =>
            circle(
              x + r * 0.1 + Math.cos(q * 0.63) * r * 0.5,
              py + r * 0.7 + Math.sin(q * 0.63) * r * 0.5,
              r * 0.1,
              '#fff1d8',
            ),
          ),
        );
      if ((i + j) % 2 === 0) {
        const [hx, hy] = [x + r * 1.6, py - r * (0.9 + S.r())];
        for (const s of [-1, 1])
          S.add(
            path(
              limb([x + s * r * 1.5 + r * 0.4, py + r * 2.6], r * 0.4, [hx + s * r * 0.34, hy + r * 0.8], r * 0.3),
              tone,
            ),
            path(limb([hx + s * r * 0.34, hy + r * 0.8], r * 0.3, [hx + s * r * 0.12, hy], r * 0.22), tone),
            line(
              `M${f(hx + s * r * 0.2)} ${f(hy + r * 0.5)}L${f(hx + s * r * 0.1)} ${f(hy - r * 0.1)}`,
              rim,
              3 * k,
              'opacity=".9"',
            ),
          );
      }
    }
  }
  return finish(S, options.framed);
}
