// A green auto-rickshaw with a yellow hood that has pulled up, its nose to the left, its lamp lit.
import { mix } from '../../kit/colour.mjs';
import { headInProfile } from '../../kit/figures/head-in-profile.mjs';
import { f } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, open, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

const GREEN = '#2c6350';
const YELLOW = '#dfae3f';
const DARK = '#0e1622';
const WIDE = 0.6;

/** Outlines, in metres from the rear and from the ground: the far side, its openings, the side of the seat. */
const FAR_SIDE = [
  [-0.06, 0.35],
  [-0.06, 1.6],
  [2.15, 1.6],
  [2.3, 0.95],
  [2.3, 0.35],
];
const FAR_REAR = [
  [0.86, 0.95],
  [0.86, 1.48],
  [1.4, 1.5],
  [1.4, 0.95],
];
const FAR_DOOR = [
  [1.48, 0.98],
  [1.48, 1.5],
  [2.06, 1.48],
  [2.22, 0.98],
];
const CUSHION = [
  [0.25, 0.36],
  [0.25, 0.74],
  [0.86, 0.74],
  [0.86, 0.36],
];

/** Outlines of the near side: the tub below and the hood above. */
const TUB = [
  [0.02, 0.4],
  [-0.04, 0.72],
  [0, 1.02],
  [0.72, 1.02],
  [0.78, 0.56],
  [1.34, 0.54],
  [1.36, 0.84],
  [1.46, 0.84],
  [1.5, 0.5],
  [2.12, 0.5],
  [2.24, 0.98],
  [2.4, 0.98],
  [2.36, 0.4],
  [2.1, 0.28],
  [0.72, 0.28],
  [0.66, 0.44],
  [0.44, 0.54],
  [0.22, 0.46],
  [0.16, 0.36],
];
const HOOD = [
  [0, 1.02],
  [0.02, 1.34],
  [0.1, 1.56],
  [0.26, 1.67],
  [1.1, 1.73],
  [1.9, 1.69],
  [2.2, 1.6],
  [2.14, 1.52],
  [1.48, 1.57],
  [1.4, 1.5],
  [1.34, 1.57],
  [0.84, 1.55],
  [0.74, 1.46],
  [0.72, 1.02],
];

/** Outlines that also go across, towards the side that is seen: the top of the hood, and the parts of the front. */
const TOP = [
  [0.1, 1.56, WIDE],
  [0.26, 1.67, WIDE],
  [1.1, 1.73, WIDE],
  [1.9, 1.69, WIDE],
  [2.2, 1.6, WIDE],
  [2.2, 1.62, -0.5],
  [1.9, 1.76, -0.3],
  [1.1, 1.8, -0.3],
  [0.26, 1.74, -0.3],
];
const GLASS = [
  [2.14, 1.56, -0.5],
  [2.14, 1.56, 0.56],
  [2.4, 0.98, 0.52],
  [2.4, 0.98, -0.46],
];
const COWL = [
  [2.4, 0.98, -0.46],
  [2.4, 0.98, 0.52],
  [2.3, 0.62, 0.56],
  [2.36, 0.42, 0.44],
  [2.66, 0.44, 0.16],
  [2.68, 0.46, -0.16],
  [2.6, 0.7, -0.34],
];
const RIDGE = [
  [2.42, 0.98, -0.1],
  [2.42, 0.98, 0.22],
  [2.7, 0.62, 0.14],
  [2.7, 0.62, -0.14],
];
const GUARD = [
  [2.02, 0.34, 0.16],
  [2.12, 0.5, 0.16],
  [2.36, 0.58, 0.16],
  [2.6, 0.5, 0.16],
  [2.72, 0.32, 0.16],
  [2.6, 0.36, 0.16],
  [2.36, 0.46, 0.16],
  [2.14, 0.38, 0.16],
];

