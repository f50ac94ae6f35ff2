import { mix } from '../colour.mjs';
import { range } from '../numbers.mjs';
import { path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { INK, poolLightPens } from './pool-light-pens.mjs';

const SKIN = '#93593c';
const HAIR = '#17121f';
const BODY =
  'M-2 -62C14 -74 46 -66 76 -52C104 -42 136 -46 160 -40C176 -34 180 -14 170 -4C140 6 70 8 30 6' +
  'C8 4 -8 -10 -12 -30C-14 -44 -10 -56 -2 -62Z';
const HEAD =
  'M12 -66C20 -84 10 -110 -16 -112C-36 -112 -48 -98 -48 -86C-49 -80 -52 -76 -56 -72' +
  'C-56 -69 -52 -68 -50 -68C-51 -64 -53 -62 -51 -60' +
  'C-51 -57 -49 -56 -48 -53C-46 -48 -38 -46 -30 -48L-14 -50Z';

const HAIR_SHAPE =
  'M-49 -86C-54 -112 -30 -126 -6 -120C16 -114 24 -92 16 -70C12 -60 2 -56 -4 -62' +
  'C-8 -66 -10 -76 -14 -82C-22 -92 -38 -96 -49 -86Z';
/** Folds of the shirt, from the shoulders to the hem. */
const FOLDS =
  'M24 -56C34 -40 30 -16 22 2M60 -52C70 -34 66 -12 62 4M100 -42C110 -26 108 -8 104 4' +
  'M140 -42C150 -28 150 -12 146 0M-4 -40C10 -30 30 -28 44 -32';
/** Shoulder and elbow of the near arm. */
const SHOULDER = [4, -44];
const ELBOW = [-16, -18];

/** Draws short hair, or hair with a red band and an ear ring. */
const hair = ({ cloth, seam, dot }, band) =>
  cloth(HAIR_SHAPE, HAIR, { lite: '#e8a868', cool: 0.2 }) +
  (band
    ? seam('M-24 -117C-14 -104 -10 -92 -8 -80', '#d8452c', 6) + dot([-4, -74], 3, '#f2b441')
    : seam('M-36 -108C-20 -116 0 -112 10 -96', '#54496a', 1.6));

/** Draws a small hand at u, v that points down and to the left. */
const hand = ({ cloth }, [u, v]) =>
  cloth(limb([u, v], 6.4, [u - 3, v + 6], 6), SKIN) +
  range(3)
    .map((i) => cloth(limb([u - 5 + i * 4.6, v + 7], 2.8, [u - 10 + i * 4, v + 15], 2.5), SKIN, { dark: 0.4 }))
    .join('');

/** Draws a shin that is bent up from the knee, with its foot. */
function kicked({ cloth }, knee, [u, v], tone) {
  const p = (x, y) => `${u + x} ${v + y}`;
  const foot =
    `M${p(-8, 2)}C${p(-8, -14)} ${p(-2, -20)} ${p(6, -22)}C${p(22, -30)} ${p(30, -26)} ${p(26, -18)}` +
    `C${p(18, -10)} ${p(12, -4)} ${p(9, 3)}Z`;
  return cloth(limb(knee, 15, [u, v], 10), tone) + cloth(foot, SKIN);
}

/** Draws the shirt with its folds, a pattern of printed dots and a bright hem. */
function shirt({ cloth, seam, dot, move }, top) {
  const print = range(15).map((i) => {
    const place = [22 + (i % 8) * 18, (i > 7 ? -18 : -40) + (i % 2) * 5];
    return dot(place, 2.2, mix(top, '#fff0cc', 0.7));
  });
  const hem = 'M166 -38C178 -28 178 -12 168 -4L160 -4C170 -14 168 -28 158 -38Z';
  return (
    cloth(BODY, top) +
    seam(FOLDS, mix(top, INK, 0.45), 1.8, 'opacity=".6"') +
    print.join('') +
    path(move(hem), mix(top, '#ffe0a0', 0.6))
  );
}

/**
 * Draws a child who lies face down at the edge of water, chest on x, y, the body to the right: one arm reaches down to
 * `reach`, the other is propped on the stone. `kick` is where both feet are; `band` adds a hair band.
 */
export function childAtEdge(S, { x, y, k, top, legs, reach, band = false, kick }) {
  const pen = poolLightPens(S, { x, y, k });
  const { cloth, seam } = pen;
  return (
    kicked(pen, [232, -14], kick[0], mix(legs, INK, 0.3)) +
    cloth(limb([160, -22], 26, [232, -14], 17), mix(legs, INK, 0.2)) +
    kicked(pen, [238, -8], kick[1], legs) +
    cloth(limb([156, -16], 26, [238, -8], 17), legs) +
    cloth(limb([-6, -40], 12, [-30, -8], 9), mix(top, INK, 0.3)) +
    shirt(pen, top) +
    cloth(HEAD, SKIN, { warm: 0.4 }) +
    cloth('M-24 -52C-14 -46 4 -50 12 -64L14 -48C4 -38 -12 -38 -22 -44Z', SKIN, { dark: 0.7 }) +
    hair(pen, band) +
    cloth('M-12 -84C-4 -88 2 -82 0 -74C-2 -68 -8 -66 -10 -72Z', SKIN) +
    seam('M-46 -82C-42 -78 -37 -79 -34 -82', INK, 2.2) +
    seam('M-50 -62C-46 -61 -44 -62 -42 -64', '#6a2430', 1.8) +
    cloth(limb(ELBOW, 9, reach, 6.4), SKIN) +
    cloth(limb(SHOULDER, 15, ELBOW, 11), top) +
    hand(pen, reach)
  );
}
