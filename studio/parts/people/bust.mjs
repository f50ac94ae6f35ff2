import { circle, ellipse, group, line, oval, path } from '../../kit/shapes.mjs';

const FACE =
  'M-88 -92C-88 -150 -50 -178 0 -178C50 -178 88 -150 88 -92C88 -30 74 14 46 42C30 58 14 66 0 66C-14 66 -30 58 -46 42C-74 14 -88 -30 -88 -92Z';
const NECK = 'M-42 20C-40 70 -44 96 -66 118L0 176L66 118C44 96 40 70 42 20Z';
const SHOULDERS =
  'M-330 400C-322 226 -250 172 -66 112C-40 150 -20 168 0 176C20 168 40 150 66 112C250 172 322 226 330 400Z';

/** What frames the face: behind it and over it. */
const HAIR = {
  short: {
    over: 'M-94 -84C-104 -170 -56 -212 4 -210C66 -208 104 -166 94 -84C88 -112 78 -132 64 -142C20 -132 -34 -136 -62 -148C-78 -134 -88 -112 -94 -84Z',
  },
  side: {
    over: 'M-94 -80C-108 -176 -50 -216 10 -212C70 -208 106 -160 94 -80C90 -112 82 -134 70 -148C40 -120 -20 -120 -70 -156C-84 -132 -90 -108 -94 -80Z',
  },
  bun: {
    behind: `${oval(0, -216, 54, 44)}M-100 -60C-120 -190 -60 -222 0 -222C60 -222 120 -190 100 -60C110 -20 96 6 80 20H-80C-96 6 -110 -20 -100 -60Z`,
    over: 'M-92 -70C-100 -150 -60 -196 0 -200C60 -196 100 -150 92 -70C84 -120 50 -158 0 -172C-50 -158 -84 -120 -92 -70Z',
  },
  long: {
    behind:
      'M-104 -70C-120 -190 -60 -222 4 -220C70 -218 122 -186 106 -70C112 20 132 80 126 150C92 176 60 160 40 120H-40C-60 160 -96 176 -128 150C-132 80 -112 20 -104 -70Z',
    over: 'M-92 -60C-104 -156 -52 -202 20 -204C74 -200 104 -150 92 -60C84 -110 62 -150 26 -172C-20 -150 -70 -120 -92 -60Z',
  },
};

const TURBAN =
  'M-112 -96C-128 -200 -70 -252 6 -250C82 -248 128 -196 110 -96C96 -120 60 -152 0 -160C-56 -152 -94 -122 -112 -96Z';
const BEARD =
  'M-86 -66C-84 -10 -74 34 -44 66C-18 92 18 92 44 66C74 34 84 -10 86 -66C76 -26 60 -4 38 -4C20 -14 -20 -14 -38 -4C-60 -4 -76 -26 -86 -66Z';

/** What is worn, over the shoulders. */
const GARMENTS = {
  bandhgala: (cloth, trim) =>
    path('M-66 112C-40 96 40 96 66 112L56 154C20 176 -20 176 -56 154Z', cloth) +
    line('M-64 114C-30 142 30 142 64 114', trim, 5) +
    line('M0 166V400', trim, 3) +
    [200, 250, 300].map((y) => circle(0, y, 8, trim)).join(''),
  suit: (_, trim) =>
    path('M-58 120L0 250L58 120L30 152L0 176L-30 152Z', '#f6ead6') +
    path('M-13 182H13L20 214L0 330L-20 214Z', trim) +
    path('M-66 112L-104 150L-84 190L-96 204L0 340L-58 120Z', '#00000040') +
    path('M66 112L104 150L84 190L96 204L0 340L58 120Z', '#00000040'),
  sari: (_, trim) =>
    path('M-52 128C-120 180 -60 300 90 400H330C322 250 262 190 180 160C60 240 0 200 -52 128Z', trim) +
    line('M-52 128C0 200 60 240 180 160', '#f5cf7a', 7) +
    line('M-52 128C-110 190 -50 300 90 400', '#f5cf7a', 7),
  shawl: (_, trim) =>
    path('M-66 112C-150 140 -120 300 -96 400H-330C-322 226 -250 172 -66 112Z', trim) +
    path('M66 112C150 140 120 300 96 400H330C322 226 250 172 66 112Z', trim) +
    line('M-66 112C-150 140 -120 300 -96 400M66 112C150 140 120 300 96 400', '#f5cf7a', 6),
};

