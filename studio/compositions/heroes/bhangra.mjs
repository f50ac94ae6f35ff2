// bhangra: before a great lit disc three men leap, two crouch to leap; guests look on from the dark, colour is in the air.
import { crouchingDancer } from '../../kit/figures/bhangra/crouching-dancer.mjs';
import { leapingDancer } from '../../kit/figures/bhangra/leaping-dancer.mjs';
import { turningDancer } from '../../kit/figures/bhangra/turning-dancer.mjs';
import { powder } from '../../kit/nature/powder.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, oval, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Each man of the line: his place across and up, size and tilt, what he does, whether he is mirrored, what he wears. */
const LINE = [
  {
    place: [-0.252, 0.588, 0.88, -4],
    draw: turningDancer,
    wears: { kurta: '#c2185b', vest: '#1f6f86', turban: '#f9c23c', fan: '#f9c23c', beard: 'full', laughs: true },
  },
  {
    place: [0.26, 0.6, 0.86, 5],
    draw: turningDancer,
    mirror: true,
    wears: { kurta: '#5b2a9a', vest: '#d8402f', turban: '#2a9a86', beard: 'short', laughs: true, skin: '#7a4230' },
  },
  {
    place: [-0.56, 0.78, 0.88, 0],
    draw: crouchingDancer,
    wears: {
      kurta: '#22a598',
      vest: '#4a2a9a',
      turban: '#f2a32c',
      fan: '#f2a32c',
      beard: 'short',
      laughs: true,
      skin: '#9a5a3c',
      lean: 9,
      left: [-128, -120, -208, -74],
      right: [120, -92, 186, -18],
    },
  },
  {
    place: [0.565, 0.785, 0.84, 0],
    draw: crouchingDancer,
    mirror: true,
    wears: {
      kurta: '#f4ead6',
      vest: '#e8622c',
      turban: '#c8175f',
      beard: 'full',
      laughs: true,
      lean: 4,
      left: [-118, -88, -192, -22],
      right: [128, -110, 204, -56],
    },
  },
  { place: [0, 0.45, 1.18, 0], draw: leapingDancer, wears: { kurta: '#f58a1f', turban: '#ff4f9a', vest: '#7a1260' } },
];

export function bhangra({ night = '#2a0838', disc = ['#fff6c9', '#ffd860', '#ff9a2e', '#f2357f'], ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 1401, axis: 0.5, ...options });
  const { W, H, cx } = S;
  const [cy, R, hz] = [H * 0.47, S.by(505, 470, 420), H * 0.9];
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#1a0630'],
        [0.6, night],
        [0.9, '#7a1458'],
      ]),
    ),
    S.glow(cx, cy, R * 2.3, '#ff3d8c', 0.75),
  );
  // wide rays of light leave the disc
  for (const i of range(28)) {
    const [a, w] = [(i / 28) * 2 * Math.PI, 0.052];
    const at = (t, r) => [cx + Math.cos(t) * r, cy + Math.sin(t) * r];
    const ray = P([at(a - w, R), at(a - w, W), at(a + w, W), at(a + w, R)]);
    S.add(
      path(
        ray,
        S.rad(
          [
            [0.2, '#ff6aa8', 0.34],
            [1, '#ff6aa8', 0],
          ],
          cx,
          cy,
          R * 2.2,
          'gradientUnits="userSpaceOnUse"',
        ),
      ),
    );
  }
  // the head of a drum: its hoop, its lacing, and a skin that glows from the middle
  S.add(circle(cx, cy, R, disc[3]), circle(cx, cy, R * 0.965, '#8a1458'));
  for (const i of range(72)) {
    const at = (t, r) =>
      `${f(cx + Math.cos((t * Math.PI) / 36) * R * r)} ${f(cy + Math.sin((t * Math.PI) / 36) * R * r)}`;
    S.add(line(`M${at(i, 0.965)}L${at(i + 0.5, 0.915)}L${at(i + 1, 0.965)}`, disc[1], 4));
  }
  const head = oval(cx, cy, R * 0.915);
  S.add(
    circle(
      cx,
      cy,
      R * 0.915,
      S.rad([
        [0, disc[0]],
        [0.5, disc[0]],
        [0.78, disc[1]],
        [1, disc[2]],
      ]),
    ),
    S.shade(head, '#f2357f', 0, 0.6, [0.5, 0.45, 0.5, 1], 'b'),
    line(head, '#fff0b8', 5),
  );
  // clouds of powder behind the men, darker towards the lower left, where a title stands
  for (const [u, v, r, c] of [
    [-0.86, 0.22, 260, '#ff4f9a'],
    [-1.15, 0.4, 170, '#ff8a2e'],
    [0.9, 0.2, 270, '#ffb02e'],
    [1.25, 0.44, 250, '#ff3d8c'],
    [-0.75, 0.8, 260, '#d01e78'],
    [-0.2, 0.86, 240, '#ff5a8a'],
    [0.3, 0.87, 260, '#ff8a3a'],
    [0.85, 0.8, 280, '#f02a80'],
  ])
    S.add(powder(S, cx + u * R, H * v, r, c));
  S.add(
    rect(
      0,
      hz - 60,
      W,
      H,
      S.lin(
        [
          [0, '#1c0528', 0],
          [0.4, '#1c0528', 0.9],
          [1, '#12031c'],
        ],
        0,
        hz - 60,
        0,
        H,
        'gradientUnits="userSpaceOnUse"',
      ),
    ),
  );
  const step = S.by(910, 960, 860);
  for (const {
    place: [u, v, k, tilt],
    draw,
    mirror,
    wears,
  } of LINE)
    S.add(
      group(
        draw(S, wears),
        `transform="translate(${f(cx + u * step)} ${f(H * v)}) rotate(${tilt}) scale(${f(((mirror ? -1 : 1) * k * step) / 960)} ${f((k * step) / 960)})"`,
      ),
    );
  // the guests before them: heads and shoulders in the dark, rimmed by the light
  for (const i of range(S.by(27, 17, 14))) {
    const [x, k] = [(i + 0.2 + 0.6 * S.r()) * (W / S.by(26, 16, 13)) - 40, 0.9 + 0.3 * S.r()];
    const y = H - 8 - 34 * S.r();
    const man = `M${f(x - 66 * k)} ${H + 40}Q${f(x - 62 * k)} ${f(y + 8)} ${f(x - 18 * k)} ${f(y)}V${f(y - 16 * k)}A${f(30 * k)} ${f(33 * k)} 0 1 1 ${f(x + 18 * k)} ${f(y - 16 * k)}V${f(y)}Q${f(x + 62 * k)} ${f(y + 8)} ${f(x + 66 * k)} ${H + 40}Z`;
    S.add(
      path(man, '#12031c'),
      line(
        man,
        S.lin([
          [0, '#ff6aa0', 0.9 - (1.3 * Math.abs(x - cx)) / W],
          [0.7, '#ff6aa0', 0],
        ]),
        4,
      ),
    );
  }
  S.add(S.shade(box(0, H * 0.55, W * 0.36, H), '#16031f', 0.85, 0, [0, 0.8, 1, 0.3]));
  return finish(S, options.framed);
}
