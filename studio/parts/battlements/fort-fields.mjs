import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';

/** How far below the eye the fields are, in metres: the terrace is on top of the wall. */
const DROP = 13.4;
const HAZE = '#e9dfb4';
const CROPS = ['#7f9a45', '#a9b04e', '#d9bb3e', '#6f8c46', '#c2a85c', '#93a14a', '#e3c648'];
const CLOUD =
  'M760 462C860 452 930 456 1000 446C1030 432 1076 430 1104 440C1126 418 1170 412 1204 428C1230 396 1296 388 1334 412' +
  'C1366 392 1424 392 1452 416C1488 404 1528 410 1546 428C1590 418 1640 424 1664 438C1730 432 1800 440 1850 448' +
  'C1920 448 1980 452 2040 458C1880 474 1700 466 1540 474C1340 482 1180 470 1040 474C940 476 840 468 760 462Z';

/** Draws the sky of a winter morning: blue above, pale with haze above the fields, brightest towards the sun. */
export function morningSky(S, hz) {
  const tones = [
    [0, '#3f8492'],
    [0.36, '#7fb3ad'],
    [0.72, '#cddcb9'],
    [1, '#f5e8bb'],
  ];
  return (
    rect(0, 0, S.W, hz + 60, S.lin(tones)) +
    S.shade(box(0, 0, S.W, hz * 0.7), '#1f6470', 0.55, 0, [0.9, 0, 0.4, 0.9], 'b') +
    S.glow(640, 60, 700, '#fff4cf', 0.5) +
    path(
      CLOUD,
      S.lin([
        [0, '#fffaea', 0.95],
        [0.7, '#fff6dc', 0.8],
        [1, '#f3e8c0', 0.15],
      ]),
    ) +
    S.shade(CLOUD, '#b9b48e', 0, 0.5, [0.3, 0.3, 0.5, 1]) +
    path('M300 250C420 240 520 246 640 238C560 254 420 262 300 250Z', '#fff8e2', 'opacity=".5"')
  );
}

/** Draws the fields below, strip after strip, hazier the farther they are, with a canal and a village. */
export function fields(S, { cam, horizon }) {
  const y = (z) => horizon + (DROP * 1500) / z;
  const rows = [58, 70, 86, 106, 132, 166, 212, 280, 400, 640, 1500];
  let drawn = rect(0, horizon, S.W, 300, '#a9ac5c');
  for (const [j, z] of rows.slice(0, -1).entries()) {
    const far = rows[j + 1];
    const slant = 0.16 * z;
    const wide = 0.26 * z + 14;
    for (const i of range(9)) {
      const x = (i - 4.4) * wide + (j % 2) * wide * 0.4;
      const at = (u, w) => cam.at(u, cam.eye - DROP, w);
      const [a, b, c, d] = [at(x, z), at(x + wide, z), at(x + wide + slant * 0.3, far), at(x + slant * 0.3, far)];
      const tone = mix(CROPS[Math.floor(S.r() * CROPS.length)], HAZE, Math.min(0.8, 0.02 + j * 0.075));
      drawn += path(`M${a.map(f)}L${b.map(f)}L${c.map(f)}L${d.map(f)}Z`, tone);
    }
    drawn += line(
      `M0 ${f(y(z))}H${S.W}`,
      mix('#5f7a3c', HAZE, Math.min(0.85, 0.2 + j * 0.09)),
      Math.max(1, 4 - j * 0.4),
    );
  }
  const houses = range(9).map((i) =>
    rect(1040 + i * 13 + (i % 3) * 4, horizon + 13 - (i % 3) * 3, 11, 8 + (i % 2) * 3, i % 3 ? '#fbf0d2' : '#e2c39a'),
  );
  return (
    drawn +
    path(`M1320 ${horizon + 20}L2000 ${horizon + 34}V${horizon + 41}L1320 ${horizon + 23}Z`, '#dfe8d8') +
    houses.join('') +
    range(60)
      .map((i) => {
        const x = ((i * 137) % 2000) + S.r() * 20;
        return ellipse(x, horizon + 3 + (i % 4) * 2, 10 + 16 * S.r(), 3 + 3 * S.r(), mix('#7d9468', HAZE, 0.45));
      })
      .join('') +
    rect(
      0,
      horizon - 36,
      S.W,
      96,
      S.lin([
        [0, '#f8edc6', 0],
        [0.4, '#f8edc6', 0.6],
        [1, '#f8edc6', 0],
      ]),
    )
  );
}

/** Draws the chimney of a brick kiln far away, its smoke drawn out to the left by the wind. */
export const kiln = (x, y) =>
  path(`M${x - 5} ${y}L${x - 3} ${y - 62}H${x + 3}L${x + 5} ${y}Z`, '#b98a68') +
  line(`M${x - 3} ${y - 56}h6M${x - 4} ${y - 40}h7`, '#e9d9b0', 2.4) +
  group(
    path('M-2 -63C-20 -84 -70 -80 -150 -98C-90 -96 -40 -96 3 -63Z', '#8f8a76', 'opacity=".4"'),
    `transform="translate(${x} ${y})"`,
  );