function features({ hair, glasses, moustache, lips, isLined }) {
  const ink = '#2a1216';
  return (
    [-1, 1]
      .map((side) =>
        group(
          line('M18 -108Q38 -120 62 -106', hair, 7) +
            path('M22 -82Q40 -97 60 -82Q40 -74 22 -82Z', '#fff4e4') +
            circle(41, -85, 7.5, ink) +
            line('M20 -82Q40 -99 62 -82', ink, 4) +
            (isLined ? line('M64 -66Q70 -60 72 -52M34 -6Q44 6 44 22', ink, 2, 'opacity=".4"') : '') +
            (glasses ? ellipse(41, -82, 33, 27, 'none', `stroke="${ink}" stroke-width="4"`) : ''),
          `transform="scale(${side} 1)"`,
        ),
      )
      .join('') +
    (glasses ? line('M-9 -86Q0 -92 9 -86M-74 -86L-88 -92M74 -86L88 -92', ink, 4) : '') +
    line('M-6 -84C-12 -56 -18 -40 -12 -34Q0 -26 12 -34', ink, 3, 'opacity=".55"') +
    path('M-26 6Q-12 -2 0 2Q12 -2 26 6Q0 26 -26 6Z', lips) +
    line('M-27 6Q0 14 27 6', ink, 2.4, 'opacity=".7"') +
    (moustache ? path('M-40 2C-30 -22 -8 -24 0 -16C8 -24 30 -22 40 2C24 -8 10 -6 0 -4C-10 -6 -24 -8 -40 2Z', hair) : '')
  );
}

/**
 * Draws a sitter from the chest up, in a disc of radius 330 about x, y. Nobody sat for it: `hair` is one of short, side, bun
 * or long, `wear` one of bandhgala, suit, sari or shawl.
 */
export function bust(S, x, y, sitter) {
  const { skin, hair, hairColour, wear, cloth, trim, turban, beard, bindi, earrings } = sitter;
  const { behind, over } = HAIR[hair];
  const lips = sitter.lips ?? '#8a3b34';
  return S.inside(
    oval(x, y, 330),
    group(
      (behind ? path(behind, hairColour) : '') +
        path(NECK, skin) +
        S.shade(NECK, '#2a0c10', 0.75, 0.1, [0.5, 0, 0.5, 1]) +
        path(SHOULDERS, cloth) +
        GARMENTS[wear](cloth, trim) +
        S.shade(SHOULDERS, '#12060c', 0, 0.6, [0.1, 0, 1, 0.5]) +
        (behind ? '' : ellipse(-90, -70, 13, 26, skin) + ellipse(90, -70, 13, 26, skin)) +
        path(FACE, skin) +
        S.shade(FACE, '#3a1210', 0, 0.55, [0.3, 0, 1, 0.4]) +
        S.shade(FACE, '#ffe0b0', 0.5, 0, [0, 0.2, 0.5, 0.4]) +
        (beard ? path(BEARD, hairColour) : '') +
        features({ ...sitter, hair: hairColour, lips }) +
        path(over, hairColour) +
        S.shade(over, '#ffffff', 0.18, 0, [0, 0, 0.6, 0.8]) +
        (turban
          ? path(TURBAN, turban) +
            S.shade(TURBAN, '#12060c', 0, 0.5, [0.2, 0, 1, 0.6]) +
            line(
              'M-108 -110C-60 -170 40 -190 104 -150M-96 -150C-40 -210 50 -220 100 -180M-70 -200C-20 -236 40 -240 76 -220',
              '#00000055',
              4,
            )
          : '') +
        (bindi ? circle(0, -124, 7, '#a3122a') : '') +
        (earrings ? [-90, 90].map((dx) => circle(dx, -22, 10, '#f5cf7a')).join('') : ''),
      `transform="translate(${x} ${y + 20}) scale(1.02)"`,
    ),
  );
}
