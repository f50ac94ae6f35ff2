import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { DRAWN_BACK_HAIR } from '../head-in-profile.mjs';

const DARK = '#1e0b0a';
const WARM = '#ffdca4';
const COOL = '#bfe0f8';
const GOLD = '#eec27c';
const SKIN = '#b5734a';
const HAIR = '#180d10';

const SKIRT =
  'M-54 -86C-76 -40 -88 20 -92 90C-98 200 -110 320 -122 410C-92 428 -62 418 -34 428' +
  'C0 436 40 428 74 424C98 424 114 416 124 406C116 300 108 180 96 60C90 0 72 -50 54 -86Z';
const HEM = 'M-122 410C-92 428 -62 418 -34 428C0 436 40 428 74 424C98 424 114 416 124 406';
const TORSO =
  'M-52 -78C-56 -110 -64 -140 -80 -166C-92 -190 -88 -214 -66 -230C-44 -242 -22 -250 2 -250' +
  'C34 -248 58 -230 62 -200C68 -160 60 -110 54 -78Q0 -64 -52 -78Z';
const BLOUSE =
  'M-66 -142C-70 -150 -76 -160 -80 -166C-92 -190 -88 -214 -66 -230C-50 -240 -38 -244 -28 -247' +
  'Q-20 -226 8 -250C36 -248 58 -230 62 -200C65 -176 63 -150 60 -128Q-4 -118 -66 -142Z';
/** The end of the sari that goes from the hip across the breast to the near shoulder. */
const ACROSS =
  'M-60 -60C-72 -96 -86 -136 -88 -176C-60 -196 -22 -232 14 -256C40 -258 62 -240 66 -208' +
  'C64 -170 40 -128 20 -96C8 -76 -4 -62 -10 -50Z';
/** The end of the sari that falls from the near shoulder down the back. */
const FALL =
  'M12 -256C44 -262 72 -240 82 -196C98 -110 112 -10 132 90C142 140 150 178 160 212C142 226 126 216 110 226' +
  'C98 232 86 224 74 228C74 120 66 0 50 -96C42 -150 30 -210 12 -256Z';

/** The outline of her head with its neck that looks to the right and speaks. */
const HEAD =
  'M-40 -34C-48 -74 -28 -100 4 -100C28 -100 40 -85 40 -68C40 -61 37 -57 39 -52C42 -47 49 -41 51 -36' +
  'C52 -31 49 -29 44 -29C43 -27 44 -25 46 -22C47 -20 45 -19 43 -18C44 -15 43 -12 42 -10C43 -7 42 -5 40 -3' +
  'C42 0 42 5 40 8C36 13 25 11 12 2L14 34H-30L-28 -4C-36 -12 -39 -24 -40 -34Z';

/** Draws cloth or skin: dark towards its middle, warm where the lamp is, cool at the edge that the screen lights. */
const lit = (S, d, tone, { warm = 0.7, cool = 0.85, dark = 0.75 } = {}) =>
  path(d, tone) +
  S.shade(d, mix(tone, DARK, 0.75), 0, dark, [0.05, 0.1, 0.75, 0.5]) +
  S.shade(d, mix(tone, WARM, 0.75), warm, 0, [0, 0.2, 0.4, 0.3]) +
  S.shade(d, COOL, 0, cool, [0.72, 0.4, 1, 0.3]);

/** Draws skin without grain: warm where the lamp is, dark in the middle, cool at the edge that the screen lights. */
const skin = (S, d, [x1, y1, x2, y2] = [0, 0.3, 1, 0.2]) => {
  const tones = [
    [0, mix(SKIN, WARM, 0.6)],
    [0.35, SKIN],
    [0.72, mix(SKIN, DARK, 0.45)],
    [1, mix(SKIN, COOL, 0.35)],
  ];
  return path(d, S.lin(tones, x1, y1, x2, y2));
};

