import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const SKINS = ['#8a5540', '#a4694a', '#6f4436', '#b57a58'];
const HAIR = '#180f22';
const CLOTHS = [
  '#e0287a',
  '#f2a02c',
  '#d8432f',
  '#1f8f90',
  '#f4dcae',
  '#8a3aa0',
  '#f2c84a',
  '#2f7a5a',
  '#c81f4a',
  '#e8785a',
];
const SHADOW = '#070b22';
const LIGHT = '#ffe0a0';

const pick = (S, list) => list[Math.floor(S.r() * list.length)];

// The outlines are in metres, feet at 0, 0.
const SARI =
  'M-.11 -1.42C-.24 -1.38 -.25 -1.1 -.17 -.95C-.22 -.6 -.3 -.3 -.34 -.03' +
  'Q0 .08 .36 -.03C.3 -.3 .22 -.6 .17 -.95C.25 -1.1 .24 -1.38 .11 -1.42Z';
const SARI_LIGHT =
  'M.02 -1.42H.11C.24 -1.38 .25 -1.1 .17 -.95C.22 -.6 .3 -.3 .36 -.03L.2 .02C.18 -.4 .06 -.9 .02 -1.42Z';
const END_OF_SARI = 'M-.14 -1.42C-.02 -1.44 .06 -1.36 .06 -1.2C.0 -.8 -.2 -.5 -.34 -.28C-.3 -.7 -.26 -1.1 -.14 -1.42Z';
const COAT =
  'M-.12 -1.46C-.24 -1.43 -.28 -1.2 -.29 -.85C-.29 -.76 -.22 -.74 -.2 -.8L-.21 -.56' +
  'Q0 -.5 .21 -.56L.2 -.8C.22 -.74 .29 -.76 .29 -.85C.28 -1.2 .24 -1.43 .12 -1.46Z';
const COAT_LIGHT =
  'M.04 -1.46H.12C.24 -1.43 .28 -1.2 .29 -.85C.29 -.76 .22 -.74 .2 -.8L.21 -.56L.1 -.53C.12 -.9 .08 -1.2 .04 -1.46Z';
const LEGS = 'M-.19 -.6L-.17 0H-.03L0 -.5L.04 0H.17L.19 -.6Z';

/** Draws a woman in a sari with the end of it over her shoulder; her hair is in a knot. */
const woman = (S, tone) =>
  path(SARI, tone) +
  path(SARI_LIGHT, mix(tone, LIGHT, 0.55)) +
  path(END_OF_SARI, mix(tone, pick(S, CLOTHS), 0.8)) +
  circle(0, -1.56, 0.125, pick(S, SKINS)) +
  circle(-0.03, -1.6, 0.13, HAIR) +
  circle(-0.12, -1.52, 0.08, HAIR);

/** Draws a man in a long coat, with or without a turban. */
const man = (S, tone) =>
  path(LEGS, mix(tone, '#efe2cc', 0.6)) +
  path(COAT, tone) +
  path(COAT_LIGHT, mix(tone, LIGHT, 0.5)) +
  circle(0, -1.58, 0.125, pick(S, SKINS)) +
  (S.r() > 0.4 ? ellipse(-0.01, -1.68, 0.17, 0.12, pick(S, CLOTHS)) : circle(-0.02, -1.63, 0.125, HAIR));

/** Draws a guest who dances with both arms up. */
const dancing = (S, tone) =>
  line('M-.16 -1.34L-.4 -1.5L-.32 -1.84M.16 -1.34L.42 -1.42L.5 -1.8', mix(tone, LIGHT, 0.2), 0.11) +
  (S.r() > 0.5 ? woman : man)(S, tone);

/** Draws a waiter in white who holds a tray with glasses above his shoulder. */
export const waiter = (S) =>
  path(LEGS, '#1d1a38') +
  path(COAT, '#e9dccb') +
  path(COAT_LIGHT, '#fff3d8') +
  line('M.2 -1.3L.36 -1.2L.34 -1.62', '#e9dccb', 0.12) +
  ellipse(0.34, -1.7, 0.34, 0.09, '#f0c878') +
  [0.14, 0.34, 0.54].map((x) => circle(x, -1.8, 0.08, '#fff0c4')).join('') +
  circle(0, -1.58, 0.125, pick(S, SKINS)) +
  ellipse(-0.01, -1.68, 0.17, 0.12, '#b3263c');

/** Draws the shadow of someone 1.7 m tall, long and soft, away from the lights of the stage to the lower left. */
export function guestShadow(c, x, z, long = 2.6, wide = 0.3) {
  const points = [
    [x - wide, z],
    [x + wide, z],
    [x - long * 0.55 + wide * 1.7, z - long],
    [x - long * 0.55 - wide * 1.7, z - long],
  ];
  return path(c.onFloor(points), SHADOW, 'opacity=".42"');
}

/** Draws a guest who stands at x, z of the lawn; `who` draws another figure than a guest by chance. */
export function standing(S, c, x, z, who) {
  const [px, py] = c.at(x, 0, z);
  const k = c.scale(z);
  const size = k * (S.r() > 0.12 ? 1.06 + S.r() * 0.18 : 0.72);
  const draw = who ?? pick(S, z > 150 ? [woman, man, dancing] : [woman, man]);
  const turn = S.r() > 0.5 ? 1 : -1;
  return (
    guestShadow(c, x, z) +
    group(
      draw(S, pick(S, CLOTHS)),
      `transform="translate(${f(px)} ${f(py)}) scale(${f(size * (who ? 1 : turn))} ${f(size)})"`,
    )
  );
}

/** Returns places, [x, z], of people who talk in a ring about x, z. */
export const clump = (S, x, z, count) =>
  range(count).map((i) => {
    const a = (i / count) * Math.PI * 2 + S.r() * 0.9;
    const r = 0.75 + 0.16 * count + S.r() * 0.5;
    return [x + Math.cos(a) * r, z + Math.sin(a) * r * 1.25];
  });

/** Draws someone who sits at a table, seen above its edge or from behind; feet are not seen. x, y is the seat. */
export function seated(S, x, y, k) {
  const tone = pick(S, CLOTHS);
  const body = 'M-.22 .1C-.3 -.3 -.24 -.56 0 -.6C.24 -.56 .3 -.3 .22 .1Q0 .2 -.22 .1Z';
  const light = 'M.06 -.6C.24 -.56 .3 -.3 .22 .1L.1 .14C.14 -.2 .12 -.4 .06 -.6Z';
  const head = S.r() > 0.7 ? ellipse(-0.01, -0.84, 0.19, 0.13, pick(S, CLOTHS)) : circle(-0.02, -0.8, 0.16, HAIR);
  return group(
    path(body, tone) + path(light, mix(tone, LIGHT, 0.5)) + circle(0.01, -0.74, 0.145, pick(S, SKINS)) + head,
    `transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"`,
  );
}