/** Returns what places points of the rickshaw: u metres from its rear, v up, w to the side that is seen. */
export function rickshawPlan(cam, { rear, heading }) {
  const [hx, hz] = heading;
  const at = (u, v, w = WIDE) => cam.at(rear[0] + hx * u - hz * w, v, rear[1] + hz * u + hx * w);
  const scale = (u, w = WIDE) => cam.scale(rear[1] + hz * u + hx * w);
  const side = (points, w = WIDE) => P(points.map(([u, v]) => at(u, v, w)));
  const round = (points) => P(points.map(([u, v, w]) => at(u, v, w)));
  return { at, scale, side, round };
}

/** Draws a wheel as it is seen from the side. */
function wheel(plan, u, w, r = 0.23) {
  const [x, y] = plan.at(u, r, w);
  const k = plan.scale(u, w);
  return (
    ellipse(x, y, r * k, r * k, '#0a0f18') +
    ellipse(x, y, r * k * 0.58, r * k * 0.58, '#8fa0b2') +
    ellipse(x, y, r * k * 0.44, r * k * 0.44, '#3a4a5e') +
    circle(x, y, r * k * 0.16, '#c4cfda')
  );
}

/** Draws the driver, who sits at his handlebar and looks ahead. */
function driver(S, plan) {
  const [x, y] = plan.at(1.58, 0.6, 0.05);
  const k = plan.scale(1.58, 0.05) / 100;
  const shirt = 'M-12 -62C-22 -56 -24 -30 -22 0H22C25 -24 23 -46 14 -58C6 -66 -6 -66 -12 -62Z';
  const head = group(
    headInProfile(S, { skin: '#7d4d38', dark: '#0c1420', lite: '#ffd3a0' }) +
      path(
        'M-43 -34C-54 -92 -20 -112 12 -106C36 -102 44 -90 42 -74C26 -82 6 -76 -4 -56L-14 -34L-28 -14' + 'Z',
        '#17141a',
      ) +
      path('M32 -22C40 -30 48 -29 53 -21C46 -24 40 -20 32 -22Z', '#17141a') +
      ellipse(-8, -40, 6, 10, '#6a3f2e'),
    'transform="translate(-4 -66) scale(-.235 .235)"',
  );
  return group(
    head +
      path(shirt, '#a8906a') +
      S.shade(shirt, '#5a4a34', 0, 0.7, [0.2, 0.2, 1, 0.6]) +
      path('M-12 -50C-24 -44 -26 -32 -34 -24L-58 -18L-58 -8L-30 -10C-14 -18 -4 -28 -2 -42Z', '#bda47c') +
      path('M-14 -62L-18 -52L-6 -56L8 -60L2 -66Z', '#cbb48c') +
      line('M-30 -10C-14 -18 -4 -28 -2 -42M10 -40C14 -26 14 -12 12 -2M0 -30C6 -22 6 -10 4 -2', '#6b5a3e', 1.4) +
      line('M-64 -22L-54 -8', '#0e1622', 5) +
      ellipse(-60, -14, 6, 5.4, '#7d4d38'),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"`,
  );
}

/** Draws what is seen through the openings: the far side, the seat in the rear, the driver. */
function interior(S, plan) {
  const room = plan.side(FAR_SIDE, -WIDE);
  const far = plan.side(FAR_REAR, -WIDE);
  const ahead = plan.side(FAR_DOOR, -WIDE);
  const across = (a, b) =>
    plan.round([
      [...a, -0.55],
      [...a, 0.55],
      [...b, 0.55],
      [...b, -0.55],
    ]);
  const end = across([0.08, 0.35], [0.08, 1.62]);
  const seat = across([0.25, 0.74], [0.86, 0.74]) + across([0.86, 0.74], [0.86, 0.36]);
  const cushion = plan.side(CUSHION, 0.55);
  const back = across([0.28, 0.74], [0.14, 1.28]);
  return (
    path(room, '#141d2b') +
    path(end, '#1a2536') +
    path(far, '#e8a46c') +
    path(ahead, '#f3b880') +
    path(back, '#5d4148') +
    S.shade(back, '#f0b27e', 0, 0.6, [1, 0.5, 0, 0.2]) +
    path(cushion, '#3a2830') +
    path(seat, '#4a3038') +
    S.shade(seat, '#f0b27e', 0.7, 0, [0, 0, 0.5, 0.8]) +
    driver(S, plan)
  );
}