/** Draws a hand 78 long that points along `turn` (degrees), its wrist at x, y; `bend` curves its fingers. */
function hand(S, [x, y], turn, { bend = 0, spread = 1, flip = false }) {
  const fingers = range(4).map((i) => {
    const knuckle = [34, (i - 1.5) * 8.6];
    const middle = [54, (i - 1.5) * 9.6 * spread + bend * 4];
    const tip = [72 - Math.abs(i - 1.3) * 6, (i - 1.5) * 11 * spread + bend * 13];
    return (
      path(limb(knuckle, 6.4, middle, 5.6), mix(SKIN, WARM, 0.12 + 0.05 * i)) +
      path(limb(middle, 5.6, tip, 4.6), mix(SKIN, WARM, 0.16 + 0.05 * i))
    );
  });
  const palm = 'M-14 -12C2 -19 22 -21 36 -18C42 -10 42 10 38 18C22 21 4 19 -14 12Z';
  return group(
    path(limb([8, -12], 8, [30, -30 - spread * 6], 6.4), mix(SKIN, DARK, 0.1)) +
      path(limb([30, -30 - spread * 6], 6.2, [48, -38 - spread * 8], 5), mix(SKIN, WARM, 0.1)) +
      fingers.join('') +
      path(
        palm,
        S.lin(
          [
            [0, SKIN],
            [1, mix(SKIN, WARM, 0.3)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      line('M34 -9L46 -10M35 0H48M34 9L46 10M2 10Q16 6 22 -8', mix(SKIN, DARK, 0.55), 1.6, 'opacity=".7"'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(1 ${flip ? -1 : 1})"`,
  );
}

/** Draws thin bangles near the wrist of an arm. */
function bangles([, elbow, wrist]) {
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const [nx, ny] = [(-(wrist[1] - elbow[1]) / long) * 15, ((wrist[0] - elbow[0]) / long) * 15];
  return [0.74, 0.81, 0.88]
    .map((t) => {
      const [x, y] = range(2).map((i) => elbow[i] + (wrist[i] - elbow[i]) * t);
      return line(`M${f(x + nx)} ${f(y + ny)}L${f(x - nx)} ${f(y - ny)}`, GOLD, 4);
    })
    .join('');
}

/** Draws an arm from shoulder over elbow to wrist, its sleeve to the middle of the upper arm, and thin bangles. */
function arm(S, [shoulder, elbow, wrist], tone) {
  const cut = range(2).map((i) => shoulder[i] + (elbow[i] - shoulder[i]) * 0.58);
  const [dx, dy] = [(elbow[1] - shoulder[1]) * 0.15, (shoulder[0] - elbow[0]) * 0.15];
  return (
    skin(S, limb(shoulder, 23, elbow, 18.5)) +
    skin(S, limb(elbow, 18.5, wrist, 12.5)) +
    lit(S, limb(shoulder, 27, cut, 24), tone, { cool: 0.6 }) +
    line(`M${f(cut[0] - dx)} ${f(cut[1] - dy)}L${f(cut[0] + dx)} ${f(cut[1] + dy)}`, GOLD, 6) +
    bangles([shoulder, elbow, wrist])
  );
}

/** Draws her head with a low bun, small flowers round it, and an earring. */
function head(S) {
  const inner =
    circle(-48, -40, 25, HAIR) +
    skin(S, HEAD, [1, 0.62, 0, 0.5]) +
    path('M13 2C6 8 4 18 14 30V34H-30L-28 -4C-14 -14 2 -8 13 2Z', mix(SKIN, DARK, 0.5), 'opacity=".4"') +
    path('M22 -50Q29 -57 37 -51Q30 -46 22 -50Z', '#fff0da') +
    circle(32.6, -51, 3.6, HAIR) +
    line('M20 -50Q28 -59 38 -53', HAIR, 3.2) +
    line('M15 -64Q26 -72 38 -65', HAIR, 4) +
    path('M45 -20C39 -20 34 -17 31 -12C35 -5 39 -4 42 -6C43 -8 43 -10 42 -11C43 -14 45 -17 45 -20Z', '#7c2420') +
    path('M44 -18.5C40 -18.5 36 -16 34 -13.6Q39 -13 42.4 -14.4Z', '#fff3e0') +
    path(DRAWN_BACK_HAIR, HAIR) +
    line('M-36 -66C-20 -90 6 -95 30 -91M-40 -48C-26 -72 -8 -78 8 -70', '#6a5a5e', 2.2, 'opacity=".8"') +
    line('M-66 -56C-74 -44 -70 -24 -56 -18', COOL, 4, 'opacity=".9"') +
    line('M-42 -58C-44 -84 -24 -104 4 -103', COOL, 4, 'opacity=".75"') +
    line('M-30 -60Q-22 -42 -28 -20', '#fff4de', 8, 'stroke-dasharray="0.1 8.6"') +
    circle(-8, -22, 6, GOLD) +
    line('M-8 -14V-6', GOLD, 5) +
    circle(38, -76, 2.8, '#b3202c');
  return group(inner, 'transform="translate(-12 -297) rotate(3) scale(-1.12 1.12)"');
}

/** Draws the skirt of the sari: pleats at the front, folds towards the back, a border at the hem. */
function skirt(S, sari) {
  const fold = mix(sari, DARK, 0.6);
  return (
    lit(S, SKIRT, sari, { warm: 0.55 }) +
    line(
      'M-42 -80C-58 60 -74 250 -90 408M-28 -78C-38 70 -48 250 -58 416M-14 -76C-18 80 -24 260 -26 424' +
        'M2 -74C6 90 8 260 10 428M30 -70C52 60 62 200 66 330M-54 -60C-20 -36 30 -34 62 -52',
      fold,
      3,
      'opacity=".65"',
    ) +
    line(
      'M-48 20C-62 140 -78 280 -90 380M-18 0C-26 120 -38 260 -42 390M18 20C26 140 32 270 36 390' +
        'M48 20C66 140 76 260 84 380',
      GOLD,
      5,
      'stroke-dasharray="0.1 36" opacity=".75"',
    ) +
    S.inside(SKIRT, line(HEM, GOLD, 44) + line(HEM, mix(sari, DARK, 0.3), 22)) +
    line(HEM, GOLD, 3, 'transform="translate(0 -11)"')
  );
}

/**
 * Draws a woman in a sari who speaks and looks to the left, 845 tall, her hips at the origin, her feet at y = 430. Her
 * far hand is held out open at -262, -262, the near one rests at -130, -124. The screen behind her lights her back.
 */
export function speaker(S, { sari = '#b0602c', blouse = '#f0d9b0' } = {}) {
  const far = [
    [-60, -212],
    [-168, -160],
    [-262, -262],
  ];
  const near = [
    [34, -208],
    [24, -64],
    [-100, -124],
  ];
  const fold = mix(sari, DARK, 0.6);
  return (
    ellipse(-104, 424, 34, 9, mix(SKIN, DARK, 0.4)) +
    arm(S, far, mix(blouse, DARK, 0.14)) +
    hand(S, far[2], 200, { bend: 0.35, spread: 1.1, flip: true }) +
    skin(S, limb([-8, -246], 28, [-14, -290], 25)) +
    skin(S, TORSO) +
    lit(S, BLOUSE, blouse) +
    skirt(S, sari) +
    line('M-28 -247Q-18 -228 8 -250', GOLD, 5) +
    lit(S, FALL, mix(sari, DARK, 0.08), { cool: 1 }) +
    line('M24 -250C52 -180 84 -20 92 224M40 -252C72 -180 104 -10 124 218', fold, 3, 'opacity=".6"') +
    line('M58 -238C70 -226 78 -212 82 -196C98 -110 112 -10 132 90C142 140 150 178 160 212', GOLD, 9) +
    line('M58 -244C72 -234 82 -214 87 -198C103 -110 117 -10 137 90C147 140 155 178 165 210', COOL, 4) +
    line('M160 212C142 226 126 216 110 226C98 232 86 224 74 228', GOLD, 14) +
    arm(S, near, blouse) +
    lit(S, ACROSS, sari, { warm: 0.85, cool: 0.4 }) +
    line(
      'M-70 -90C-40 -120 10 -170 52 -240M-80 -130C-50 -156 -6 -196 30 -252M-52 -62C-20 -92 30 -150 64 -212',
      fold,
      3,
    ) +
    line('M-88 -176C-60 -196 -22 -232 14 -256', GOLD, 9) +
    skin(S, limb(near[1], 18.5, near[2], 12.5)) +
    bangles(near) +
    head(S) +
    hand(S, near[2], 180, { bend: -0.2, spread: 0.25, flip: true })
  );
}
