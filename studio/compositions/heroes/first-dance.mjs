// firstDance: a couple dances on a low cloud of mist in a dark blue hall, between two rows of cold sparks.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, fade, group, line, mirrored, oval, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { fountain, MACHINE, sparkMachine, tiledFloor } from '../../parts/halls/cold-sparks.mjs';

const SKIN = '#a86e4c';

/** Draws him, facing right, and her, who turns under his raised hand; feet at 0, 0, about 300 tall. */
function couple(S, { coat, dress, veil }) {
  const lit = (d, base, dark, lite) =>
    path(d, base) + S.shade(d, dark, 0.85, 0, [0, 0.3, 0.8, 0]) + S.shade(d, lite, 0, 0.9, [0.45, 0, 1, 0.1]);
  const legs = 'M-76 -90L-72 -4Q-74 0 -60 2H-44L-46 -80L-36 -4Q-34 2 -22 2H-8L-18 -90Z';
  const sherwani =
    'M-58 -246Q-80 -240 -84 -214Q-84 -170 -80 -150Q-92 -104 -94 -66Q-52 -54 -10 -68Q-14 -112 -22 -150Q-16 -190 -20 -222Q-26 -242 -42 -247Z';
  const turban = 'M-66 -270Q-70 -294 -48 -298Q-24 -298 -24 -274Q-26 -266 -30 -268Q-46 -274 -62 -264Q-66 -266 -66 -270Z';
  const skirt =
    'M24 -170C10 -112 -34 -62 -66 -22C-58 -2 -30 -10 -8 6C20 22 46 6 74 14C104 22 128 4 152 -4C168 -10 184 -22 190 -36C136 -70 88 -116 66 -170Q44 -162 24 -170Z';
  const folds = range(9)
    .map((i) => `M${28 + i * 4.4} -166Q${f(14 + i * 9)} -90 ${f(-48 + i * 27)} ${f(-8 + 12 * Math.sin(0.4 + i * 0.5))}`)
    .join('');
  const blouse = 'M26 -168Q20 -210 30 -226Q46 -236 62 -226Q72 -206 66 -168Q46 -160 26 -168Z';
  const shawl =
    'M30 -226C60 -250 96 -238 128 -222C176 -232 214 -196 226 -120C196 -160 172 -184 126 -200C100 -208 74 -212 60 -200Z';
  return (
    lit(legs, '#cfd6e6', '#1c2a5c', '#ffffff') +
    circle(-43, -262, 16, SKIN) +
    path('M-62 -262Q-60 -246 -50 -246L-52 -268Z', '#141428') +
    lit(sherwani, coat, '#050a24', '#9fb6ec') +
    line('M-30 -222Q-36 -150 -22 -72', '#c9d6f2', 2.4) +
    lit(turban, '#eef1f8', '#6a7ab0', '#ffffff') +
    path('M-64 -274Q-84 -250 -80 -206L-68 -202Q-70 -246 -54 -266Z', '#dfe5f4') +
    lit(skirt, dress, '#7f8fc4', '#ffffff') +
    line(folds, '#8794c0', 2, 'opacity=".6"') +
    line('M-64 -24C-58 -6 -30 -14 -8 2C20 18 46 2 74 10C104 18 128 0 152 -8C166 -13 180 -24 186 -37', '#c9a860', 4.5) +
    line('M40 -224Q22 -262 15 -312', SKIN, 12) +
    lit(blouse, '#b9c6e4', '#4a5a98', '#ffffff') +
    circle(46, -250, 15.5, SKIN) +
    path('M34 -262Q44 -276 60 -264Q70 -262 72 -250Q74 -236 62 -236Q54 -238 54 -250Q50 -262 34 -262Z', '#15142a') +
    range(5)
      .map((i) => circle(70 + 3 * Math.sin(i), -258 + i * 5, 3, '#ffffff'))
      .join('') +
    line('M62 -218Q92 -200 126 -212', SKIN, 11) +
    fade(lit(shawl, veil, '#5a74b8', '#ffffff'), 0.92) +
    line('M-30 -226Q2 -262 14 -314', mix(coat, '#9fb6ec', 0.14), 18) +
    line('M-24 -230Q4 -262 18 -310', '#9fb6ec', 3, 'opacity=".7"') +
    circle(15, -318, 8.5, SKIN) +
    line('M-72 -222Q-70 -176 20 -176', mix(coat, '#9fb6ec', 0.14), 17) +
    line('M-66 -186Q-40 -168 16 -168', '#050a24', 3, 'opacity=".5"') +
    circle(30, -176, 8, SKIN)
  );
}

/** Draws a guest who stands in the dark, light along one edge; feet at x, y. `robe` 0 is a sari, 1 a long coat. */
function onlooker(S, x, y, h, robe, light) {
  const d = [
    'M-9 -238Q-38 -232 -38 -190Q-36 -90 -48 0H50Q36 -90 38 -190Q38 -232 9 -238Z',
    'M-10 -244Q-46 -238 -48 -196L-42 -70H-26L-24 0H-4L0 -66L4 0H24L26 -70H42L48 -196Q46 -238 10 -244Z',
  ][robe];
  const head = oval(0, -262, 19, 22);
  const edge = light > 0 ? [0.55, 0, 1, 0] : [0.45, 0, 0, 0];
  const inner = [d, head].map((one) => path(one, '#0c1740') + S.shade(one, '#8fb0f4', 0, 0.8, edge)).join('');
  return group(inner, `transform="translate(${f(x)} ${f(y)}) scale(${f(h / 284)})"`);
}

