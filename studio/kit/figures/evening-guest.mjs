import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

const INK = '#1c1014';

/** Draws a hand with rounded fingers at x, y that points along `turn` (degrees); `spread` opens the fingers. */
export function smallHand([x, y], turn, skin, spread = 8) {
  const fingers = range(4)
    .map(
      (i) =>
        `M${f(i * 0.4)} ${f(-4.4 + i * 2.9)}L${f(13 - Math.abs(i - 1.4) * 1.5)} ${f((i - 1.5) * (2.9 + spread * 0.28))}`,
    )
    .join('');
  return group(
    ellipse(0, 0, 8, 7, skin) +
      line(fingers, skin, 4.1) +
      line(`M-1 -4L7 ${f(-9 - spread * 0.3)}`, skin, 4.4) +
      line('M4 -1.2L10 -1.4M4 2.2L10 2.6', mix(skin, INK, 0.35), 0.7, 'opacity=".7"'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"`,
  );
}

/** A face in profile that looks to the right, of a figure about 300 tall. */
export const FACE =
  'M-13 -268C-16 -291 10 -296 14.5 -279Q15 -272 19.5 -265.5Q20 -263 15.8 -262L16.4 -258.6L14.6 -255' +
  'Q14 -248.6 7 -248L-1 -250L-8 -252Q-13 -258 -13 -268Z';

const HAIR = {
  short: 'M-15 -266C-21 -294 8 -301 16 -283Q7 -283 3 -276L-1 -262L-7 -256Q-14 -258 -15 -266Z',
  bun: 'M-14 -264C-21 -292 6 -301 16 -285Q5 -285 1 -273Q-2 -260 -9 -254Q-16 -256 -14 -264Z',
};

/** Draws a head in profile that looks to the right. */
function head(solid, { skin, hair, turban, beard, woman }) {
  let o = solid('M-8 -258L-10 -234Q0 -226 11 -235L8 -252Z', mix(skin, INK, 0.14), 0.5) + solid(FACE, skin, 0.5);
  o += line('M7.6 -271.4Q10.6 -270 13 -271.6', INK, 1.3) + line('M6.6 -276.4Q10 -278.4 13.6 -276.4', INK, 1.2);
  o += line('M11.4 -257.4L15.6 -258', '#7a2a2a', 1.4);
  if (beard) o += path('M-7 -262Q0 -256 8 -260L16 -260L15.4 -253Q12 -245 3 -246Q-5 -249 -7 -262Z', hair);
  if (woman) {
    o += solid(HAIR.bun, hair, 0.3) + circle(-20, -262, 10.5, hair);
    o += range(7)
      .map((i) => circle(-20 + Math.cos(i * 0.62 + 1.4) * 11, -262 + Math.sin(i * 0.62 + 1.4) * 11, 2.6, '#fff6e6'))
      .join('');
    o += circle(-2.4, -257, 2.8, '#f0c060') + circle(-2.4, -252, 2, '#f0c060') + circle(14.4, -279.6, 1.2, '#b5142c');
  } else if (!turban) o += solid(HAIR.short, hair, 0.3);
  o += ellipse(-3.4, -267, 3, 4.6, mix(skin, INK, 0.12));
  if (turban)
    o +=
      solid('M-13 -276Q-33 -252 -30 -206Q-24 -200 -17 -206Q-20 -244 -5 -268Z', turban, 0.7) +
      solid('M-19 -270C-25 -297 -2 -308 13 -299Q24 -291 18 -277Q3 -285 -9 -270Q-16 -262 -19 -270Z', turban) +
      line('M-19 -277Q-6 -296 19 -286M-17 -285Q-4 -303 16 -294', mix(turban, INK, 0.45), 1.5);
  return o;
}

/** Draws both legs and shoes of a man who stands, or takes a step. */
function legs(solid, cloth, shoe, stride) {
  const foot = (x, y, turn) =>
    group(
      path('M-11 -7Q-4 -10 3 -7Q12 -4 22 -3Q25 -2 24 2H-10Q-13 -2 -11 -7Z', shoe),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  const leg = (a, b, c, tone) => solid(limb(a, 15, b, 11.5) + limb(b, 11.5, c, 8), tone);
  const back = mix(cloth, INK, 0.25);
  return stride
    ? foot(-46, -8, 34) +
        leg([4, -104], [-8, -56], [-43, -18], back) +
        foot(33, -1, -8) +
        leg([0, -104], [22, -56], [32, -11], cloth)
    : foot(15, -1, 0) +
        leg([12, -104], [15, -56], [15, -10], back) +
        foot(-9, 0, 0) +
        leg([-9, -104], [-9, -56], [-9, -9], cloth);
}

const BODY = {
  sherwani:
    'M-7 -242C-30 -238 -36 -224 -34 -200C-32 -182 -27 -172 -27 -160C-31 -128 -38 -98 -43 -70C-18 -58 22 -58 44 -72C41 -102 32 -132 31 -160L36 -200C38 -226 30 -238 11 -242Q2 -236 -7 -242Z',
  jacket:
    'M-7 -242C-30 -238 -36 -224 -34 -200C-32 -180 -28 -168 -28 -152L-31 -112Q0 -100 33 -112L31 -152L36 -200C38 -226 30 -238 11 -242Q2 -236 -7 -242Z',
  blouse: 'M-8 -238Q-28 -234 -30 -212Q-29 -184 -19 -160Q2 -152 23 -162Q34 -190 33 -212Q31 -234 12 -238Q2 -232 -8 -238Z',
  lehenga: 'M-20 -170C-30 -116 -56 -56 -70 -5C-42 11 46 12 78 0C62 -58 36 -116 24 -170Q2 -160 -20 -170Z',
  sari: 'M-21 -170C-33 -110 -42 -52 -46 -3Q0 11 54 0C44 -60 34 -118 25 -170Q2 -160 -21 -170Z',
};

const armOf = (solid, [shoulder, elbow, wrist], tone, bare) =>
  solid(limb(shoulder, bare ? 9 : 12, elbow, bare ? 8 : 10), tone) +
  solid(limb(elbow, bare ? 8 : 10, wrist, bare ? 5.4 : 7.4), tone);

/**
 * Draws a guest in profile who looks to the right, `h` tall, feet on x, y. `kind` is 'sherwani', 'jacket', 'lehenga'
 * or 'sari'. `near` and `far` are the arms: [elbow, wrist, turn of the hand, spread of its fingers] in units of a
 * figure 300 tall. `holds` is drawn behind the near arm. `light` is the side the light comes from in the picture, -1
 * the left. `flip` makes the guest look to the left.
 */
export function eveningGuest(S, x, y, h, look) {
  const { kind, coat, trim, skin = '#a06a48', hair = '#1d1418', turban, beard, stride, flip, holds = '' } = look;
  const { dark = '#2a1210', lite = '#ffe6b0', light = -1, rim = 0.8, depth = 0.75 } = look;
  const { near = [[-30, -182], [-22, -142], 80, 2], far = [[44, -184], [42, -146], 84, 2] } = look;
  const from = flip ? -light : light;
  const solid = (d, tone, a = depth) =>
    path(d, tone) +
    S.shade(d, mix(tone, dark, 0.8), 0, a, from < 0 ? [0.3, 0, 1, 0.25] : [0.7, 0, 0, 0.25]) +
    S.shade(d, mix(tone, lite, 0.75), rim, 0, from < 0 ? [0, 0, 0.4, 0] : [1, 0, 0.6, 0]);
  const woman = kind === 'lehenga' || kind === 'sari';
  const arm = ([elbow, wrist, turn, spread], shoulder, tone) => {
    const cuff = woman
      ? armOf(solid, [shoulder, elbow, wrist], skin, true) +
        solid(limb(shoulder, 11, [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2], 10), tone) +
        circle(wrist[0] - (wrist[0] - elbow[0]) * 0.12, wrist[1] - (wrist[1] - elbow[1]) * 0.12, 6.4, '#e8b44c')
      : armOf(solid, [shoulder, elbow, wrist], tone);
    return (
      smallHand(
        [wrist[0] + Math.cos((turn * Math.PI) / 180) * 6, wrist[1] + Math.sin((turn * Math.PI) / 180) * 6],
        turn,
        skin,
        spread,
      ) + cuff
    );
  };
  const top = woman ? trim : coat;
  let o = arm(far, woman ? [24, -222] : [25, -224], mix(top, dark, 0.28));
  if (woman) {
    const folds = kind === 'sari' ? [-26, -10, 8, 26] : [-48, -30, -10, 12, 34, 54];
    o +=
      solid(BODY[kind], coat) +
      line(
        folds.map((u) => `M${f(u * 0.3)} -156Q${f(u * 0.7)} -80 ${f(u * 1.14)} -2`).join(''),
        mix(coat, dark, 0.55),
        1.8,
        'opacity=".65"',
      ) +
      line(kind === 'sari' ? 'M-45 -12Q2 2 53 -10' : 'M-67 -16Q0 8 74 -12', '#f0c060', 6) +
      line(kind === 'sari' ? 'M-43 -22Q2 -8 51 -20' : 'M-63 -28Q0 -5 70 -24', '#f0c060', 1.8) +
      solid(BODY.blouse, trim);
    if (kind === 'sari')
      o += solid('M25 -238C12 -216 -8 -190 -25 -172L-22 -142C4 -158 30 -196 35 -220Q34 -234 25 -238Z', coat, 0.5);
    o +=
      solid(
        'M-12 -240C-38 -236 -50 -150 -62 -52Q-50 -44 -36 -48C-30 -130 -22 -190 4 -236Z',
        kind === 'sari' ? coat : mix(trim, lite, 0.3),
        0.6,
      ) + line('M-62 -52Q-50 -44 -36 -48', '#f0c060', 4);
  } else
    o +=
      legs(solid, kind === 'jacket' ? trim : mix(coat, '#fff6e6', 0.55), INK, stride) +
      solid(BODY[kind], coat) +
      line(kind === 'jacket' ? 'M22 -236Q26 -180 22 -108' : 'M23 -236Q27 -160 26 -66', mix(coat, dark, 0.5), 2) +
      range(5)
        .map((i) => circle(19, -222 + i * 20, 2, '#f0c060'))
        .join('') +
      line('M-7 -241Q4 -233 12 -241', kind === 'jacket' ? '#f0c060' : trim, 4);
  o += head(solid, { skin, hair, turban, beard, woman }) + holds;
  o += arm(near, woman ? [-17, -218] : [-16, -220], mix(top, lite, 0.08));
  const k = h / 300;
  return group(o, `transform="translate(${f(x)} ${f(y)}) scale(${f(flip ? -k : k)} ${f(k)})"`);
}
