// honeycombFacade: a red palace wall seen straight on, tier over tier of carved bays in the last sun, which comes from
// the right. A woman in saffron leans out of the largest one.
// The house opposite throws its shadow over the lower left.
import { archPath } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { limb } from '../../kit/figures/hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from '../../kit/figures/head-in-profile.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bayShadow, carvedBay } from '../../parts/buildings/carved-bay.mjs';

/** The bays of the wall: those that stand behind others come first. */
const BAYS = [
  { x: 84, y: 330, w: 186, cap: 'ribbed' },
  { x: 404, y: 372, w: 356, m: 212, h: 0.84, arches: 3, cap: 'flat' },
  { x: 712, y: 306, w: 158, cap: 'ribbed', lit: true },
  { x: 936, y: 250, w: 212, h: 1.02, cap: 'curved' },
  { x: 1668, y: 228, w: 204, cap: 'curved' },
  { x: 1916, y: 292, w: 182, cap: 'ribbed', lit: true },
  { x: 226, y: 790, w: 236, h: 0.92, cap: 'curved' },
  { x: 512, y: 778, w: 164, cap: 'ribbed' },
  { x: 796, y: 716, w: 262, h: 0.96, cap: 'curved' },
  { x: 1032, y: 640, w: 136, cap: 'ribbed' },
  { x: 1622, y: 716, w: 236, h: 0.9, cap: 'flat', lattice: false },
  { x: 1876, y: 760, w: 196, cap: 'ribbed' },
  { x: 70, y: 1226, w: 176, cap: 'ribbed' },
  { x: 376, y: 1240, w: 300, m: 200, h: 0.86, arches: 3, cap: 'flat' },
  { x: 660, y: 1190, w: 180, cap: 'ribbed' },
  { x: 936, y: 1160, w: 226, cap: 'curved' },
  { x: 1300, y: 1178, w: 420, m: 236, h: 0.84, arches: 3, cap: 'flat', lit: true },
  { x: 1846, y: 1216, w: 262, h: 0.9, cap: 'curved' },
];
/** What is painted on the wall between the bays: blind arches [middle, foot, width, height]. */
const BLIND = [
  [196, 372, 58, 128],
  [604, 372, 64, 128],
  [814, 300, 56, 124],
  [1556, 250, 62, 130],
  [1792, 286, 62, 130],
  [86, 800, 66, 140],
  [376, 790, 66, 140],
  [628, 760, 64, 130],
  [1440, 830, 70, 130],
  [1160, 830, 70, 130],
  [1752, 750, 62, 140],
  [194, 1230, 60, 140],
  [544, 1230, 62, 140],
  [788, 1190, 62, 140],
  [1064, 1180, 56, 130],
  [1560, 1200, 60, 140],
  [1690, 1200, 60, 140],
];
const HERS = { x: 1306, y: 562, w: 404, h: 0.94, cap: 'curved', lattice: false };

/**
 * Draws the woman from the sill up, about 250 tall: she looks to the left and rests on her arms. Returns what the
 * window cuts off and what is in front of it.
 */
