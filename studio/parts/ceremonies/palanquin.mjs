import { mix } from '../../kit/colour.mjs';
import { limb } from '../../kit/figures/hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from '../../kit/figures/head-in-profile.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';

const GOLD = '#f2bd5a';

/** Draws the bride who sits in it, her lap at 0, 0; she looks to the left and holds the curtain on her left aside. */
function bride(S) {
  const skin = { skin: '#a5643f', dark: '#4a1420', lite: '#ffd09a' };
  const flesh = (d) => path(d, skin.skin) + S.shade(d, skin.dark, 0, 0.7, [0.5, 0, 0.4, 1]);
  const red = (d, a = 0.85) =>
    path(d, '#d21f3c') +
    S.shade(d, '#4a0420', 0, a, [0.2, 0.2, 0.9, 0.8]) +
    S.shade(d, '#ff8a5a', 0.7, 0, [0, 0.3, 0.4, 0.4]);
  const body = 'M-40 -78C-58 -50 -66 -16 -76 20H92C90 -30 84 -70 62 -96Q10 -124 -40 -78Z';
  const veil =
    'M-12 -188C26 -200 58 -176 62 -136C68 -106 88 -84 96 -46C102 -20 100 4 98 20H34C42 -30 34 -66 16 -84C30 -112 20 -160 -12 -188Z';
  return (
    red('M-10 -186C24 -192 54 -170 56 -130L60 -70L-20 -70C-36 -110 -40 -170 -10 -186Z') +
    red(body) +
    group(
      headInProfile(S, { ...skin, lips: '#8f1030' }) + path(DRAWN_BACK_HAIR, '#1c0c14'),
      'transform="translate(-6 -96) rotate(12) scale(-.82 .82)"',
    ) +
    red(veil) +
    line('M-12 -188C22 -160 32 -112 16 -84C36 -66 42 -30 34 20', GOLD, 6) +
    line('M40 -160C50 -120 66 -70 66 16M54 -140C66 -100 84 -60 84 16', '#7a0a28', 2.6, 'opacity=".6"') +
    range(8)
      .map((i) => circle(50 + (i % 3) * 14, -120 + i * 17, 3, GOLD))
      .join('') +
    circle(-35, -151, 5, GOLD) +
    line('M-34 -155Q-26 -172 -8 -182', GOLD, 3) +
    line('M-44 -117a8 8 0 1 0 10 6', GOLD, 2.4) +
    line('M-34 -111Q-16 -112 -4 -122', GOLD, 1.6) +
    circle(-4, -120, 6, GOLD) +
    line('M-38 -76Q-14 -52 14 -80', GOLD, 6) +
    // her raised arm: red sleeve, bangles, and a hand that holds the curtain
    red(limb([-20, -60], 20, [-62, -22], 16)) +
    flesh(limb([-62, -22], 13, [-98, -84], 9)) +
    range(6)
      .map((i) => {
        const [x, y] = [-74 - i * 3.6, -42 - i * 6.4];
        return line(
          `M${f(x - 11)} ${f(y + 5)}Q${f(x + 3)} ${f(y + 4)} ${f(x + 11)} ${f(y - 7)}`,
          i % 2 ? GOLD : '#e8203f',
          4.6,
        );
      })
      .join('') +
    flesh(
      `${limb([-98, -86], 12, [-104, -104], 12)}${limb([-104, -112], 5.4, [-120, -122], 4.8)}${limb([-107, -106], 5.4, [-125, -112], 4.8)}${limb([-107, -99], 5.4, [-125, -101], 4.8)}${limb([-104, -92], 5.2, [-120, -91], 4.6)}${limb([-96, -108], 5.4, [-100, -126], 4.8)}`,
    )
  );
}

/**
 * Draws a palanquin, the middle of its floor at 0, 0, 420 wide. Its brackets and cords reach up to the pole:
 * `poleAt(u)` is where the pole is at u. `cloth` is the colour of its sides, `dark` the shadow's and `lite`
 * the light's.
 */
