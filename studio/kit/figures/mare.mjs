import { bezier } from '../curves.mjs';
import { flower, garland } from '../nature/flowers.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';

// The mare looks right; her hooves stand on y = 0, her withers are 620 up. A leg is drawn twice, far and near.
const FORE =
  'M160 -420C154 -330 164 -260 168 -208C162 -190 164 -176 168 -164C171 -130 173 -104 171 -84C165 -68 167 -56 174 -46L184 -26L178 0H240L228 -36C222 -52 213 -66 211 -84C208 -116 211 -146 214 -166C222 -184 222 -200 217 -214C224 -270 244 -330 270 -390L280 -470Z';
const HIND =
  'M-300 -520C-334 -470 -310 -400 -288 -366C-284 -326 -310 -272 -324 -236L-310 -196C-306 -154 -304 -112 -303 -86C-307 -68 -304 -58 -295 -48L-286 -26L-292 0H-230L-243 -36C-249 -52 -259 -66 -262 -86C-266 -122 -266 -160 -262 -194C-252 -230 -226 -276 -202 -310C-182 -338 -160 -352 -130 -372L-90 -500Z';
const BODY =
  'M60 -622C10 -604 -60 -590 -110 -602C-160 -616 -215 -634 -264 -600C-304 -570 -324 -520 -318 -470C-308 -420 -270 -380 -200 -372C-150 -366 -120 -352 -60 -342C20 -330 100 -326 160 -350C220 -370 278 -400 296 -462C304 -490 302 -506 300 -520C302 -570 312 -618 344 -668L388 -812C318 -820 220 -760 160 -690C120 -648 90 -630 60 -622Z';
const HEAD =
  'M366 -818C392 -826 414 -806 430 -776C452 -734 470 -690 486 -648C496 -624 498 -600 490 -588C480 -572 462 -566 448 -570C436 -572 432 -584 422 -598C404 -622 384 -634 362 -640C334 -650 322 -680 330 -716C336 -754 346 -800 366 -818Z';
const CLOTH =
  'M96 -636C30 -610 -60 -596 -110 -606C-160 -620 -218 -638 -268 -604C-316 -570 -330 -500 -322 -408C-230 -392 -60 -372 92 -366C120 -450 122 -560 96 -636Z';

/** The way that shade deepens up a leg, to the body. */
const UNDER = [0.75, 0.9, 0.3, 0];

