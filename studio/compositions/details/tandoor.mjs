// tandoor: the mouth of a clay oven glows in a black kitchen, skewers stand in it.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

function skewer(S, x, y, turn, n, meat, char) {
  let o = line('M0 -560V140', '#6a5a52', 9) + line('M-2 -560V140', '#f8c890', 2.4) + circle(0, -566, 17, '#8a6a4a');
  for (const i of range(n)) {
    const py = -330 + i * 88;
    const d = `M-40 ${py}Q-52 ${py - 40} -14 ${py - 44}Q34 ${py - 50} 46 ${py - 12}Q50 ${py + 34} 8 ${py + 38}Q-40 ${py + 36} -40 ${py}Z`;
    const c = i % 3 === 1 ? '#5a8a3a' : i % 3 === 2 ? meat : mix(meat, '#f0c060', 0.25);
    o +=
      path(d, c) +
      S.shade(d, char, 0.9, 0, [0, 0, 0.9, 0.8]) +
      S.shade(d, '#ffd08a', 0, 0.9, [0.3, 0.2, 0.6, 1]) +
      line(`M-26 ${py - 12}q20 -14 34 -6M-20 ${py + 14}q20 -10 40 -6`, char, 5, 'opacity=".7"');
  }
  return group(o, `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`);
}

export function tandoor({ clay = '#7a3a22', meat = '#c8501e', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 611, axis: 0.6, ...options });
  const { W, H, cx } = S;
  const y = H * S.by(0.62, 0.62);
  const [rx, ry] = [S.by(520, 460), S.by(230, 220)];
  S.add(
    rect(0, 0, W, H, '#0d0709'),
    S.glow(cx, y - 160, 900, '#c8401a', 0.6),
    S.shade(box(0, 0, W, H), '#5a1a14', 0.5, 0, [0.6, 0.6, 0.1, 0]),
  );
  // counter of tiles round the mouth
  S.add(path(`M0 ${y - 130}H${W}V${H}H0Z`, '#1c0f10'));
  for (const i of range(24))
    for (const j of range(8))
      S.add(rect(i * 118 - (j % 2) * 59, y - 120 + j * 96, 113, 91, mix('#241214', '#3a1c18', S.r()), 'opacity=".9"'));
  S.add(
    S.shade(`M0 ${y - 130}H${W}V${H}H0Z`, '#ff7a2a', 0.55, 0, [0.6, 0.1, 0.6, 0.8]),
    S.shade(`M0 ${y - 130}H${W}V${H}H0Z`, '#080405', 0, 0.95, [0.5, 0.3, 0, 1]),
  );
  S.add(
    ellipse(cx, y + 30, rx * 1.34, ry * 1.42, '#150a0a', 'opacity=".8"'),
    ellipse(cx, y, rx * 1.25, ry * 1.3, clay),
    S.shade(oval(cx, y, rx * 1.25, ry * 1.3), '#1c0a06', 0.95, 0, [0, 1, 0.5, 0.1]),
    S.shade(oval(cx, y, rx * 1.25, ry * 1.3), '#ffb45a', 0, 0.7, [0.5, 0.6, 0.5, 0]),
    ellipse(cx, y, rx * 1.06, ry * 1.06, mix(clay, '#ffb45a', 0.35)),
  );
  // inside: white heat low down, clay glowing above
  const mouth = oval(cx, y, rx, ry);
  S.add(
    S.inside(
      mouth,
      rect(
        0,
        0,
        W,
        H,
        S.lin(
          [
            [0, '#8a2a10'],
            [0.4, '#d8501a'],
            [0.6, '#f7922a'],
            [0.8, '#ffd45e'],
          ],
          0,
          (y - ry) / H,
          0,
          (y + ry) / H,
        ),
      ) +
        S.glow(cx, y + ry * 0.7, 520, '#fff4c0', 0.95) +
        range(46)
          .map(() => {
            const [px, py] = [cx + (S.r() - 0.5) * rx * 1.7, y + ry * (0.25 + 0.75 * S.r())];
            return path(
              `M${f(px - 34)} ${f(py)}l20 -26l34 -4l22 22l-18 22l-40 4Z`,
              S.r() > 0.4 ? '#5a1408' : '#ffae3a',
              `opacity="${f(0.5 + 0.4 * S.r())}"`,
            );
          })
          .join('') +
        [
          [-0.62, -0.1, -26],
          [0.66, -0.16, 30],
        ]
          .map(([u, v, t]) =>
            group(
              ellipse(0, 0, 74, 116, '#e9b868') +
                S.shade(oval(0, 0, 74, 116), '#7a3a12', 0.9, 0, [0, 0, 0.8, 0.9]) +
                range(9)
                  .map(() => ellipse((S.r() - 0.5) * 90, (S.r() - 0.5) * 150, 12, 9, '#6a2a0c', 'opacity=".7"'))
                  .join(''),
              `transform="translate(${f(cx + u * rx)} ${f(y + v * ry)}) rotate(${t})"`,
            ),
          )
          .join(''),
    ),
    S.shade(mouth, '#2a0806', 0.8, 0, [0.5, 0, 0.5, 0.5]),
  );
  for (const [u, turn, n] of S.by(
    [
      [-0.34, -22, 4],
      [-0.06, -6, 5],
      [0.26, 14, 4],
    ],
    [
      [-0.34, -20, 4],
      [0.0, -3, 5],
      [0.34, 17, 4],
    ],
  ))
    S.add(skewer(S, cx + u * rx, y + 40, turn, n, meat, '#3a0f08'));
  S.add(
    S.inside(
      `M0 ${y + ry * 0.35}H${W}V${H}H0Z`,
      path(
        `M${cx - rx} ${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}A${rx * 1.06} ${ry * 1.3} 0 0 1 ${cx - rx} ${y}Z`,
        mix(clay, '#ffb45a', 0.4),
      ),
    ),
  );
  for (const _ of range(90)) {
    const t = S.r();
    const [px, py] = [cx + (S.r() - 0.5) * 500 * (0.5 + t), y - 60 - t * y * 0.95];
    S.add(
      circle(px, py, 1.4 + 3.4 * S.r() * (1 - t * 0.5), t > 0.6 ? '#f0702a' : '#ffd06a', `opacity="${f(1 - t * 0.7)}"`),
    );
  }
  for (const s of [-60, 20, 90])
    S.add(line(`M${f(cx + s)} ${f(y - 320)}q-60 -80 10 -150t0 -150t40 -130`, '#c89a84', 22, 'opacity=".16"'));
  return finish(S, options.framed);
}