export function palanquin(S, { cloth, dark, lite, poleAt }) {
  const [w, h] = [214, 226];
  const solid = (d, c, a = 0.9) =>
    path(d, c) + S.shade(d, mix(c, dark, 0.9), a, 0, [0, 0.8, 0.8, 0.2]) + S.shade(d, lite, 0, 0.6, [0.6, 0.5, 1, 0.1]);
  let o = '';
  // cords from the corners of the floor to the pole, behind the box
  for (const s of [-1, 1])
    o += line(
      `M${s * (w - 6)} -4L${s * 236} ${f(poleAt(s * 236))}M${s * (w + 14)} -6L${s * 262} ${f(poleAt(s * 262))}`,
      '#e9c48a',
      5,
    );
  const side = box(-w, -h, w, 0);
  o += solid(side, cloth);
  // panels of the sides, each with a flower
  for (const s of [-1, 1]) {
    const x = s * 168;
    o += line(box(x - 34, -h + 44, x + 34, -22), GOLD, 4);
    for (const y of [-h * 0.34, -h * 0.6])
      o +=
        range(6)
          .map((i) => ellipse(x + 12 * Math.cos(i * 1.047), y + 12 * Math.sin(i * 1.047), 8, 8, '#f4a24a'))
          .join('') + circle(x, y, 6, '#fff0c0');
  }
  const opening = `M-120 -14V-128C-112 -164 -92 -158 -82 -174C-60 -172 -50 -190 0 -204C50 -190 60 -172 82 -174C92 -158 112 -164 120 -128V-14Z`;
  o += path(opening, '#5a1420');
  // two curtains: she draws the left one aside, the right one is tied back
  const left = 'M-126 -210C-86 -196 -70 -168 -74 -138C-76 -122 -82 -114 -80 -100C-92 -76 -86 -44 -74 -14H-126Z';
  const right = 'M126 -206C100 -192 98 -150 104 -112C110 -80 102 -50 96 -14H126Z';
  const drape = (d) => path(d, '#1f6a6c') + S.shade(d, '#06242e', 0.9, 0, [0, 0.3, 0.9, 0.3]) + line(d, GOLD, 4);
  o += S.inside(
    opening,
    rect(
      -130,
      -h,
      260,
      h,
      S.lin([
        [0, '#c4501c'],
        [0.5, '#f79a35'],
        [1, '#e8762a'],
      ]),
    ) +
      S.glow(40, -150, 190, '#ffe08a', 0.9) +
      drape(left) +
      drape(right) +
      line('M-112 -190C-104 -140 -108 -80 -106 -14M-98 -186C-90 -150 -92 -110 -96 -14', '#0c3038', 2.4) +
      group(bride(S), 'transform="translate(24 -24) scale(.94)"') +
      path('M-120 -28Q0 -50 120 -28V0H-120Z', '#7a1a5a') +
      line('M-120 -28Q0 -50 120 -28', GOLD, 4),
  );
  o += line(opening, GOLD, 7) + line(opening, '#fff0c4', 1.6);
  // the floor with its carved edge and its feet
  o +=
    rect(-w - 22, -8, 2 * w + 44, 26, '#7a3f1e') +
    rect(-w - 22, 8, 2 * w + 44, 10, '#4f2418') +
    rect(-w - 22, -8, 2 * w + 44, 5, GOLD);
  for (const s of [-1, 1]) o += solid(`M${s * 190 - 16} 18h32l-6 26h-20Z`, '#6a3418');
  // the curved roof, its ribs and its fringe
  const roof = `M${-w - 42} ${-h + 18}C${-w + 10} ${-h - 40} -100 ${-h - 84} 0 ${-h - 88}C100 ${-h - 84} ${w - 10} ${-h - 40} ${w + 42} ${-h + 18}C120 ${-h - 14} -120 ${-h - 14} ${-w - 42} ${-h + 18}Z`;
  const fringe = range(31).map((i) => {
    const t = (i / 30) * 2 - 1;
    const x = t * (w + 34);
    const y = -h + 14 - 25 * (1 - t * t);
    return [x, y];
  });
  o += fringe
    .map(
      ([x, y], i) =>
        line(`M${f(x)} ${f(y)}v${i % 2 ? 20 : 28}`, i % 2 ? '#f6c860' : '#e8632a', 6) +
        (i % 2 ? '' : circle(x, y + 32, 5, '#fff0c0')),
    )
    .join('');
  o += solid(roof, mix(cloth, '#d83a3a', 0.35), 1);
  for (const u of [-0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8])
    o += line(
      `M${f(u * 60)} ${-h - 86}C${f(u * 150)} ${-h - 78} ${f(u * 210)} ${-h - 50} ${f(u * (w + 34))} ${f(-h + 14 - 25 * (1 - u * u))}`,
      GOLD,
      3.4,
    );
  o += line(`M${-w - 42} ${-h + 18}C-120 ${-h - 14} 120 ${-h - 14} ${w + 42} ${-h + 18}`, GOLD, 8);
  // brackets of brass carry the roof from the pole
  for (const u of [-150, 0, 150]) {
    const top = poleAt(u);
    const foot = -h - 88 + (u ? 34 : 0);
    o += line(
      `M${u - 15} ${f(foot + 6)}L${u - 15} ${f(top)}M${u + 15} ${f(foot + 6)}L${u + 15} ${f(top)}`,
      '#7a4a1c',
      11,
    );
    o += line(`M${u - 15} ${f(foot + 6)}L${u - 15} ${f(top)}M${u + 15} ${f(foot + 6)}L${u + 15} ${f(top)}`, GOLD, 6);
  }
  return o;
}
