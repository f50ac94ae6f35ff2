import { mix } from '../colour.mjs';
import { range } from '../numbers.mjs';
import { ellipse, group, line, path } from '../shapes.mjs';
import { leg, paintsOf } from './canopy-bearer.mjs';
import { fist, sleevedArm } from './raised-arm.mjs';
import { turbanedHead } from './turbaned-head.mjs';

const KURTA =
  'M-20 -470C-50 -460 -62 -430 -60 -392C-58 -352 -50 -322 -54 -292C-64 -246 -88 -204 -112 -164C-74 -146 -36 -164 0 -150C36 -142 66 -152 92 -164C76 -206 58 -246 54 -292C56 -330 62 -360 60 -396C58 -438 46 -462 22 -472C8 -480 -8 -478 -20 -470Z';

/** Draws a dhol that hangs aslant from its strap, its near skin at 0, 0: barrel, lacing, rings and tassels. */
function dhol(S) {
  const [body, gold] = ['#b8432a', '#f2bd5a'];
  const barrel = 'M-6 -74C50 -104 120 -108 170 -84C196 -60 196 20 170 44C120 72 52 80 6 72Z';
  const lacing = range(8)
    .map(
      (i) =>
        `M${14 + i * 20} ${-80 - 14 * Math.sin(i * 0.42)}L${24 + i * 20} ${70 - 22 * (i / 8) ** 2}L${34 + i * 20} ${-82 - 14 * Math.sin((i + 1) * 0.42)}`,
    )
    .join('');
  const tassel = (x, y) =>
    line(`M${x} ${y}v16`, gold, 3) + path(`M${x - 7} ${y + 34}L${x} ${y + 12}L${x + 7} ${y + 34}Z`, '#d81f6c');
  return (
    path(barrel, body) +
    S.shade(barrel, '#3b0a24', 0, 0.9, [0.3, 0.1, 0.5, 1]) +
    S.shade(barrel, '#ffd28a', 0.8, 0, [0.4, 0, 0.5, 0.5]) +
    S.inside(barrel, line(lacing, '#ffe6b4', 3.4) + line('M92 -110C104 -50 104 20 92 84', gold, 11)) +
    ellipse(0, 0, 46, 76, '#8a4a1c') +
    ellipse(-3, 0, 42, 71, gold) +
    ellipse(-4, 0, 36, 64, '#fff0d4') +
    S.shade('M-40 0A36 64 0 1 1 32 0A36 64 0 1 1 -40 0Z', '#c8784a', 0, 0.8, [0.3, 0, 0.7, 1]) +
    ellipse(-4, 2, 17, 30, '#5a2a1c', 'opacity=".75"') +
    tassel(20, 70) +
    tassel(40, 74)
  );
}

/** Draws a drum stick with a bent end, held at 0, 0. */
const stick = (d, at, turn) =>
  group(line(d, '#5a2a18', 9) + line(d, '#e0a860', 4), `transform="translate(${at[0]} ${at[1]}) rotate(${turn})"`);

/** Draws the legs, one knee up, the kurta and the waistcoat over it. */
function bodyOf(paints, { kurta, vest, look }) {
  const { cloth } = paints;
  const white = mix(kurta, '#fff3e0', 0.6);
  return (
    leg(paints, [6, -270], [70, -186], [52, -74], { white, behind: true }) +
    leg(paints, [-6, -270], [-6, -140], [-30, -22], { white }) +
    cloth(KURTA, kurta) +
    line(
      'M-34 -286C-48 -246 -66 -206 -80 -160M-8 -286C-10 -240 -14 -200 -16 -152M26 -286C36 -246 46 -206 54 -154',
      mix(kurta, look.dark, 0.5),
      2.6,
      'opacity=".6"',
    ) +
    line('M-109 -172Q-72 -154 -36 -172Q2 -158 36 -152Q66 -160 89 -172', '#f2bd5a', 7) +
    cloth(
      'M-20 -470C-50 -460 -62 -430 -60 -392C-58 -352 -52 -322 -55 -282C-30 -272 -4 -272 18 -280C14 -340 20 -410 26 -472C8 -480 -8 -478 -20 -470Z',
      vest,
    ) +
    line('M26 -472C20 -410 14 -340 18 -280', '#f2bd5a', 5)
  );
}

/**
 * Draws a dhol player who looks to the right, about 560 tall, feet on y = 0: one knee is up, one stick is raised high
 * and the other meets the skin.
 */
export function dholPlayer(S, { kurta, vest, turban, fan, skin = '#8a5138', look }) {
  const paints = paintsOf(S, look, skin);
  const { cloth } = paints;
  const hand = [-8, -640];
  const low = [92, -330];
  return (
    bodyOf(paints, { kurta, vest, look }) +
    group(
      turbanedHead(S, { skin, turban, fan, beard: 'full', laughs: true, look, cloth }),
      'transform="translate(4 -484) rotate(-12) scale(.8)"',
    ) +
    line('M-30 -462C10 -420 50 -370 70 -330', '#7a2a1c', 13) +
    line('M-30 -462C10 -420 50 -370 70 -330', '#e8b45a', 2, 'stroke-dasharray="5 7"') +
    group(dhol(S), 'transform="translate(50 -262) rotate(-12) scale(.88)"') +
    stick('M-4 10C20 -6 46 -10 70 6', low, 104) +
    sleevedArm(paints, [14, -436], low, {
      side: -1,
      upper: 88,
      lower: 80,
      tone: mix(kurta, '#d08a5a', 0.3),
      cuff: '#f2bd5a',
    }) +
    fist(paints, low, 60) +
    stick('M0 26L0 -70C2 -96 22 -106 38 -96', hand, 34) +
    sleevedArm(paints, [-16, -440], hand, { side: -1, tone: mix(kurta, look.lite, 0.1), cuff: '#f2bd5a' }) +
    fist(paints, hand, 34)
  );
}