/** Draws the front: windscreen, nose, and the mudguard over the one wheel. */
function nose(S, plan) {
  const glass = plan.round(GLASS);
  const cowl = plan.round(COWL);
  const ridge = plan.round(RIDGE);
  const guard = plan.round(GUARD);
  return (
    path(glass, '#22334a') +
    S.shade(glass, '#f0b888', 0.6, 0, [0.9, 0, 0.5, 0.7]) +
    line(glass, '#1c2838', 6) +
    wheel(plan, 2.38, 0.06) +
    path(cowl, GREEN) +
    S.shade(cowl, DARK, 0, 0.85, [0.2, 0, 0.7, 1]) +
    path(ridge, YELLOW) +
    S.shade(ridge, DARK, 0, 0.6, [0, 0, 1, 1]) +
    path(guard, mix(GREEN, DARK, 0.35))
  );
}

/** Draws the side that is seen: the green tub, the pillars, and the yellow hood. */
function nearSide(S, plan) {
  const tub = plan.side(TUB);
  const hood = plan.side(HOOD);
  const top = plan.round(TOP);
  const stripe = open([plan.at(0.02, 0.9), plan.at(0.73, 0.9)]);
  const bars = [1.41, 1.45].map((u) => line(open([plan.at(u, 0.84), plan.at(u, 1.53)]), '#1c2838', 7)).join('');
  const folds = [0.2, 0.36, 0.54].map((u) => open([plan.at(u, 1.04), plan.at(u + 0.06, 1.64)])).join('');
  return (
    path(top, mix(YELLOW, '#ffe0a8', 0.3)) +
    bars +
    path(hood, YELLOW) +
    S.shade(hood, '#6a4420', 0, 0.8, [0.3, 0.3, 0.9, 0.9]) +
    S.shade(hood, '#fff0c8', 0.7, 0, [0.4, 0, 0.4, 0.35]) +
    line(folds, '#7a5426', 2.4, 'opacity=".7"') +
    path(tub, GREEN) +
    S.shade(tub, DARK, 0, 0.85, [0.2, 0.1, 0.6, 1]) +
    S.shade(tub, '#a8d0b0', 0.55, 0, [0.3, 0, 0.4, 0.4]) +
    line(stripe, '#f0c45a', 5) +
    line(open([plan.at(2.14, 1.54), plan.at(2.36, 0.98)]), '#1c2838', 8) +
    line(open([plan.at(0.8, 0.58), plan.at(1.34, 0.56)]), '#8fc0a4', 2)
  );
}

/** Draws the rickshaw with its shadow under it, without the light of its lamp. */
export function autoRickshaw(S, plan) {
  const under = plan.round([
    [-0.05, 0, 0.66],
    [2.5, 0, 0.6],
    [2.6, 0, 0.1],
    [2.4, 0, -0.5],
    [-0.05, 0, -0.6],
  ]);
  return (
    soft(S, path(under, '#080d15', 'opacity=".9"'), 5) +
    wheel(plan, 0.42, -0.5) +
    interior(S, plan) +
    nose(S, plan) +
    nearSide(S, plan) +
    wheel(plan, 0.42, 0.56)
  );
}

/** Draws the lit lamp on the nose, its glow, and its light on the wet ground before it. */
export function rickshawLamp(S, plan) {
  const [x, y] = plan.at(2.6, 0.82, 0.04);
  const k = plan.scale(2.6, 0);
  return (
    circle(x, y, k * 0.115, '#c4cfda') +
    circle(x, y, k * 0.1, '#26343f') +
    S.glow(x, y, k * 1.15, '#ffe6bd', 0.9) +
    circle(x, y, k * 0.085, '#fffaf0')
  );
}
