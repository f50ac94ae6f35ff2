import { mix } from '../../colour.mjs';
import { f } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';

/**
 * Shapes of one who sits, 400 units to the metre, the chin at y = 0: how his body, his face and the edge that the stage
 * lights look from the side ('side', he looks to the right), from between ('half') and from before ('front').
 */
const TURNS = {
  side: {
    body:
      'M-60 330C-70 220 -66 120 -52 76C-46 50 -32 34 -16 22L16 20C40 34 52 66 54 110' + 'C56 150 60 220 70 262L60 330Z',
    edge: 'M16 21C40 34 52 66 54 110C55 136 57 176 62 214',
    head:
      'M-40 -42C-46 -82 -24 -100 4 -100C27 -100 39 -84 39 -67C39 -61 36 -57 38 -52' +
      'C41 -47 49 -40 51 -35C52 -31 48 -29 44 -28C46 -22 48 -18 44 -14' +
      'C47 -10 43 -4 42 2C36 8 24 7 13 1L15 32H-24L-24 0C-34 -12 -39 -26 -40 -42Z',
    face:
      'M38 -78C40 -66 36 -58 38 -52C41 -47 49 -40 51 -35C52 -31 48 -29 44 -28C46 -22 48 -18 44 -14' +
      'C47 -10 43 -4 42 2C38 6 32 7 26 6',
    hair:
      'M-42 -30C-52 -88 -22 -107 8 -104C30 -102 40 -88 39 -76C22 -82 8 -72 6 -58L-6 -44L-10 -16L-24 2' +
      'C-36 -8 -40 -18 -42 -30Z',
    bun: [-46, -38],
    eyes: 'M30 -53V-49M18 -65Q27 -70 35 -65',
    ear: [-4, -42],
    lap: 'M-30 250C20 226 110 222 150 246C166 260 164 300 164 420H112C112 380 106 340 96 322L-40 330Z',
  },
  half: {
    body: 'M-84 330C-90 210 -88 110 -74 74C-64 48 -38 38 -20 26L22 26C44 36 66 46 74 78C84 120 86 220 88 300L80 330Z',
    edge: 'M24 27C46 36 67 46 75 79C84 118 85 190 87 250',
    head:
      'M-40 -48C-42 -84 -22 -102 4 -102C30 -102 42 -84 41 -60C42 -50 45 -42 44 -36' +
      'C43 -30 41 -28 41 -24C40 -8 30 6 18 7L20 30H-22L-22 -6C-34 -16 -39 -30 -40 -48Z',
    face: 'M40 -72C42 -56 45 -44 44 -36C43 -30 41 -28 41 -24C40 -8 31 5 19 7',
    hair:
      'M-42 -36C-50 -88 -22 -108 6 -106C32 -104 44 -88 42 -70C34 -82 18 -84 2 -78' +
      'C-10 -72 -16 -56 -16 -40L-20 -16L-30 -10C-38 -18 -41 -26 -42 -36Z',
    bun: [-42, -46],
    eyes: 'M35 -53V-49M12 -53V-49M3 -65Q11 -70 20 -65M30 -65L39 -66',
    ear: [-24, -42],
    lap: 'M-60 262C-10 236 80 240 108 270C118 300 116 340 112 420H54L44 350L20 420H-40C-44 350 -56 300 -60 262Z',
  },
  front: {
    body: 'M-98 330C-102 210 -100 110 -90 78C-80 52 -44 40 -22 26H22C44 40 80 52 90 78C100 110 102 210 98 330Z',
    edge: 'M24 27C46 40 81 52 91 79C99 108 100 180 98 270',
    head:
      'M-38 -54C-38 -86 -22 -102 2 -102C26 -102 40 -86 39 -54C39 -26 26 6 2 8L20 10V30H-20V4' +
      'C-32 -10 -38 -30 -38 -54Z',
    face: 'M38 -70C42 -40 32 0 8 8',
    hair:
      'M-40 -42C-48 -88 -24 -108 2 -107C28 -106 46 -88 41 -44C36 -60 34 -70 26 -76' +
      'C10 -70 -14 -72 -24 -80C-32 -70 -36 -56 -40 -42Z',
    bun: [-8, -106],
    eyes: 'M17 -53V-49M-15 -53V-49M-24 -65Q-15 -69 -6 -65M8 -65Q17 -69 26 -65',
    ear: [-38, -46],
    lap: 'M-92 270C-50 240 50 240 92 270C100 310 96 350 88 420H22L4 340L-14 420H-82C-94 350 -98 310 -92 270Z',
  },
};

