import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';

/** Draws a charging post. */
export function chargePoint(S, p, x, y) {
  const d = box(x - 17, y, x + 17, y - 132);
  return (
    ellipse(x + 6, y + 2, 34, 7, p.leaf, 'opacity=".5"') +
    `<rect x="${x - 18}" y="${y - 134}" width="36" height="134" rx="10" fill="${p.lite}"/>` +
    S.shade(d, p.dark, 0, 0.7) +
    rect(x - 10, y - 122, 20, 26, mix(p.leafm, p.sky[1], 0.4)) +
    path(`M${x + 3} ${y - 120}l-9 13h6l-3 11l10 -14h-6Z`, '#ffe27a') +
    line(`M${x - 16} ${y - 76}C${x - 60} ${y - 66} ${x - 40} ${y - 6} ${x - 86} ${y - 16}`, p.leaf, 5) +
    rect(x - 20, y - 4, 40, 6, p.gold)
  );
}

/** Draws a small electric car in profile. */
export function electricCar(S, p, x, y) {
  const body =
    'M-172 -36C-176 -62 -168 -76 -140 -82L-112 -86C-84 -126 -52 -138 -4 -138C50 -138 78 -122 108 -86L150 -78C170 -72 176 -58 174 -36C172 -26 166 -22 156 -22H-158C-168 -22 -171 -28 -172 -36Z';
  const glass = 'M-92 -88C-72 -116 -50 -126 -12 -127V-88ZM0 -127C42 -127 66 -114 86 -88H0Z';
  const paint = '#e9efe2';
  let o =
    ellipse(8, 2, 184, 15, p.leaf, 'opacity=".5"') +
    path(body, paint) +
    S.shade(body, p.sky[0], 0, 0.75, [0.3, 0.1, 1, 0.9]) +
    S.shade(body, p.sun, 0.7, 0, [0, 0, 0.4, 0.5]) +
    path('M-172 -44H174V-36C172 -26 166 -22 156 -22H-158C-168 -22 -171 -28 -172 -36Z', mix(p.leafm, p.sky[1], 0.3)) +
    path(glass, mix(p.sky[0], p.sky[1], 0.4)) +
    path('M-70 -90L-44 -124H-30L-56 -90ZM24 -90L44 -120L56 -114L40 -90Z', p.sky[3], 'opacity=".55"');
  o +=
    line('M-6 -127V-30M-172 -58H-150M174 -58H154', p.dark, 1.8, 'opacity=".6"') +
    line('M14 -76h26', p.gold, 4) +
    path('M150 -76q20 2 22 16h-16q-8 -4 -6 -16Z', p.lit.hi) +
    path('M-168 -72q-6 4 -6 14h10q4 -8 -4 -14Z', '#d6483a') +
    circle(128, -64, 8, p.gold) +
    line('M-140 -84C-80 -92 60 -92 146 -78', p.gold, 1.6);
  for (const wx of [-104, 104])
    o +=
      path(`M${wx - 40} -22a40 40 0 0 1 80 0Z`, p.leaf) +
      circle(wx, -26, 31, '#20282c') +
      circle(wx, -26, 19, p.lite) +
      range(6)
        .map((i) =>
          line(`M${wx} -26L${f(wx + 17 * Math.cos(i * 1.047))} ${f(-26 + 17 * Math.sin(i * 1.047))}`, p.dark, 3),
        )
        .join('') +
      circle(wx, -26, 5, p.gold);
  return group(o, `transform="translate(${x} ${y})"`);
}
