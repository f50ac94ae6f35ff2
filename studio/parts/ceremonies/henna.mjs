import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, group, line, path } from '../../kit/shapes.mjs';
import { ARM, fingerPath, PALM } from './hand-shape.mjs';

/** Draws bands, dots and a tipped nail on one finger. */
export function fingerHenna(S, q, c) {
  const { b, t, w } = q;
  const L = Math.hypot(t[0] - b[0], t[1] - b[1]);
  const turn = (Math.atan2(t[1] - b[1], t[0] - b[0]) * 180) / Math.PI + 90;
  const h = c.henna;
  const wid = (s) => lerp(w[0], w[1], s) * 0.98;
  const band = (s, k = 2.6) => line(`M${f(-wid(s))} ${f(-L * s)}Q0 ${f(-L * s - 5)} ${f(wid(s))} ${f(-L * s)}`, h, k);
  let o =
    path(
      `M${-w[1] * 1.2} ${f(-L * 0.8)}Q0 ${f(-L * 0.74)} ${w[1] * 1.2} ${f(-L * 0.8)}V${f(-L * 1.12)}H${-w[1] * 1.2}Z`,
      h,
    ) +
    band(0.765, 2.2) +
    band(0.74, 1.6);
  o += range(5)
    .map((i) =>
      path(
        `M${f(-wid(0.73) + i * wid(0.73) * 0.4)} ${f(-L * 0.735)}q${f(wid(0.73) * 0.2)} 13 ${f(wid(0.73) * 0.4)} 0Z`,
        h,
      ),
    )
    .join('');
  o +=
    petalRing(0, -L * 0.6, 2.6, 8, 12, 4.6, h) + circle(0, -L * 0.6, 2.4, c.lite) + band(0.5, 2.6) + band(0.475, 1.4);
  o +=
    range(4)
      .map((i) => {
        const s = 0.44 - i * 0.034;
        return range(5)
          .map((j) => circle((j - 2) * wid(s) * 0.38 + (i % 2) * wid(s) * 0.19, -L * s, 1.9, h))
          .join('');
      })
      .join('') +
    band(0.3, 1.4) +
    band(0.275, 2.6);
  o +=
    path(`M0 ${f(-L * 0.26)}Q12 ${f(-L * 0.17)} 0 ${f(-L * 0.06)}Q-12 ${f(-L * 0.17)} 0 ${f(-L * 0.26)}Z`, h) +
    path(`M0 ${f(-L * 0.22)}Q5 ${f(-L * 0.17)} 0 ${f(-L * 0.11)}Q-5 ${f(-L * 0.17)} 0 ${f(-L * 0.22)}Z`, c.skin);
  for (const s of [-1, 1])
    o += path(`M${s * 10} ${f(-L * 0.12)}q${s * 10} -4 ${s * 12} -18q${-s * 12} 2 ${-s * 12} 18Z`, h);
  return S.inside(fingerPath(q), group(o, `transform="translate(${b[0]} ${b[1]}) rotate(${f(turn)})"`));
}

/** Draws a mandala in the palm, petals round it. */
export function palmHenna(S, c) {
  const h = c.henna;
  const x = 4;
  const y = -112;
  let o =
    circle(x, y, 74, 'none', `stroke="${h}" stroke-width="3"`) +
    circle(x, y, 68, 'none', `stroke="${h}" stroke-width="1.4"`) +
    petalRing(x, y, 42, 16, 24, 8, h) +
    circle(x, y, 40, 'none', `stroke="${h}" stroke-width="2"`) +
    petalRing(x, y, 12, 12, 26, 7, h, 0.13) +
    circle(x, y, 11, h) +
    circle(x, y, 5, c.lite) +
    petalRing(x, y, 2, 6, 8, 3, c.lite);
  o += range(28)
    .map((i) => {
      const a = (i * Math.PI) / 14;
      return (
        path(
          `M${f(x + Math.cos(a - 0.1) * 75)} ${f(y + Math.sin(a - 0.1) * 75)}Q${f(x + Math.cos(a) * 93)} ${f(y + Math.sin(a) * 93)} ${f(x + Math.cos(a + 0.1) * 75)} ${f(y + Math.sin(a + 0.1) * 75)}Z`,
          h,
        ) + circle(x + Math.cos(a + 0.112) * 88, y + Math.sin(a + 0.112) * 88, 2, h)
      );
    })
    .join('');
  o += paisley(-62, -64, 0.82, -28, c) + paisley(66, -44, 0.7, 30, c) + paisley(-2, 2, 0.62, 4, c);
  return `${S.inside(PALM, o)}`;
}

const paisley = (x, y, k, turn, c) =>
  group(
    path('M0 30C-30 26 -34 -8 -12 -26C2 -38 24 -36 26 -22C14 -30 4 -22 12 -8C22 8 20 28 0 30Z', c.henna) +
      path('M0 22C-20 18 -24 -4 -8 -16C0 -22 6 -20 4 -14C-2 0 14 12 0 22Z', c.skin) +
      petalRing(-3, 6, 2, 7, 8, 3, c.henna),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`,
  );

/** Draws bands and paisleys below the wrist. */
export function armHenna(S, c) {
  const h = c.henna;
  const edge = (y) => lerp(64, 94, (y - 30) / 390);
  const row = (y, k) => line(`M${f(-edge(y))} ${y}Q0 ${y + 12} ${f(edge(y))} ${y}`, h, k);
  const o =
    row(12, 3) +
    row(19, 1.6) +
    range(13)
      .map((i) => path(`M${-78 + i * 12} 15q6 -18 12 0Z`, h))
      .join('') +
    group(hexJaali(-90, 22, 90, 66, 22, h, 1.6)) +
    row(70, 3) +
    row(77, 1.6) +
    range(13)
      .map((i) => path(`M${-78 + i * 12} 84q6 18 12 0Z`, h))
      .join('');
  return S.inside(ARM, o);
}
