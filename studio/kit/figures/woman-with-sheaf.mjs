import { mix } from '../colour.mjs';
import { f, range, rng } from '../numbers.mjs';
import { circle, ellipse, group, line, oval, path } from '../shapes.mjs';

// A woman walking away, feet at the origin and 400 units to the top of her head: her weight is on her left foot, the
// right heel is lifted. One hand steadies the sheaf on her head, from the other hangs a pot.
const SKIRT =
  'M-27 -250C-38 -232 -45 -210 -44 -186C-45 -146 -52 -92 -62 -30C-64 -22 -58 -16 -50 -17C-38 -22 -28 -8 -14 -12C0 -18 12 -4 26 -9C38 -14 46 -8 60 -20C60 -54 52 -92 46 -126C45 -150 44 -170 43 -188C43 -212 36 -232 27 -250C10 -244 -10 -244 -27 -250Z';
const HEM = 'M-62 -30C-64 -22 -58 -16 -50 -17C-38 -22 -28 -8 -14 -12C0 -18 12 -4 26 -9C38 -14 46 -8 60 -20';
const BETWEEN_LEGS = 'M2 -206C-2 -160 2 -96 10 -10C18 -4 24 -6 28 -12C24 -70 14 -150 2 -206Z';
const LEFT_SHADE = 'M-40 -226C-50 -180 -56 -90 -66 -26C-54 -16 -46 -18 -38 -18C-36 -80 -34 -150 -40 -226Z';
const BLOUSE =
  'M-12 -338C-26 -336 -40 -330 -46 -318C-46 -298 -38 -280 -33 -264C-31 -256 -31 -250 -32 -240C-12 -232 12 -232 32 -240C30 -254 33 -270 37 -288C42 -302 46 -312 43 -322C34 -334 20 -336 12 -338Z';
const SLEEVE_UP = 'M-44 -306C-58 -318 -74 -338 -84 -358C-82 -368 -72 -372 -64 -368C-54 -356 -42 -344 -26 -334Z';
const FOREARM_UP =
  'M-86 -358C-86 -378 -68 -400 -54 -414C-46 -422 -38 -414 -42 -406C-52 -392 -60 -378 -63 -362C-68 -354 -82 -352 -86 -358Z';
const HAND_UP = 'M-54 -410C-56 -420 -52 -430 -46 -434C-40 -438 -36 -432 -40 -426C-36 -424 -36 -416 -42 -408Z';
const SLEEVE_DOWN = 'M30 -330C42 -332 50 -320 53 -304C57 -288 60 -274 61 -262L45 -258C42 -276 36 -294 32 -304Z';
const FOREARM_DOWN = 'M45 -260C47 -242 49 -224 50 -208L60 -206C62 -224 62 -244 61 -263Z';
const HAND_DOWN = 'M50 -210C47 -202 47 -194 50 -188C54 -184 60 -186 62 -192C63 -198 62 -204 60 -208Z';
const LEFT_FOOT = 'M-36 -22C-38 -12 -42 -4 -40 1C-34 5 -24 5 -19 1C-18 -6 -20 -14 -20 -20Z';
const RIGHT_FOOT = 'M20 -16C20 -6 22 4 27 8C33 10 39 6 39 0C40 -8 38 -14 36 -18Z';
const VEIL =
  'M-25 -366C-30 -392 -16 -406 0 -406C18 -406 30 -392 27 -370C30 -354 40 -344 54 -338C88 -326 110 -342 142 -330C170 -320 190 -336 222 -322C214 -306 222 -294 214 -278C230 -268 232 -254 244 -240C216 -232 194 -252 168 -242C144 -232 124 -252 100 -250C72 -248 52 -262 34 -258C12 -262 -14 -276 -26 -300C-36 -322 -30 -346 -25 -366Z';
const VEIL_EDGE = 'M222 -322C214 -306 222 -294 214 -278C230 -268 232 -254 244 -240';
const VEIL_BORDER = 'M244 -240C216 -232 194 -252 168 -242C144 -232 124 -252 100 -250C72 -248 52 -262 34 -258';
const VEIL_FOLDS =
  'M-14 -384C-22 -356 -18 -330 2 -306M20 -388C22 -360 40 -330 76 -318C110 -308 150 -312 196 -296M8 -300C40 -282 84 -284 124 -272C160 -262 190 -268 220 -256M4 -392C6 -356 22 -322 56 -302';
const STEMS =
  'M-104 -424L-96 -430L-106 -437L-94 -442L-100 -452C-60 -458 -20 -462 24 -470C66 -480 104 -468 112 -444C108 -420 70 -404 20 -406C-20 -408 -60 -412 -104 -424Z';

