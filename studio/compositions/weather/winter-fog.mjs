// winterFog: battlements come out of a winter fog one behind the other; a watchman with a brazier, crows.

import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { birds } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function winterFog({ fog = '#d9d6c2', stone = '#4c5240', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 1021, ...options });
  const { W, H } = S;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#aeb8ac'],
        [0.5, fog],
        [1, '#e8dfc4'],
      ]),
    ),
    S.glow(W * S.by(0.72, 0.68), H * 0.2, 520, '#fff3d0', 0.9),
    circle(W * S.by(0.72, 0.68), H * 0.2, S.by(80, 74), '#fff8e4', 'opacity=".8"'),
  );
  S.add(birds(W * 0.34, H * 0.16, 24, 7, '#6a7060', S.r));
  const wall = (y, slope, merlon, tone, seed, from = 0) => {
    const n = Math.ceil((W * 1.2) / merlon);
    const top = (x) => y + slope * (x / W) * H + 8 * Math.sin(x * 0.002 + seed);
    let d = `M${from * W - 40} ${H + 20}V${f(top(from * W))}`;
    for (const i of range(n)) {
      const x = from * W + i * merlon;
      const h = merlon * 0.66;
      d += `L${f(x)} ${f(top(x))}V${f(top(x) - h)}Q${f(x + merlon * 0.3)} ${f(top(x) - h * 1.5)} ${f(x + merlon * 0.6)} ${f(top(x) - h)}V${f(top(x))}L${f(x + merlon)} ${f(top(x))}`;
    }
    d += `V${H + 20}Z`;
    let o = path(d, tone);
    const course = merlon * 0.34;
    const stones = range(26).map(
      (j) =>
        line(
          `M${-40} ${f(y + j * course)}L${W + 40} ${f(y + j * course + slope * H)}`,
          mix(tone, '#1c2018', 0.3),
          2 + merlon * 0.01,
        ) +
        range(16)
          .map((i) =>
            line(
              `M${f(i * merlon * 0.9 + (j % 2) * merlon * 0.45)} ${f(y + j * course + slope * H * ((i * merlon * 0.9) / W))}v${f(course)}`,
              mix(tone, '#1c2018', 0.25),
              2,
            ),
          )
          .join(''),
    );
    o +=
      S.inside(d, stones.join('')) +
      S.shade(d, '#1c2018', 0.6, 0, [0, 0, 0, 0.6]) +
      S.shade(d, fog, 0, 0.98, [0, 0, 0, 0.9], 'b');
    return o;
  };
  const haze = (y, a) =>
    range(7)
      .map(() =>
        ellipse(S.r() * W, y + (S.r() - 0.5) * 120, W * (0.2 + 0.2 * S.r()), 40 + 50 * S.r(), fog, `opacity="${a}"`),
      )
      .join('');
  S.add(
    wall(H * 0.4, -0.06, 54, mix(stone, fog, 0.76), 1),
    haze(H * 0.5, 0.5),
    wall(H * 0.52, 0.08, 92, mix(stone, fog, 0.52), 2),
    haze(H * 0.64, 0.55),
  );
  // a round tower between
  const [tx, tw] = [W * S.by(0.24, 0.2), S.by(250, 230)];
  const tower = `M${f(tx - tw / 2)} ${H}L${f(tx - tw * 0.42)} ${f(H * 0.34)}Q${f(tx)} ${f(H * 0.37)} ${f(tx + tw * 0.42)} ${f(H * 0.34)}L${f(tx + tw / 2)} ${H}Z`;
  S.add(
    path(tower, mix(stone, fog, 0.4)),
    S.shade(tower, '#1c2018', 0.75, 0, [0, 0, 0.6, 0]),
    S.shade(tower, '#fff3d0', 0, 0.6, [0.6, 0, 1, 0]),
    ...range(6).map((i) =>
      path(
        `M${f(tx - tw * 0.46 + i * tw * 0.165)} ${f(H * 0.345)}v-44q20 -30 ${f(tw * 0.1)} 0v44Z`,
        mix(stone, fog, 0.34),
      ),
    ),
    rect(tx - 8, H * 0.44, 16, 70, '#2a2f24'),
    line(`M${f(tx)} ${f(H * 0.32)}V${f(H * 0.17)}`, '#3a3f30', 6),
    path(`M${f(tx)} ${f(H * 0.17)}q60 -26 110 6q-40 10 -34 40q-40 -14 -76 6Z`, '#b5442f', 'opacity=".85"'),
    S.shade(tower, fog, 0, 0.95, [0, 0.4, 0, 0.9], 'b'),
  );
  S.add(haze(H * 0.74, 0.6), wall(H * 0.8, -0.07, 190, mix(stone, fog, 0.12), 3));
  const [gx, gy] = [W * S.by(0.64, 0.62), H * S.by(0.79, 0.79)];
  S.add(
    S.glow(gx + 130, gy - 60, 260, '#ff9a3a', 0.85),
    guest(S, gx, gy + 20, 330, {
      kind: 'man',
      coat: '#7a5a40',
      trim: '#b5442f',
      dark: '#14160f',
      lite: '#ffc27a',
      light: -1,
    }),
    path(`M${f(gx + 84)} ${f(gy - 90)}h100l-16 56h-68Z`, '#20221a'),
    line(`M${f(gx + 100)} ${f(gy - 34)}l-14 60M${f(gx + 168)} ${f(gy - 34)}l14 60`, '#20221a', 8),
    ...range(9).map((i) =>
      path(
        `M${f(gx + 96 + i * 9)} ${f(gy - 88)}q-10 -30 ${f(6 - i)} ${f(-40 - 30 * S.r())}q12 24 6 ${f(40 + 20 * S.r())}Z`,
        ['#ff8a2a', '#ffc24a', '#fff0b0'][i % 3],
      ),
    ),
    ...range(26).map(() =>
      circle(gx + 134 + (S.r() - 0.5) * 120, gy - 120 - S.r() * 260, 1.5 + 2.5 * S.r(), '#ffb04a', 'opacity=".8"'),
    ),
  );
  S.add(S.shade(box(0, H * 0.85, W, H), '#14160f', 0, 0.75, [0, 0, 0, 1]));
  return finish(S, options.framed);
}
