import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { evePens, GOLD, jutti, NIGHT, put } from './pens.mjs';

const HAIR = '#1c0c14';
/** Her skirt: hip and lap on the floor, the near knee beyond the edge, the fall from the knee, a swag over the edge. */
const LEHENGA =
  'M72 -118C36 -130 4 -126 -14 -112C-50 -98 -92 -90 -126 -86C-156 -82 -172 -64 -171 -36C-170 10 -174 60 -178 104' +
  'C-160 118 -132 116 -108 106C-110 84 -112 58 -106 34C-98 22 -84 30 -66 40C-46 48 -30 32 -14 16C20 22 80 18 110 2' +
  'C120 -30 100 -84 72 -118Z';
const FAR_KNEE =
  'M-40 -100C-90 -110 -136 -110 -160 -102C-184 -94 -192 -74 -190 -50C-188 0 -194 56 -196 92C-188 102 -174 102 -160 98' +
  'L-140 -40Z';
const LEHENGA_HEM = 'M-178 104C-160 118 -132 116 -108 106';
const LEHENGA_FOLDS =
  'M44 -106C-10 -88 -84 -78 -124 -70C-154 -58 -152 40 -158 108M76 -92C44 -54 -30 -44 -92 -42' +
  'C-128 -34 -130 50 -134 110M96 -58C64 -18 0 -8 -64 -8C-90 -4 -100 10 -106 30M-20 -108C2 -70 44 -60 84 -66' +
  'M104 -24C80 -2 40 6 6 8M-14 16C-34 18 -52 24 -66 40';
const TORSO =
  'M-8 -108C-20 -150 -28 -200 -14 -238C2 -262 50 -264 64 -242C78 -206 74 -150 72 -108C46 -98 18 -98 -8 -108Z';
/** Her skirt as she kneels: the hip on the heels, the folded thighs, the knees on the floor, the hem before the shins. */
const KNEELING =
  'M-50 -104C-82 -92 -98 -60 -88 -30C-80 -16 -60 -16 -48 -8L-44 2C0 9 62 9 112 6C134 4 145 -8 143 -26' +
  'C140 -48 122 -60 98 -66C76 -72 62 -84 54 -98Z';
const KNEELING_FOLDS =
  'M-46 -90C-16 -52 50 -48 124 -44M-66 -72C-38 -30 40 -28 134 -28M-82 -44C-56 -22 -20 -16 30 -14C70 -12 110 -12 138 -16' +
  'M48 -86C40 -76 24 -70 8 -68M-30 -12C-20 -8 -8 -2 -4 6M40 -12C52 -8 60 -2 64 6';
const KNEELING_HEM = 'M-44 2C0 9 62 9 112 6C134 4 145 -8 143 -26';
const BENT =
  'M-58 -84C-70 -134 -58 -190 -18 -226C8 -246 50 -242 58 -214C64 -184 48 -136 54 -84C22 -70 -26 -70 -58 -84Z';
const DUPATTA =
  'M34 -240C-6 -254 -50 -220 -68 -166C-82 -126 -92 -92 -110 -60C-98 -52 -84 -60 -72 -52C-66 -54 -62 -54 -58 -56' +
  'C-50 -96 -38 -132 -18 -168C0 -200 24 -220 34 -240Z';

/** Draws a plait with buds from a to b that hangs in a curve. */
const plait = ([ax, ay], [bx, by]) =>
  range(18)
    .map((i) => {
      const t = i / 17;
      const [x, y] = [ax + (bx - ax) * t * t, ay + (by - ay) * t];
      return circle(x, y, 12 - 4 * t, HAIR) + (i % 5 === 2 && i > 2 ? circle(x + 3, y, 4.4, '#f7a928') : '');
    })
    .join('');

/** Draws the girl who sits on the edge, her legs over it to the left, and turns back to her cousin with a laugh. */
function onTheEdge(S, { skirt, blouse, skin }) {
  const pens = evePens(S, skin);
  const far = [
    [-2, -228],
    [-62, -168],
    [-90, -90],
  ];
  const foot = (x, y) => group(jutti('#f0a030'), `transform="translate(${x} ${y}) rotate(-12) scale(-1.05 1.05)"`);
  const flowers = range(28).map((i) =>
    circle(-156 + (i % 7) * 38, -60 + Math.floor(i / 7) * 40 + (i % 2) * 14, 4, GOLD),
  );
  return (
    bareArm(pens, far, { tone: mix(blouse, NIGHT, 0.3) }) +
    pens.flesh(limb([-172, 88], 12, [-164, 116], 9)) +
    foot(-156, 124) +
    pens.flesh(limb([-138, 96], 13, [-130, 128], 9.5)) +
    foot(-122, 137) +
    plait([4, -300], [-44, -136]) +
    pens.flesh(TORSO) +
    pens.cloth(
      'M-16 -166C-24 -196 -24 -220 -14 -238C2 -262 50 -264 64 -242C74 -216 76 -190 75 -162Q30 -148 -16 -166Z',
      blouse,
    ) +
    pens.cloth(FAR_KNEE, mix(skirt, NIGHT, 0.25)) +
    line('M-196 92C-188 102 -174 102 -160 98', GOLD, 9, 'transform="translate(0 -6)"') +
    pens.cloth(LEHENGA, skirt) +
    S.inside(LEHENGA, flowers.join('')) +
    line(LEHENGA_FOLDS, mix(skirt, NIGHT, 0.5), 2.4) +
    line(LEHENGA_HEM, GOLD, 10, 'transform="translate(0 -6)"') +
    openHand(pens, far[2], 152, { spread: 0.3 }) +
    line('M-10 -112Q30 -98 74 -112', GOLD, 7) +
    pens.flesh(limb([26, -250], 15, [30, -272], 14)) +
    line('M6 -244Q28 -218 52 -246', GOLD, 5) +
    circle(29, -229, 5, '#d6336c') +
    placedHead(
      morningHead(S, { skin, laughs: true, closed: true }) + circle(-8, -28, 6, GOLD) + circle(-8, -16, 4.4, '#fff1d8'),
      [32, -276],
      6,
      0.72,
    )
  );
}