/** Draws a eucalyptus h tall: a pale bare trunk, small leaves in loose hanging clumps at the top. */
function eucalyptus(S, x, y, h, haze) {
  const lean = (S.r() - 0.5) * h * 0.1;
  const tones = ['#4d6f50', '#5f8258', '#7c9a62'].map((one) => mix(one, HAZE, haze));
  const bark = mix('#b59f78', HAZE, haze * 0.7);
  const n = Math.round(54 + h * 0.4);
  const clumps = range(n).map((i) => {
    const v = lerp(0.4, 1, Math.sqrt(i / n) * 0.6 + (i / n) * 0.4);
    const reach = 0.12 * Math.sin(Math.PI * Math.min(1, (v - 0.32) * 1.36)) + 0.012;
    const u = (S.r() - 0.5) * 2 * reach;
    const r = (0.016 + 0.02 * S.r()) * (h * 0.5 + 34);
    const [cx, cy] = [x + lean * v + u * h, y - h * v + Math.abs(u) * h * 0.4];
    const turn = f(u * 400);
    return ellipse(
      cx,
      cy,
      r * 0.8,
      r * 1.25,
      tones[u < -reach * 0.2 ? 2 : i % 2],
      `transform="rotate(${turn} ${f(cx)} ${f(cy)})"`,
    );
  });
  const boughs = [0.42, 0.56, 0.68].map((v, i) => {
    const side = i % 2 ? 1 : -1;
    const [from, tip] = [x + lean * v, y - h * v];
    return `M${f(from)} ${f(tip + h * 0.1)}Q${f(from + side * h * 0.01)} ${f(tip)} ${f(from + side * h * 0.07)} ${f(tip - h * 0.06)}`;
  });
  return (
    line(
      `M${f(x)} ${f(y)}Q${f(x + lean * 0.2)} ${f(y - h * 0.5)} ${f(x + lean)} ${f(y - h * 0.95)}`,
      bark,
      Math.max(1.6, h * 0.018),
    ) +
    line(boughs.join(''), bark, Math.max(1, h * 0.009)) +
    clumps.join('')
  );
}

/** Draws a line of eucalyptus along a field track: x of the nearest, x of the farthest, their feet and heights. */
export const eucalyptusLine = (S, from, to, n, haze) =>
  range(n)
    .toReversed()
    .map((i) => {
      const u = i / (n - 1);
      const h = lerp(from[2], to[2], u) * (0.86 + 0.28 * S.r());
      return eucalyptus(
        S,
        lerp(from[0], to[0], u) + (S.r() - 0.5) * 14,
        lerp(from[1], to[1], u),
        h,
        Math.min(0.7, haze + u * 0.25),
      );
    })
    .join('');

/** Draws one of two who stand on the far tower: feet at x, y, the arm up to a string or on the wall. */
const tiny = (x, y, coat, arm) =>
  path(`M${x - 5} ${y}L${x - 5} ${y - 17}Q${x} ${y - 22} ${x + 5} ${y - 17}L${x + 5} ${y}Z`, coat) +
  circle(x, y - 25, 4.2, '#5f3a28') +
  line(arm, coat, 3);

/** Draws another tower of the fort, round, lit along its left side, with two tiny people on it. */
export function farTower(S, x, top) {
  const [w, h] = [84, 420];
  const body = `M${x - w} ${top + 26}L${x - w - 14} ${top + h}H${x + w + 14}L${x + w} ${top + 26}Z`;
  const ring = `M${x - w - 10} ${top}H${x + w + 10}V${top + 20}Q${x} ${top + 36} ${x - w - 10} ${top + 20}Z`;
  const curtain = `M${x + w - 8} ${top + 74}H${S.W + 20}V${top + h}H${x + w - 8}Z`;
  const teeth = (x0, n, y, wide, gap) => range(n).map((i) => rect(x0 + i * (wide + gap), y - 17, wide, 18, '#b9975f'));
  const courses = range(12).map((i) => `M${x - w + 2} ${top + 52 + i * 24}q${w - 2} 16 ${2 * w - 4} 0`);
  const joints = range(34).map((i) => {
    const [u, v] = [(i % 6) - 2.6 + (Math.floor(i / 6) % 2) * 0.5, Math.floor(i / 6)];
    return `M${f(x + u * 28)} ${f(top + 60 + v * 24 + (1 - (u / 3) ** 2) * 7)}v22`;
  });
  const lit = S.lin(
    [
      [0, '#fff0bf', 0.95],
      [0.3, '#fff0bf', 0.1],
      [0.5, '#5a4a34', 0.1],
      [1, '#5a4a34', 0.55],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    path(curtain, '#a98c5c') +
    teeth(x + w + 6, 6, top + 74, 20, 12).join('') +
    line(`M${x + w} ${top + 76}H${S.W}`, '#f4dca0', 3) +
    path(body, '#c09d64') +
    line(courses.join('') + joints.join(''), '#8f7448', 1.6, 'opacity=".7"') +
    path(body, lit) +
    rect(x - 32, top + 90, 7, 34, '#5a4830') +
    rect(x + 30, top + 140, 7, 34, '#4f402c') +
    tiny(x - 34, top, '#8f2f4a', `M${x - 36} ${top - 15}L${x - 46} ${top - 26}`) +
    tiny(x + 16, top, '#2f5f72', `M${x + 13} ${top - 15}L${x - 2} ${top - 12}`) +
    path(ring, '#cfae74') +
    teeth(x - w - 10, 6, top, 22, 11).join('') +
    path(ring, lit) +
    line(`M${x - w - 10} ${top}H${x + w + 10}`, '#fff0bf', 2.6)
  );
}