function womanAtSill(S) {
  const skin = { skin: '#a5643f', dark: '#4a1420', lite: '#ffd09a' };
  const flesh = (d) => path(d, skin.skin) + S.shade(d, skin.dark, 0, 0.75, [0.6, 0, 0.4, 1]);
  const saffron = (d, a = 0.85) =>
    path(d, '#f39a1f') +
    S.shade(d, '#a8320f', a, 0, [0, 0.6, 0.75, 0.2]) +
    S.shade(d, '#ffe08a', 0, 0.9, [0.55, 0.3, 1, 0.1]);
  const back =
    'M-4 -262C34 -268 60 -238 62 -198C66 -168 84 -142 100 -104C108 -70 106 -30 104 14H-40C-46 -40 -30 -90 -22 -120C-34 -180 -40 -250 -4 -262Z';
  const blouse = 'M-26 -112C-46 -84 -54 -40 -52 14H80L70 -100Q20 -146 -26 -112Z';
  const over =
    'M-14 -264C28 -276 64 -246 66 -200C70 -166 92 -138 104 -102C114 -62 112 -24 110 14H56C58 -44 46 -92 20 -128C32 -170 28 -226 -14 -264Z';
  const indoors =
    saffron(back) +
    path(blouse, '#8f1238') +
    S.shade(blouse, '#3a0420', 0.9, 0, [0, 0.4, 0.8, 0.1]) +
    group(
      headInProfile(S, { ...skin, lips: '#8f2436' }) + path(DRAWN_BACK_HAIR, '#1c0c14'),
      'transform="translate(-2 -144) rotate(9) scale(-1 1)"',
    ) +
    saffron(over) +
    line('M-14 -264C28 -226 32 -170 20 -128C46 -92 58 -44 56 14', '#ffdf8e', 6) +
    line(
      'M50 -226C64 -170 84 -110 86 14M64 -190C84 -130 100 -70 100 14M38 -236C50 -190 40 -150 36 -120C62 -80 72 -40 70 14',
      '#b8480f',
      2.6,
      'opacity=".55"',
    ) +
    circle(-35, -215, 5.5, '#f6c860') +
    line('M-34 -219Q-26 -240 -8 -250', '#f6c860', 2.6) +
    circle(-43, -178, 2.8, '#fff0c0') +
    circle(-2, -178, 6, '#f6c860') +
    path('M-9 -172L-2 -152L5 -172Z', '#f6c860');
  const hand = (x, y) =>
    `${limb([x + 8, y], 12.5, [x - 14, y + 2], 11)}${limb([x - 10, y - 5], 6, [x - 36, y - 2], 5)}${limb([x - 10, y + 1], 6, [x - 38, y + 7], 5)}${limb([x - 8, y + 7], 6, [x - 33, y + 15], 5)}${limb([x - 2, y - 6], 5.5, [x - 20, y - 17], 5)}`;
  const bangles = (x, y) =>
    range(5)
      .map((i) =>
        line(
          `M${x - i * 6} ${y - 14}Q${x + 5 - i * 6} ${y} ${x - i * 6} ${y + 14}`,
          ['#f6c860', '#d8203f', '#f6c860', '#2f8a6a', '#f6c860'][i],
          4.4,
        ),
      )
      .join('');
  // the end of her odhni hangs over the sill and lifts a little to the left
  const end =
    'M54 -16C76 -26 100 -22 112 -10C118 30 112 62 116 100C114 140 100 168 88 196C74 188 66 196 52 186C40 190 32 180 20 184C40 140 60 110 58 70C60 40 50 10 54 -16Z';
  const outdoors =
    path(end, '#2f0d2c', 'opacity=".5" transform="translate(-80 22)"') +
    flesh(limb([-20, -60], 17, [-46, -20], 15) + limb([-46, -20], 14, [-96, -14], 11) + hand(-104, -13)) +
    path('M-24 -98C-40 -84 -44 -66 -40 -46L-14 -52L-2 -84Z', '#7a0e34') +
    group(
      saffron(end) +
        line(
          'M66 -14C76 40 64 90 44 172M88 -16C98 50 90 110 76 182M102 -12C110 50 102 110 94 170',
          '#b8480f',
          2.6,
          'opacity=".55"',
        ) +
        line('M23 179Q34 176 52 181Q66 190 88 190', '#ffdf8e', 6),
      'transform="translate(-40 0)"',
    ) +
    flesh(limb([40, -74], 20, [24, -20], 17) + limb([24, -20], 17, [-50, -10], 11.5) + hand(-60, -9)) +
    bangles(-26, -11) +
    path('M22 -114C46 -122 66 -106 66 -84C64 -66 60 -58 56 -48L20 -58C20 -80 14 -98 22 -114Z', '#9c153e') +
    S.shade('M22 -114C46 -122 66 -106 66 -84C64 -66 60 -58 56 -48L20 -58C20 -80 14 -98 22 -114Z', '#3a0420', 0.8, 0) +
    line('M21 -60L55 -50', '#f6c860', 6);
  return [indoors, outdoors];
}

/** Draws a pigeon that sits on y = 0 and looks to the left, about 34 long. */
const pigeon = (x, y, k, flip, tone = '#c9b4c4') =>
  group(
    path(
      'M-14 -22C-20 -28 -13 -35 -8 -30C-2 -26 6 -22 16 -12L30 -4L27 0L12 -3C2 2 -10 0 -14 -10C-15 -14 -13 -18 -14 -22Z',
      tone,
    ) +
      path('M0 -17C8 -16 16 -10 24 -4C14 -1 4 -4 0 -10Z', mix(tone, '#4a2440', 0.6)) +
      path('M-14 -22C-20 -28 -13 -35 -8 -30L-8 -20Z', mix(tone, '#4a2440', 0.5)) +
      path('M-17 -28L-22 -25L-16 -25Z', '#f0a860') +
      line('M-3 -1V4M2 -1V4', '#b8413a', 2),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(flip ? -k : k)} ${f(k)})"`,
  );

