import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

const NIGHT = '#1b1238';
const [HEIGHT, SPRING] = [2.3, 1.85];

/** Returns the outline of a door in the wall from z0 to z1: [z, height], from the near foot to the far foot. */
const outline = (z0, z1, grow = 0) => {
  const [a, b] = [z0 - grow, z1 + grow];
  const head = range(13).map((i) => {
    const t = i / 12;
    return [lerp(a, b, t), SPRING + (HEIGHT + grow - SPRING) * Math.sin(Math.PI * t) ** 0.62];
  });
  return [[a, 0], ...head, [b, 0]];
};

/** Draws the painted frieze under the ceiling: a row of small pointed arches with a flower in each. */
const frieze = (cam, wall, near, end) =>
  range(Math.floor((end - near - 1) / 0.42))
    .map((i) => {
      const z = near + 1 + i * 0.42;
      const arch = [
        [z, 2.68],
        [z, 2.84],
        [z + 0.08, 2.95],
        [z + 0.18, 3.02],
        [z + 0.28, 2.95],
        [z + 0.36, 2.84],
        [z + 0.36, 2.68],
      ].map(([u, y]) => cam.at(wall, y, u));
      const [x, y] = cam.at(wall, 2.82, z + 0.18);
      return path(P(arch), '#4a2450', 'opacity=".5"') + flower(x, y, cam.scale(z) * 0.042, '#f3b173', '#d6656c');
    })
    .join('');

/** Draws the wall of the rooms, in which the light of the doors falls off. */
export function roomWall(S, { cam, wall, end, near, ceiling, doors }) {
  const d = cam.wall(wall, near, end, 0, ceiling);
  const [x0] = cam.at(wall, 0, end);
  const tones = [
    [0, '#b9656a'],
    [0.35, '#8a4666'],
    [1, '#5a2f5c'],
  ];
  const glows = doors.map(([a, b]) => {
    const z = (a + b) / 2;
    return S.glow(...cam.at(wall, 1.5, z), cam.scale(z) * 2, '#ffb267', 0.55);
  });
  const bands = [0.32, 2.62].map((y) => open([cam.at(wall, y, near), cam.at(wall, y, end)]));
  const dado = cam.wall(wall, near, end, 0, 0.32);
  return (
    path(d, S.lin(tones, x0, 0, S.W, 0, 'gradientUnits="userSpaceOnUse"')) +
    S.shade(d, NIGHT, 0.8, 0, [0.5, 0, 0.5, 0.45], 'b') +
    S.inside(d, glows.join('')) +
    path(dado, '#4a2450', 'opacity=".6"') +
    line(bands.join(''), '#f3b173', 2.4, 'opacity=".6"') +
    frieze(cam, wall, near, end)
  );
}

/** Draws the marigolds round a door: a swag across its head, strings down both sides. */
function garlands({ cam, wall }, [z0, z1]) {
  const round = outline(z0, z1, 0.12);
  const at = ([z, y], i) => {
    const [x, py] = cam.at(wall - 0.05, y, z);
    const tones = i % 2 ? [BLOOM.orange, BLOOM.deep] : [BLOOM.deep, '#c9530f'];
    return flower(x, py, cam.scale(z) * 0.043, ...tones);
  };
  const side = (z, n) => range(n).map((i) => [z, SPRING + 0.06 - i * 0.074]);
  const head = range(38).map((i) => {
    const t = i / 37.01;
    const k = 1 + Math.floor(t * 12);
    const [a, b] = [round[k], round[k + 1] ?? round[k]];
    const u = t * 12 - Math.floor(t * 12);
    return [lerp(a[0], b[0], u), lerp(a[1], b[1], u)];
  });
  const pendants = range(5).flatMap((i) => {
    const z = lerp(z0, z1, (i + 0.5) / 5);
    const top = SPRING + (HEIGHT - SPRING) * Math.sin((Math.PI * (i + 0.5)) / 5) ** 0.62;
    return range(2 + 2 * (i % 2)).map((j) => [z, top - 0.02 - j * 0.076]);
  });
  return [...side(z1 + 0.12, 20), ...pendants, ...head, ...side(z0 - 0.12, 24)].map(at).join('');
}