/** Draws the sheaf of mustard that lies across her head: cut ends to the left, blossoms to the right, a band round it. */
function sheaf(S) {
  const r = rng(7);
  const stalks = range(13).map((i) => `M-98 ${f(-427 - i * 1.9)}Q-20 ${f(-412 - i * 4)} 60 ${f(-414 - i * 4.2)}`);
  const heads = range(170).map(() => {
    const [t, a] = [r() ** 0.7, r() * 6.283];
    const [x, y] = [24 + 96 * t + Math.cos(a) * 15, -442 + Math.sin(a) * (40 - 14 * t) + 12 * t * t];
    return [x, y, 2.4 + 3.4 * r(), ['#c98a1a', '#eab022', '#f2bd2c', '#ffdf5a', '#fff0a0'][Math.floor(r() * 5)]];
  });
  return (
    path(STEMS, '#6f8a3c') +
    S.shade(STEMS, '#2f4420', 0, 0.9, [0.5, 0.1, 0.4, 1]) +
    line(stalks.join(''), '#a9b860', 1.5, 'opacity=".7"') +
    heads.map(([x, y, q, tone]) => circle(x, y, q, tone)).join('') +
    line('M-36 -411Q-46 -436 -38 -458M-29 -410Q-39 -436 -31 -459', '#8a3a34', 4)
  );
}

/** Draws the brass pot that hangs from her hand by its handle. */
const pot = (S) => {
  const body = 'M43 -172C34 -164 32 -148 40 -138C48 -132 66 -132 74 -138C82 -148 79 -164 70 -172Z';
  return (
    line('M46 -172C44 -196 68 -196 67 -172', '#8a5a1c', 3) +
    path(body, '#d99a36') +
    S.shade(body, '#6b3a14', 0.9, 0, [0, 0.6, 0.8, 0.2]) +
    ellipse(56.5, -172, 15, 4, '#7a4a18') +
    line('M70 -160Q74 -152 69 -144', '#ffe0a0', 3)
  );
};

function skirt(S, colour, dark) {
  return (
    path(SKIRT, colour) +
    S.inside(
      SKIRT,
      path(LEFT_SHADE, mix(colour, dark, 0.55)) +
        path(BETWEEN_LEGS, mix(colour, dark, 0.6)) +
        line('M-18 -240C-26 -190 -24 -120 -32 -20M18 -240C30 -200 32 -150 40 -90', mix(colour, dark, 0.4), 2.4) +
        line(HEM, '#f0b84a', 20) +
        line(HEM, '#2f6f86', 9),
    ) +
    S.shade(SKIRT, '#ffb08a', 0, 0.7, [0.6, 0.2, 1, 0.3])
  );
}

function veil(S, colour, dark) {
  return (
    path(VEIL, colour) +
    S.shade(VEIL, dark, 0.75, 0, [0, 0.7, 0.42, 0.4]) +
    S.inside(
      VEIL,
      line(VEIL_FOLDS, mix(colour, dark, 0.45), 3.2) + line(VEIL_EDGE, '#f0b84a', 14) + line(VEIL_BORDER, '#f0b84a', 9),
    ) +
    S.shade(VEIL, '#ffd0a8', 0.6, 0, [0.6, 0, 0.5, 0.7])
  );
}

/** Draws the woman `h` tall without her load, her feet on x, y; the light comes from the right, the wind from the left. */
export function womanWithSheaf(S, x, y, h, { colour = '#c2344f', blouse = '#2f6f86', dark = '#3b1029' } = {}) {
  const skin = '#9a6243';
  const shadow = oval(-70, 4, 110, 12);
  const up = path(FOREARM_UP, skin) + path(SLEEVE_UP, blouse) + S.shade(SLEEVE_UP, dark, 0.7, 0.1, [0, 0, 1, 0]);
  return group(
    path(shadow, '#3b2a14', 'opacity=".5"') +
      path(LEFT_FOOT, skin) +
      path(RIGHT_FOOT, mix(skin, '#ffd9b0', 0.35)) +
      line('M-37 -20Q-28 -16 -19 -20M20 -15Q28 -11 36 -16', '#f3e6c8', 3) +
      skirt(S, colour, dark) +
      path(FOREARM_DOWN, skin) +
      path(HAND_DOWN, skin) +
      pot(S) +
      path(SLEEVE_DOWN, mix(blouse, '#ffe0b0', 0.2)) +
      path(BLOUSE, blouse) +
      S.shade(BLOUSE, dark, 0.8, 0, [0, 0.4, 0.8, 0.4]) +
      up +
      line('M46 -222L61 -221M47 -228L61 -228M-74 -388L-60 -378M-79 -382L-64 -372', '#f0b84a', 2.6) +
      veil(S, mix(colour, '#ff7a6a', 0.3), dark) +
      ellipse(0, -404, 30, 9, '#2f6f86') +
      sheaf(S) +
      path(HAND_UP, skin),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(h / 400)})"`,
  );
}