export function firstDance({
  coat = '#1c2c68',
  dress = '#f6f0e4',
  veil = '#cddcf6',
  wall = ['#0a1234', '#1b3272'],
  ...options
} = {}) {
  const S = stage({ pal: 'night', seed: 1823, axis: 0.51, ...options });
  const { W, H, cx } = S;
  const hz = H * S.by(0.6, 0.62, 0.64);
  S.add(
    rect(
      0,
      0,
      W,
      hz,
      S.lin([
        [0, wall[0]],
        [1, wall[1]],
      ]),
    ),
  );
  // the hall: long folds of cloth, small lights high up, one beam upon the two
  const n = S.by(30, 18);
  for (const i of range(n)) {
    const d = box((i * W) / n, 0, ((i + 1) * W) / n, hz);
    S.add(S.shade(d, '#050a22', 0.8, 0, [0, 0, 0.8, 0]), S.shade(d, '#6f8fd8', 0, 0.22, [0.5, 0, 1, 0]));
  }
  S.add(S.shade(box(0, 0, W, hz), '#060b26', 0.95, 0, [0, 0, 0, 0.75]));
  for (const _ of range(110))
    S.add(circle(S.r() * W, S.r() ** 1.7 * hz * 0.36, 1 + 1.5 * S.r(), '#dbe6ff', 'opacity=".6"'));
  const feet = H * S.by(0.715, 0.74, 0.74);
  // the eye is a metre over the floor, as far below the wall's foot as the couple and the guests say
  const cam = camera({ cx, horizon: hz - 0.91 * (feet - hz), focal: 1300, eye: 1.02 });
  const beam = P([
    [cx - 50, -20],
    [cx + 50, -20],
    [cx + 330, feet],
    [cx - 330, feet],
  ]);
  S.add(
    S.glow(cx, hz - 190, 620, '#7fa4f0', 0.75),
    soft(
      S,
      path(
        beam,
        S.lin([
          [0, '#e6efff', 0.55],
          [1, '#bcd2ff', 0.12],
        ]),
      ),
      22,
    ),
    rect(
      0,
      hz,
      W,
      H - hz,
      S.lin([
        [0, '#22407f'],
        [0.35, '#101f52'],
        [1, '#060b28'],
      ]),
    ),
    rect(0, hz - 3, W, 5, '#5f82c8', 'opacity=".5"'),
    tiledFloor(S, cam, cam.floorZ(hz), 0.9, '#0f1d56', '#3d5ca8'),
  );
  // guests at the far sides, dark but for the light on their edges
  for (const [u, robe, h] of [
    [0.245, 0, 196],
    [0.287, 1, 220],
    [0.33, 0, 204],
    [0.385, 1, 226],
    [0.425, 0, 200],
    [0.47, 1, 222],
  ])
    for (const side of [-1, 1])
      S.add(onlooker(S, cx + side * (u + 0.008 * side) * S.by(2000, 1900), hz + 24, h - 6 * side, robe, -side));
  // the sparks and what the polished floor gives back of them
  const rows = range(5).flatMap((i) =>
    [-1, 1].map((s) => {
      const z = cam.floorZ(hz + 40 + i * 30);
      const x = (s * S.by(265 + i * 150 + i * i * 6, 210 + i * 130)) / cam.scale(z);
      const [, foot] = cam.at(x, 0, z);
      const [px, top] = cam.at(x, MACHINE[1] + 0.02, z + MACHINE[0]);
      return { x, z, px, foot, drawn: fountain(S, px, top, lerp(350, 640, i / 4)) };
    }),
  );
  const pair = group(couple(S, { coat, dress, veil }), `transform="translate(${f(cx - 44)} ${f(feet)}) scale(1.42)"`);
  const below = rows.map(({ foot, drawn }) => mirrored(drawn, foot)).join('');
  S.add(fade(soft(S, below, 7), 0.42), fade(soft(S, mirrored(pair, feet + 8), 9), 0.14));
  for (const { px, foot, z } of rows)
    S.add(S.pooled(px, foot, 0.9 * cam.scale(z), 0.16 * cam.scale(z), '#fff2d4', 0.8));
  S.add(S.shade(box(0, hz + 60, W, H), '#050922', 0, 0.95, [0, 0, 0, 0.9]));
  // the farthest machine first, each before its own sparks
  for (const { x, z, drawn } of rows) S.add(drawn, sparkMachine(S, cam, x, z));
  // the cloud of mist, behind the two and before them
  const puffs = (count, wide, y, tall, tone) =>
    range(count)
      .map((i) => {
        const t = (i / (count - 1)) * 2 - 1;
        const d = oval(
          cx + t * wide + 20 * S.r(),
          y + 10 * S.r(),
          wide * 0.19 * (1.1 - 0.5 * t * t),
          tall * (1 - 0.6 * t * t) * (0.7 + 0.5 * S.r()),
        );
        return path(d, tone) + S.shade(d, '#5f80c8', 0, 0.7, [0, 0.3, 0, 1]);
      })
      .join('');
  S.add(
    S.pooled(cx, feet, 640, 110, '#cfe0ff', 0.8),
    fade(soft(S, puffs(13, 440, feet - 12, 58, '#b4c9f4'), 12), 0.8),
    pair,
    fade(soft(S, puffs(15, 390, feet + 20, 44, '#f1f6ff'), 7), 0.94),
  );
  return finish(S, options.framed);
}
