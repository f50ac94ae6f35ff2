import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';

/** Draws a stone elephant on a plinth; s is the side of the stair. */
export function guardianElephant(S, p, x, y, s, c) {
  const w = 118;
  const plinth = box(x - w, y + 64, x + w, y);
  const hide = { base: mix(c.base, p.dark, 0.18), dark: p.dark, lite: c.lite };
  const body =
    'M-86 0V-58C-98 -112 -74 -158 -18 -162C4 -164 18 -160 32 -150C46 -168 84 -168 98 -138C108 -116 106 -92 112 -80C120 -66 134 -70 134 -88C134 -98 126 -104 128 -114C146 -114 156 -96 152 -76C148 -52 126 -40 106 -50C96 -55 90 -64 86 -74C80 -66 74 -62 68 -60L66 0H34L30 -50C10 -44 -18 -44 -36 -50L-40 0Z';
  const ear = 'M40 -146C22 -140 12 -112 24 -88C34 -72 50 -76 56 -92C62 -112 58 -140 40 -146Z';
  const cloth =
    'M-58 -150C-40 -164 -6 -168 14 -158C16 -120 14 -96 8 -74C-14 -68 -44 -68 -62 -76C-70 -100 -68 -128 -58 -150Z';
  let e =
    path(
      'M-88 -100C-104 -96 -108 -70 -104 -44',
      'none',
      `stroke="${hide.base}" stroke-width="6" stroke-linecap="round"`,
    ) + path('M-24 0V-56H0V0ZM38 0V-60H56V0Z', mix(hide.base, p.dark, 0.45));
  e +=
    S.form(body, hide, { dark: 0.95, lite: 0.6, dir: [0.2, 0, 1, 0.5] }) +
    path(cloth, p.sky[1]) +
    S.shade(cloth, p.sky[0], 0, 0.9, [0.2, 0, 1, 0.4]) +
    line(cloth, c.gold, 3) +
    line(
      'M-54 -140C-38 -153 -8 -156 8 -148C10 -120 8 -100 3 -82C-16 -77 -42 -77 -56 -84C-62 -104 -60 -122 -54 -140Z',
      c.gold,
      1.4,
    );
  e +=
    petalRing(-26, -114, 5, 8, 14, 5, c.gold) +
    range(8)
      .map((i) => circle(-58 + i * 9, -70 + Math.abs(i - 3.5) * -1.2, 3.2, c.gold))
      .join('');
  e +=
    S.form(ear, { ...hide, base: mix(hide.base, c.lite, 0.25) }, { dark: 0.8 }) +
    line(ear, p.dark, 1.4, 'opacity=".5"') +
    path('M104 -62C116 -52 132 -50 142 -58C134 -42 112 -42 100 -54Z', '#fffaf0') +
    circle(82, -122, 3.2, p.dark);
  e +=
    line('M62 -158C72 -150 90 -146 100 -134', c.gold, 3) +
    path('M72 -156L84 -132L94 -150Z', c.gold) +
    line('M62 -66C50 -58 40 -58 30 -66', c.gold, 2.6) +
    range(4)
      .map((i) => line(`M${[-84, -42, 36, 66][i]} -12h${[44, 4, 30, 2][i]}`, c.gold, 2.2))
      .join('');
  e +=
    path('M-50 -158H6L0 -176H-44Z', c.gold) +
    path('M-44 -176Q-22 -214 0 -176Z', p.sky[1]) +
    line('M-44 -176Q-22 -214 0 -176', c.gold, 2) +
    circle(-22, -200, 4, c.gold);
  return (
    ellipse(x + 10, y + 66, w * 1.15, 12, p.leaf, 'opacity=".45"') +
    S.form(plinth, c, { dark: 0.9 }) +
    rect(x - w - 10, y - 4, w * 2 + 20, 12, c.lite) +
    rect(x - w - 10, y + 8, w * 2 + 20, 2.4, c.gold) +
    rect(x - w - 10, y + 56, w * 2 + 20, 12, c.lite) +
    `<rect x="${x - w + 14}" y="${y + 18}" width="${w * 2 - 28}" height="30" fill="none" stroke="${c.gold}" stroke-width="1.6"/>` +
    group(e, `transform="translate(${x + s * 4} ${y - 4}) scale(${-s * 0.86} .86)"`)
  );
}