const TURBAN = 'M-48 -52C-62 -76 -56 -112 -26 -124C4 -134 40 -124 48 -98C52 -86 48 -76 42 -70C18 -86 -18 -78 -48 -52Z';
const VEIL =
  'M34 -98C8 -118 -36 -108 -48 -70C-56 -40 -56 0 -74 44C-60 70 -30 70 -16 40C-20 6 -16 -50 6 -76C16 -84 28 -88 34 -98Z';
const BEARD = 'M-14 -34C-6 -20 6 -18 20 -18C30 -24 38 -24 43 -18L38 -12L42 -6C42 4 36 10 26 10C8 10 -8 -4 -14 -34Z';
const LONG_HAIR = 'M-40 -60C-54 -40 -54 20 -46 66C-30 74 -14 64 -12 30L-16 -40Z';

/** Draws the hair, turban or scarf of a head with the shapes of `turn`. */
function headgear({ hair, bun }, { wears, tone, wrap, rim }) {
  if (wears === 'turban')
    return (
      path(hair, tone) +
      path(BEARD, tone) +
      path(TURBAN, wrap) +
      line('M-50 -66C-22 -96 14 -104 47 -88M-54 -86C-28 -112 8 -120 44 -106', mix(wrap, '#160a08', 0.5), 4) +
      line('M20 -122C38 -118 50 -104 48 -86', rim, 5, 'opacity=".8"')
    );
  if (wears === 'veil') return path(hair, tone) + path(VEIL, wrap) + line('M34 -98C12 -112 -10 -110 -24 -100', rim, 4);
  return (
    (wears === 'beard' ? path(BEARD, tone) : '') +
    (wears === 'long' ? path(LONG_HAIR, tone) : '') +
    (wears === 'bun' ? circle(...bun, 23, tone) : '') +
    path(hair, tone) +
    line('M4 -103C24 -102 37 -92 39 -78', rim, 4, 'opacity=".7"')
  );
}

/** Draws what a listener does with his hands; `cloth` and `skin` are the tones of sleeve and hand. */
function gesture(act, { cloth, skin, rim, ink }) {
  const sleeve = mix(cloth, '#e0a070', 0.1);
  if (act === 'notes')
    return (
      path('M52 190L142 158L176 206L88 244Z', '#dcc49c') +
      line('M76 196L134 176M86 210L146 189', mix('#dcc49c', ink, 0.4), 3) +
      path(limb([10, 96], 26, [26, 190], 22), sleeve) +
      path(limb([26, 190], 22, [92, 186], 15), sleeve) +
      path(limb([96, 186], 14, [118, 180], 9), skin) +
      line('M112 190L136 150', '#f6dcae', 4)
    );
  if (act === 'raise')
    return (
      path(limb([46, 84], 26, [88, -26], 22), sleeve) +
      path(limb([88, -26], 22, [76, -136], 17), sleeve) +
      path(limb([76, -144], 14, [74, -176], 16), skin) +
      [-15, -5, 5, 15]
        .map((u) => path(limb([74 + u * 0.8, -178], 6.4, [74 + u * 1.5, -220 + Math.abs(u)], 5.4), skin))
        .join('') +
      path(limb([62, -160], 6.4, [44, -186], 5.4), skin) +
      line('M110 -26L93 -136M89 -150L90 -176L94 -202', rim, 6)
    );
  if (act === 'chin')
    return (
      path(limb([8, 110], 25, [76, 150], 21), sleeve) +
      path(limb([76, 150], 20, [56, 44], 14), sleeve) +
      path(limb([54, 36], 14, [44, 8], 12), skin) +
      line('M92 140L68 40L56 6', rim, 4)
    );
  if (act === 'whisper')
    return (
      path(limb([-20, 110], 24, [-84, 96], 20), sleeve) +
      path(limb([-84, 96], 19, [-66, 22], 14), sleeve) +
      path(limb([-66, 16], 13, [-60, -18], 11), skin)
    );
  return (
    path(limb([-4, 92], 27, [4, 196], 23), sleeve) +
    path(limb([4, 196], 22, [78, 238], 16), sleeve) +
    path(limb([84, 240], 14, [108, 248], 11), skin)
  );
}