/** Draws a door: its lit room with a curtain drawn aside, the frame, and its marigolds. */
export function litDoor(S, view, [z0, z1]) {
  const { cam, wall } = view;
  const on = (points) => P(points.map(([z, y]) => cam.at(wall, y, z)));
  const hole = on(outline(z0, z1));
  const [x, y] = cam.at(wall, 1.2, (z0 + z1) / 2);
  const k = cam.scale((z0 + z1) / 2);
  const light = [
    [0, '#fff3cc'],
    [0.55, '#ffcf7a'],
    [1, '#e8863f'],
  ];
  const reveal = P([
    cam.at(wall, 0, z1),
    cam.at(wall, HEIGHT, z1),
    cam.at(wall + 0.16, HEIGHT, z1),
    cam.at(wall + 0.16, 0, z1),
  ]);
  const curtain = on([
    [z0, 0],
    [z0, 2.3],
    [lerp(z0, z1, 0.42), 2.3],
    [lerp(z0, z1, 0.2), 1.1],
    [lerp(z0, z1, 0.26), 0],
  ]);
  const folds = [0.05, 0.12, 0.18].map((t) =>
    open([
      cam.at(wall, 2.2, lerp(z0, z1, t * 2)),
      cam.at(wall, 1.1, lerp(z0, z1, t)),
      cam.at(wall, 0, lerp(z0, z1, t * 1.2)),
    ]),
  );
  return (
    path(on(outline(z0, z1, 0.16)), '#4a2146') +
    path(hole, S.rad(light, f(x), f(y), k * 1.3, 'gradientUnits="userSpaceOnUse"')) +
    S.inside(hole, path(reveal, '#f0a458') + path(curtain, '#b8344e') + line(folds.join(''), '#6a1838', k * 0.02)) +
    line(open(outline(z0, z1).map(([z, py]) => cam.at(wall, py, z))), '#ffe0a0', k * 0.014) +
    garlands(view, [z0, z1])
  );
}

/** Draws a niche in the wall at z with a lamp in it, and the light above the lamp. */
export function lampNiche(S, { cam, wall }, z) {
  const k = cam.scale(z);
  const on = (points) => P(points.map(([u, y]) => cam.at(wall, y, z + u)));
  const arch = (r, low) => [
    [-r, low],
    ...range(9).map((i) => [-r * Math.cos((i / 8) * Math.PI), 1.75 + r * 1.1 * Math.sin((i / 8) * Math.PI)]),
    [r, low],
  ];
  const [x, y] = cam.at(wall - 0.04, 1.42, z);
  return (
    path(on(arch(0.3, 1.26)), '#5a2a50') +
    path(on(arch(0.22, 1.34)), '#e0804e') +
    S.glow(x, y - k * 0.06, k * 0.5, '#ffd486', 0.9) +
    path(`M${f(x - k * 0.07)} ${f(y)}Q${f(x)} ${f(y + k * 0.09)} ${f(x + k * 0.07)} ${f(y)}Z`, '#c98f36') +
    path(
      `M${f(x - k * 0.025)} ${f(y)}` +
        `Q${f(x - k * 0.03)} ${f(y - k * 0.06)} ${f(x)} ${f(y - k * 0.13)}` +
        `Q${f(x + k * 0.03)} ${f(y - k * 0.06)} ${f(x + k * 0.025)} ${f(y)}Z`,
      '#fff3cc',
    )
  );
}

/** Draws the light that falls out of a door over the floor, towards the edge and a little nearer to the eye. */
export function doorLight(S, { cam, wall, edge }, [z0, z1]) {
  const d = P([
    cam.at(wall, 0, z0),
    cam.at(wall, 0, z1),
    cam.at(edge + 0.1, 0, z1 + 0.25),
    cam.at(edge + 0.1, 0, z0 - 0.75),
  ]);
  const [x0] = cam.at(edge, 0, z0);
  const [x1] = cam.at(wall, 0, z1);
  const tones = [
    [0, '#ff9a56', 0.16],
    [0.45, '#ffab5c', 0.72],
    [1, '#ffe2a4', 1],
  ];
  return path(d, S.lin(tones, x0, 0, x1, 0, 'gradientUnits="userSpaceOnUse"'));
}