/** Draws the mare with all she wears; `c` are her colours. */
export function mare(S, c) {
  const { white, shadow, light, red, deep, gold, pale } = c;
  const coat = (d, a = 0.8, from = [0.9, 0, 0.2, 1]) =>
    path(d, white) + S.shade(d, shadow, 0, a, from) + S.shade(d, light, 0.8, 0, [1, 0.1, 0.6, 0.3]);
  const far = (d, x) =>
    group(path(d, '#b98a8c') + S.shade(d, '#5a2436', 0.9, 0.3, [0.5, 0, 0.5, 1]), `transform="translate(${x} -6)"`);
  const hoof = (x) => path(`M${x + 5} -26L${x - 1} 0H${x + 62}L${x + 52} -30Z`, '#5a3036');
  const bells = (x, y) =>
    line(`M${x} ${y}q24 12 47 0`, red, 14) +
    range(5)
      .map((i) => circle(x + 2 + i * 11, y + 12 - (i % 4 ? 0 : 5), 6.5, gold))
      .join('');
  const fringe = (points, long) =>
    points
      .map(([x, y], i) => line(`M${f(x)} ${f(y)}v${f(long * (i % 2 ? 1 : 0.9))}`, i % 2 ? gold : pale, 4.5))
      .join('');
  const tassel = (x, y, k = 1) =>
    circle(x, y, 8 * k, pale) +
    path(
      `M${f(x - 6 * k)} ${f(y + 6 * k)}L${f(x - 13 * k)} ${f(y + 50 * k)}H${f(x + 13 * k)}L${f(x + 6 * k)} ${f(y + 6 * k)}Z`,
      gold,
    ) +
    line(`M${f(x - 7 * k)} ${f(y + 14 * k)}h${f(14 * k)}`, red, 5 * k);
  const tail =
    'M-292 -576C-352 -592 -386 -520 -382 -430C-378 -340 -412 -250 -408 -120C-380 -130 -352 -180 -344 -230C-332 -300 -322 -340 -318 -420C-314 -480 -300 -520 -282 -540Z';
  const ear = 'M362 -806C350 -842 354 -872 368 -894C388 -872 396 -840 392 -808Z';
  const mane =
    'M392 -826C320 -836 220 -780 150 -700C120 -664 92 -640 60 -626C84 -600 120 -590 150 -596C176 -650 250 -730 372 -776Z';
  let o =
    far(HIND, 74) +
    far(FORE, -62) +
    coat(tail) +
    line('M-316 -566C-352 -520 -352 -420 -372 -240M-304 -556C-338 -480 -334 -360 -356 -200', shadow, 4, 'opacity=".5"');
  o += coat(HIND, 0.75, UNDER) + coat(FORE, 0.75, UNDER) + coat(BODY, 0.6);
  o +=
    group(hoof(-217) + hoof(117), 'transform="translate(0 -6)"') +
    hoof(-291) +
    hoof(179) +
    bells(-306, -84) +
    bells(168, -84);
  o += coat(mane, 0.9);
  // her mane is plaited, each plait with a red bead at its end
  for (const [i, [x, y]] of bezier([366, -806], [300, -806], [220, -740], [146, -672], 9).entries()) {
    const d = `M${f(x - 15)} ${f(y - 8)}C${f(x - 24)} ${f(y + 30)} ${f(x - 22)} ${f(y + 50)} ${f(x - 12 - i)} ${f(y + 74)}C${f(x + 4)} ${f(y + 50)} ${f(x + 14)} ${f(y + 20)} ${f(x + 13)} ${f(y - 6)}Z`;
    o +=
      path(d, '#f0cfc4') +
      S.shade(d, shadow, 0.95, 0, [0, 0.6, 1, 0.2]) +
      line(d, shadow, 2, 'opacity=".5"') +
      circle(x - 11 - i, y + 76, 7, red);
  }
  // the cloth with its border, its blossoms and its fringe
  const hem = bezier([-322, -412], [-230, -396], [-60, -376], [92, -370], 46);
  o +=
    path(CLOTH, red) +
    S.shade(CLOTH, deep, 0, 0.9, [0.9, 0, 0.2, 1]) +
    S.shade(CLOTH, '#ff9a5a', 0.8, 0, [0.6, 0, 0.5, 0.5]);
  for (const [i, n] of [5, 6, 5].entries())
    for (const q of range(n)) {
      const u = (q + (i % 2 ? 0.5 : 1)) / (n + (i % 2 ? 0 : 1));
      o += flower(-296 + u * 390, -566 + i * 48 + 20 * u - 36 * (0.5 - u) * (i === 0), 13, gold, pale);
    }
  o +=
    line('M-321 -432C-230 -416 -60 -396 96 -390', gold, 16) +
    line('M-322 -462C-230 -446 -60 -426 102 -418', gold, 5) +
    fringe(hem, 36);
  o +=
    line('M99 -630C120 -560 120 -450 93 -370', gold, 12) + line('M-268 -602C-312 -570 -328 -500 -322 -410', gold, 12);
  for (const i of range(7)) o += tassel(...hem[3 + i * 7].map((n, k) => n + k * 36), 0.9);
  const saddle =
    'M-112 -594C-122 -640 -104 -668 -80 -658C-50 -630 0 -626 34 -646C44 -686 72 -688 76 -654C84 -610 70 -560 20 -548C-50 -536 -100 -550 -112 -594Z';
  o +=
    path(saddle, deep) +
    S.shade(saddle, '#ff8a5a', 0.9, 0, [0.6, 0, 0.4, 0.8]) +
    line('M-112 -596C-122 -640 -104 -668 -80 -658C-50 -630 0 -626 34 -646C44 -686 72 -688 76 -654', gold, 8);
  o += line('M-20 -552V-446', deep, 14) + line('M-38 -440H-2L0 -426H-40Z', gold, 8);
  o += line('M440 -584C410 -510 240 -550 78 -650', deep, 9) + line('M440 -584C410 -510 240 -550 78 -650', gold, 2.5);
  // the low sun along her breast and her leg
  o +=
    line('M338 -654C308 -606 304 -570 299 -510', '#ffdf94', 6) +
    line('M270 -390C244 -330 224 -270 217 -214', '#ffdf94', 5);
  // the breast band with its tassels, and the garland round the neck
  o += line('M104 -520C180 -470 250 -460 300 -500', red, 24) + line('M104 -520C180 -470 250 -460 300 -500', gold, 5);
  for (const [x, y] of bezier([120, -500], [180, -460], [250, -450], [290, -480], 5)) o += tassel(x, y, 0.8);
  o += garland([120, -662], [326, -636], 152, 17) + garland([150, -690], [334, -662], 84, 14, 4);
  // her head, with the bridle, the plume, and the veil of beads that hangs from the brow band
  let face = path(ear, white) + S.shade(ear, shadow, 0.7, 0) + coat(HEAD, 0.7);
  face +=
    path('M352 -690C352 -660 380 -650 402 -656C384 -640 352 -640 340 -664Z', shadow, 'opacity=".35"') +
    ellipse(474, -604, 8, 11, '#6a3440', 'transform="rotate(28 474 -604)"') +
    line('M446 -592Q458 -594 468 -584', '#6a3440', 4) +
    ellipse(414, -742, 8, 10, '#2a1018') +
    line('M404 -748Q414 -756 425 -744', '#6a3440', 4);
  face +=
    line('M384 -806Q360 -730 352 -668M352 -668Q400 -690 450 -632M436 -764Q408 -776 366 -752', red, 12) +
    line('M384 -806Q360 -730 352 -668M352 -668Q400 -690 450 -632M436 -764Q408 -776 366 -752', gold, 3);
  for (const [i, [px, py]] of [
    [372, -916],
    [400, -940],
    [430, -946],
    [460, -932],
    [484, -904],
  ].entries()) {
    const [mx, my] = [px * 0.36 + 256, py * 0.6 - 346];
    const feather = `M396 -822Q${f(mx - 16)} ${f(my)} ${px} ${py}Q${f(mx + 18)} ${f(my + 8)} 396 -822Z`;
    face += path(feather, i % 2 ? gold : red) + circle(px, py, 5, pale);
  }
  const brow = bezier([402, -812], [424, -796], [444, -760], [466, -700], 7);
  for (const [i, [x, y]] of brow.entries()) {
    const end = -606 + 2 * i - 34 * (1 - i / 7) ** 2;
    face += line(`M${f(x)} ${f(y)}V${f(end)}`, gold, 2.5);
    for (const q of range(Math.floor((end - y) / 17)))
      face += circle(x, end - q * 17, q ? 5.6 : 8, q ? (i % 2 ? '#fffdf0' : gold) : red);
  }
  face +=
    line('M384 -814C420 -812 444 -770 462 -712', gold, 13) +
    line('M384 -814C420 -812 444 -770 462 -712', red, 4) +
    circle(394, -820, 15, gold) +
    circle(394, -820, 7, red);
  return o + group(face, 'transform="rotate(5 370 -780) translate(370 -780) scale(1.1) translate(-370 780)"');
}
