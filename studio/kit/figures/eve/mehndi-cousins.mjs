import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { evePens, GOLD, jutti, NIGHT, put } from './pens.mjs';

const HAIR = '#1c0c14';
const LEHENGA =
  'M70 -120C30 -132 -16 -122 -58 -100C-112 -88 -146 -66 -152 -30C-158 20 -164 60 -176 96C-142 114 -96 112 -62 98' +
  'C-58 50 -54 24 -36 10C10 18 70 18 108 4C116 -30 100 -86 76 -120Z';
const LEHENGA_HEM = 'M-176 96C-142 114 -96 112 -62 98';
const TORSO =
  'M-8 -108C-20 -150 -28 -200 -14 -238C2 -262 50 -264 64 -242C78 -206 74 -150 72 -108C46 -98 18 -98 -8 -108Z';
const CROSSED = 'M-84 -4C-100 -50 -76 -88 -30 -100C30 -106 96 -92 140 -56C164 -34 162 -6 140 4C76 14 -24 14 -84 -4Z';
const BENT =
  'M-56 -66C-72 -126 -60 -190 -18 -226C8 -246 50 -242 58 -214C64 -184 48 -130 54 -72C20 -58 -24 -56 -56 -66Z';
const DUPATTA =
  'M34 -240C-6 -254 -50 -220 -70 -164C-90 -110 -104 -50 -132 -2C-112 10 -84 4 -62 8C-50 -60 -40 -120 -18 -166' +
  'C0 -200 24 -220 34 -240Z';

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
  const feet = put(jutti('#f0a030'), -94, 134, 1.1, true) + put(jutti('#f0a030'), -130, 140, 1.1, true);
  const flowers = range(20).map((i) =>
    circle(-150 + (i % 7) * 38, -60 + Math.floor(i / 7) * 40 + (i % 2) * 14, 4, GOLD),
  );
  return (
    bareArm(pens, far, { tone: mix(blouse, NIGHT, 0.3) }) +
    pens.flesh(limb([-84, 90], 13, [-90, 126], 9) + limb([-122, 92], 13, [-126, 132], 9)) +
    feet +
    plait([4, -300], [-44, -136]) +
    pens.flesh(TORSO) +
    pens.cloth(
      'M-16 -166C-24 -196 -24 -220 -14 -238C2 -262 50 -264 64 -242C74 -216 76 -190 75 -162Q30 -148 -16 -166Z',
      blouse,
    ) +
    pens.cloth(LEHENGA, skirt) +
    S.inside(LEHENGA, flowers.join('')) +
    line(
      'M60 -110C0 -96 -60 -80 -110 -40C-122 0 -126 50 -134 104M40 -96C-10 -70 -70 -50 -92 -10' +
        'C-98 30 -98 60 -100 106M80 -80C60 -40 20 -10 -30 6M92 -50C80 -20 60 0 30 12',
      mix(skirt, NIGHT, 0.5),
      2.4,
    ) +
    line(LEHENGA_HEM, GOLD, 10, 'transform="translate(0 -6)"') +
    openHand(pens, far[2], 136, { spread: 0.3 }) +
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

/** Draws a foot whose sole shows, its heel at x, y and its toes to the left. */
function sole(pens, [x, y], turn) {
  const tone = mix(pens.skin, '#f2b898', 0.4);
  const edge = mix(pens.skin, NIGHT, 0.45);
  const foot = limb([0, 0], 11, [36, -1], 14);
  const toes = range(5).map((i) => circle(54 - Math.abs(i - 3) * 2.4, -13 + i * 5.8, 3 + i * 0.8, tone));
  return group(
    toes.join('') + pens.flesh(foot, tone) + line(foot, edge, 1.8) + line('M8 8Q20 1 30 5', edge, 1.6),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}

/** Draws the girl who sits on the floor, bent over the hand: her cone points to 98, -164. She is to be turned round. */
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
      pens.cloth(CROSSED, skirt) +
      line(
        'M-40 -90C-30 -50 -50 -20 -70 -4M0 -98C20 -60 10 -20 -10 4M60 -92C90 -66 100 -30 80 6' +
          'M-60 -30C20 -10 90 -10 150 -36',
        mix(skirt, NIGHT, 0.45),
        2.4,
      ) +
      line('M-84 -4C-24 14 76 14 140 4', GOLD, 7, 'transform="translate(0 -5)"') +
      pens.cloth(BENT, blouse) +
      pens.cloth(DUPATTA, scarf) +
      line('M20 -234C-26 -216 -48 -160 -64 -110C-76 -70 -90 -30 -104 2', mix(scarf, NIGHT, 0.45), 2.2) +
      sole(pens, [-76, -30], 164) +
      sole(pens, [-72, -4], 178) +
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
    ellipse(300, 4, 170, 16, NIGHT, 'opacity=".6"') +
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