export function honeycombFacade({ stone = '#b8452f', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 2611, axis: 0.66, ...options });
  const { W, H } = S;
  const c = {
    base: stone,
    lite: mix(stone, '#ffc79a', 0.55),
    pale: '#f6cdae',
    dark: '#5a1738',
    deep: '#2f0d2c',
    gold: '#f2bd5a',
  };
  const all = box(0, 0, W, H);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin(
        [
          [0, mix(stone, '#ff9a62', 0.3)],
          [1, stone],
        ],
        1,
        0,
        0,
        1,
      ),
    ),
    S.shade(all, '#ffb377', 0, 0.6, [0.3, 0.5, 1, 0.1], 'b'),
    S.shade(all, c.dark, 0.7, 0, [0, 0.7, 0.8, 0.2], 'b'),
  );
  // courses of stone, then what is painted on the wall between the bays: blind arches with a flower
  for (const i of range(42)) S.add(line(`M0 ${f(i * 30 + 8)}H${W}`, c.dark, 1.4, 'opacity=".22"'));
  for (const [x, y, w, h] of BLIND) {
    const d = archPath(x, y, w, h * 0.6, h * 0.34, 3);
    S.add(path(d, c.dark, 'opacity=".38"'), line(d, c.pale, 5, 'opacity=".85"'));
    S.add(line(`M${x} ${y - 8}V${f(y - h * 0.5)}`, c.pale, 3, 'opacity=".6"'));
    for (const q of range(5))
      S.add(
        ellipse(x + Math.sin(q * 1.256) * 10, y - h * 0.55 - Math.cos(q * 1.256) * 10, 6, 6, c.pale, 'opacity=".75"'),
      );
    S.add(circle(x, y - h * 0.55, 5, c.gold));
  }
  // the cornices between the tiers stand at different heights left and right of her bay
  const cornice = (x0, x1, y, t = 22) => {
    const d = box(x0, y, x1, y + t);
    S.add(
      rect(x0 - 26, y + t, x1 - x0, 34, c.deep, 'opacity=".5"'),
      path(d, c.lite),
      S.shade(d, c.dark, 0, 0.7, [0, 0, 0, 1]),
      rect(x0, y - 5, x1 - x0, 8, c.pale),
    );
    for (const i of range(Math.floor((x1 - x0) / 24)))
      S.add(path(`M${f(x0 + i * 24 + 4)} ${y + t}h16l-4 13h-8Z`, mix(c.pale, c.dark, 0.3)));
  };
  cornice(-30, 1090, 494);
  cornice(1532, W + 30, 452);
  cornice(-30, 1166, 930);
  cornice(1480, W + 30, 914);
  const bays = [...BAYS, HERS];
  const shadows = bays.map((bay) => bayShadow(bay)).join('');
  S.add(path(shadows, c.deep, 'opacity=".56"'), S.shade(shadows, c.deep, 0.5, 0.2, [0, 1, 1, 0]));
  for (const bay of BAYS)
    S.add(carvedBay(S, c, bay), bay.lit ? S.glow(bay.x, bay.y - 70, bay.w * 0.9, '#ffa83e', 0.34) : '');
  const place = `transform="translate(${HERS.x + 18} ${HERS.y - 12})"`;
  const [indoors, outdoors] = womanAtSill(S);
  S.add(carvedBay(S, c, { ...HERS, inside: group(S.glow(60, -150, 230, '#d8642a', 0.5) + indoors, place) }));
  S.add(group(outdoors, place));
  S.add(stripedCloth(S, 1622, 718, 118));
  for (const [x, y, s, flip] of [
    [548, 490, 1.1, true],
    [598, 490, 1, false],
    [1744, 449, 1.15, true],
    [1796, 449, 1.05, false],
    [1138, 550, 1.2, true],
    [1466, 552, 1.15, false],
    [1204, 916, 1.15, true],
  ])
    S.add(pigeon(x, y - 4, s, flip));
  // the shadow of the house opposite
  const o = H - 1250;
  const dim = `M-10 ${o + 548}H250V${o + 590}H420V${o + 700}H690V${o + 820}H960V${o + 990}H1110V${H + 10}H-10Z`;
  S.add(path(dim, '#2a0d33', 'opacity=".68"'), S.shade(dim, '#1c0826', 0.9, 0.1, [0, 0.9, 0.8, 0.3], 'b'));
  return finish(S, options.framed);
}

/** Draws a striped cloth that hangs over a rail at y, `w` wide. */
function stripedCloth(S, x, y, w) {
  const tones = ['#f7e6c8', '#274a86', '#f7e6c8', '#e8a02c', '#f7e6c8', '#274a86', '#f7e6c8'];
  const long = 168;
  const edge = (u) => [
    [x - w / 2 + u * w, y - 10],
    [x - w / 2 + u * w + 5, y + 90],
    [x - w / 2 + u * w - 3 + u * 8, y + long + 7 * Math.sin(u * 9)],
  ];
  const strip = (a, b) => P([...edge(a), ...edge(b).reverse()]);
  const n = tones.length;
  let o = path(strip(0, 1), '#2f0d2c', 'opacity=".55" transform="translate(-46 26)"');
  for (const [i, tone] of tones.entries()) o += path(strip(i / n, (i + 1) / n), tone);
  const whole = strip(0, 1);
  o += S.shade(whole, '#5a1738', 0.75, 0, [0, 0.4, 0.7, 0.2]) + S.shade(whole, '#5a1738', 0, 0.5, [0, 0.5, 0, 1]);
  o += line(
    range(15)
      .map((i) => `M${f(x - w / 2 + (i / 14) * w + 2)} ${f(y + long + 3)}v16`)
      .join(''),
    '#f7e6c8',
    3.4,
  );
  for (const u of [0.22, 0.66]) o += S.shade(strip(u, u + 0.16), '#5a1738', 0.6, 0, [0, 0, 1, 0]);
  return o + rect(x - w / 2 - 1, y - 14, w + 2, 10, '#fff2d8');
}