/** Draws the arm that is held out to be painted. */
function heldOut(S, { blouse, skin }) {
  const pens = evePens(S, skin);
  const points = [
    [54, -232],
    [108, -164],
    [174, -166],
  ];
  return (
    bareArm(pens, points, { tone: blouse }) +
    openHand(pens, points[2], 4, { spread: 0.55, k: 1.15 }) +
    line('M186 -168C194 -174 202 -160 208 -168M196 -160L216 -162M190 -172L200 -176', '#6e2414', 3) +
    bangles(points.slice(1), [0.56, 0.68, 0.8], ['#f0a030', GOLD, '#f0a030'])
  );
}

/** Draws a foot tucked under the hip, its instep on the floor, its sole turned up; `dim` darkens the far one. */
function tuckedFoot(pens, x, y, dim) {
  const tone = mix(pens.skin, NIGHT, dim);
  const foot = 'M-36 -26C-56 -34 -74 -26 -90 -16C-100 -12 -110 -6 -108 1C-104 6 -92 5 -80 4C-62 5 -46 4 -34 0Z';
  const under =
    'M-44 -26C-58 -32 -74 -24 -90 -15C-98 -11 -106 -8 -107 -3C-92 -6 -84 -10 -72 -12C-62 -14 -54 -18 -44 -26Z';
  return group(
    pens.flesh(foot, tone) +
      path(under, mix(tone, '#f2b898', 0.35)) +
      line('M-96 -1L-107 0M-97 3L-104 4', mix(tone, NIGHT, 0.5), 1.3),
    `transform="translate(${x} ${y})"`,
  );
}

/** Draws the girl who kneels on the floor, bent over the hand: her cone points to 98, -164. She is to be turned round. */
function withCone(S, { skirt, blouse, scarf, skin }) {
  const pens = evePens(S, skin, -1);
  const near = [
    [14, -206],
    [22, -138],
    [80, -198],
  ];
  const far = [
    [40, -200],
    [70, -124],
    [108, -142],
  ];
  return {
    under:
      bareArm(pens, far, { tone: mix(blouse, NIGHT, 0.3) }) +
      openHand(pens, far[2], 8, { spread: 0.2 }) +
      tuckedFoot(pens, -10, -8, 0.3) +
      tuckedFoot(pens, 0, 0, 0) +
      pens.cloth(limb([30, -62], 32, [128, -36], 27), mix(skirt, NIGHT, 0.3)) +
      pens.cloth(KNEELING, skirt) +
      line(KNEELING_FOLDS, mix(skirt, NIGHT, 0.45), 2.4) +
      line(KNEELING_HEM, GOLD, 7, 'transform="translate(-1 -4)"') +
      pens.cloth(BENT, blouse) +
      pens.cloth(DUPATTA, scarf) +
      line('M20 -234C-26 -216 -44 -166 -58 -124C-66 -100 -76 -78 -86 -58', mix(scarf, NIGHT, 0.45), 2.2) +
      pens.flesh(limb([36, -232], 14, [50, -250], 13)) +
      placedHead(
        circle(-46, -26, 26, HAIR) +
          line('M-64 -46Q-50 -58 -34 -50', '#f7a928', 8, 'stroke-dasharray="0.1 9"') +
          morningHead(S, { skin, closed: true, lit: -1 }) +
          circle(-8, -28, 5, GOLD),
        [56, -252],
        30,
        0.7,
      ),
    over:
      bareArm(pens, near, { tone: blouse }) +
      openHand(pens, near[2], 20, { spread: 0 }) +
      path('M116 -206L127 -198L98 -164Z', '#f7e3b4') +
      bangles(near.slice(1), [0.6, 0.74], [GOLD, '#e2557a']),
  };
}

/**
 * Draws two cousins on the edge of a floor, which is at 0, 0: one sits on the edge with her feet over it, the other,
 * at 302, draws mehndi on her hand.
 */
export function mehndiCousins(S) {
  const her = { skirt: '#d6336c', blouse: '#f2a33a', skin: '#c08254' };
  const artist = withCone(S, { skirt: '#e9a52c', blouse: '#7a4aa0', scarf: '#f2c4a8', skin: '#a86c44' });
  return (
    ellipse(40, 8, 130, 14, NIGHT, 'opacity=".6"') +
    ellipse(290, 4, 130, 14, NIGHT, 'opacity=".6"') +
    onTheEdge(S, her) +
    put(artist.under, 302, 0, 1, true) +
    heldOut(S, her) +
    put(artist.over, 302, 0, 1, true) +
    ellipse(96, 46, 52, 9, NIGHT, 'opacity=".6"') +
    path('M66 22C66 52 126 52 126 22Z', '#c98a2e') +
    S.shade('M66 22C66 52 126 52 126 22Z', '#fff0bd', 0, 0.9, [0.5, 0.3, 1, 0.2]) +
    ellipse(96, 22, 30, 8, '#f0bf5e') +
    ellipse(96, 23, 24, 5.4, '#4a2a12')
  );
}