/** Draws the head of a listener; who whispers is turned away from the stage, so that only his hair is lit. */
function head(shape, { act, wears, nod, skin, tone, wrap, rim, ink, strength, detailed }) {
  const away = act === 'whisper';
  const turned = act === 'notes' ? 24 : away ? -8 : nod;
  const hairRim = mix(rim, tone, 0.35);
  return group(
    path(shape.head, skin) +
      path('M-24 -4C-12 8 6 12 16 8L18 32H-24Z', mix(skin, ink, 0.5)) +
      (detailed ? line(shape.eyes, mix(skin, ink, 0.75), 4) + ellipse(...shape.ear, 6, 10, mix(skin, ink, 0.25)) : '') +
      (away ? '' : line(shape.face, mix(rim, skin, 0.15), 5, `opacity="${strength}"`)) +
      headgear(shape, { wears, tone, wrap, rim: away ? tone : hairRim }) +
      (away ? line('M-20 -100C-40 -88 -48 -60 -42 -30', hairRim, 5) : ''),
    `transform="translate(0 ${act === 'notes' ? 8 : 0}) rotate(${f(turned)})${away ? ' scale(-1 1)' : ''}"`,
  );
}

/**
 * Draws one who sits and listens, 400 units to the metre, the chin at the origin. `turn` is 'side', 'half' or 'front',
 * `act` is 'notes', 'raise', 'chin', 'whisper' or nothing, `nod` turns the head in degrees, `seat` is the colour of the
 * chair, `rim` that of the light from the stage; a `detailed` face has eyes.
 */
export function listener(one) {
  const { turn, act, wears, cloth, skin, wrap, seat, rim, ink, strength } = one;
  const shape = TURNS[turn];
  const sari = wears === 'veil' || wears === 'bun';
  return (
    path('M-112 330L-104 90Q-100 58 -66 58Q-30 60 -28 96L-20 330Z', seat) +
    line('M-100 84Q-94 60 -66 60Q-42 60 -34 76', mix(seat, rim, 0.4), 5, `opacity="${f(strength * 0.8)}"`) +
    path('M-110 322H106L100 424H-100Z', mix(seat, ink, 0.5)) +
    path(shape.body, cloth) +
    path(shape.lap, sari ? mix(cloth, ink, 0.12) : mix(cloth, ink, 0.55)) +
    (turn === 'side' ? line('M124 418H178', ink, 18) : '') +
    line(shape.edge, rim, 4.5, `opacity="${f(strength * 0.85)}"`) +
    line('M-10 60Q2 120 -4 220M-44 90Q-34 150 -40 240', mix(cloth, ink, 0.5), 4, 'opacity=".6"') +
    (sari
      ? path('M-40 40C-10 60 30 110 44 190L52 256H14C10 190 -20 110 -60 66Z', wrap, 'opacity=".9"')
      : ellipse(6, 34, 20, 8, mix(cloth, '#f2dcb4', 0.5))) +
    head(shape, one) +
    gesture(act, { cloth, skin, rim, ink })
  );
}
