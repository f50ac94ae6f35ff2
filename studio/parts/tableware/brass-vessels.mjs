import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower, petalRing } from '../../kit/nature/flowers.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';

/** Draws a wide brass bowl of blossoms and floating lights. */
export function urli(S, p, x, y, r, b) {
  const e = 0.26;
  const d = `M${x - r} ${y - r * 0.5}C${x - r * 0.98} ${y - r * 0.1} ${x - r * 0.6} ${y + r * 0.02} ${x - r * 0.3} ${y + r * 0.04}H${x + r * 0.3}C${x + r * 0.6} ${y + r * 0.02} ${x + r * 0.98} ${y - r * 0.1} ${x + r} ${y - r * 0.5}Z`;
  const top = y - r * 0.5;
  const rnd = rng(Math.round(x + r));
  let o =
    ellipse(x + r * 0.08, y + r * 0.06, r * 0.9, r * 0.12, p.dark, 'opacity=".45"') +
    S.form(d, b, { dark: 1, lite: 0.95, dir: [0.3, 0, 1, 0.3] }) +
    petalRing(x, y - r * 0.2, 4, 8, 14, 5, b.dark) +
    [-2, -1, 1, 2].map((i) => petalRing(x + i * r * 0.3, y - r * (0.22 + 0.015 * i * i), 3, 8, 12, 4, b.dark)).join('');
  o +=
    ellipse(x, top, r * 1.06, r * e * 1.1, b.base) +
    S.shade(oval(x, top, r * 1.06, r * e * 1.1), b.dark, 0, 0.8) +
    ellipse(x, top, r * 0.94, r * e * 0.9, mix(p.sky[1], b.dark, 0.5)) +
    line(oval(x, top, r * 1.06, r * e * 1.1), b.lite, 2);
  const fl = range(46)
    .map(() => {
      const a = rnd() * 6.283;
      const q = Math.sqrt(rnd()) * 0.86;
      return [x + Math.cos(a) * r * q, top + Math.sin(a) * r * e * q, rnd()];
    })
    .sort((u, v) => u[1] - v[1]);
  o += fl
    .map(([u, v, q], i) =>
      flower(
        u,
        v - r * 0.03,
        r * (0.09 + 0.05 * q),
        i % 5 === 0 ? BLOOM.cream : i % 2 ? BLOOM.orange : BLOOM.deep,
        i % 5 === 0 ? BLOOM.pink : i % 2 ? BLOOM.deep : '#ffc44f',
      ),
    )
    .join('');
  for (const k of [-0.45, 0.05, 0.5])
    o +=
      S.glow(x + k * r, top - r * 0.14, r * 0.36, '#fff3c4', 0.85) +
      path(`M${f(x + k * r - r * 0.1)} ${f(top)}q${f(r * 0.1)} ${f(r * 0.09)} ${f(r * 0.2)} 0Z`, b.dark) +
      path(
        `M${f(x + k * r)} ${f(top - r * 0.24)}q${f(r * 0.07)} ${f(r * 0.13)} 0 ${f(r * 0.23)}q${f(-r * 0.07)} ${f(-r * 0.1)} 0 ${f(-r * 0.23)}Z`,
        '#fffdf0',
      );
  return o;
}

/** Draws a bowl heaped with a cone of powder. */
export function heaped(S, p, x, y, r, b, powder) {
  const cone = `M${x - r * 0.78} ${y - r * 0.5}Q${x - r * 0.3} ${y - r * 0.86} ${x} ${y - r * 1.16}Q${x + r * 0.3} ${y - r * 0.86} ${x + r * 0.78} ${y - r * 0.5}Q${x} ${y - r * 0.34} ${x - r * 0.78} ${y - r * 0.5}Z`;
  const d = `M${x - r * 0.86} ${y - r * 0.54}Q${x - r * 0.8} ${y} ${x - r * 0.36} ${y}H${x + r * 0.36}Q${x + r * 0.8} ${y} ${x + r * 0.86} ${y - r * 0.54}Q${x} ${y - r * 0.3} ${x - r * 0.86} ${y - r * 0.54}Z`;
  return (
    ellipse(x + 8, y + 3, r * 0.85, r * 0.12, p.dark, 'opacity=".45"') +
    path(cone, powder) +
    S.shade(cone, '#b5611c', 0, 0.95, [0.3, 0, 1, 0.4]) +
    S.shade(cone, '#ffe58a', 0.9, 0, [0, 0.2, 0.5, 0.4]) +
    S.form(d, b, { dark: 1, lite: 0.95, dir: [0.3, 0, 1, 0.3] }) +
    line(`M${x - r * 0.86} ${y - r * 0.54}Q${x} ${y - r * 0.3} ${x + r * 0.86} ${y - r * 0.54}`, b.lite, 3) +
    line(`M${x - r * 0.78} ${y - r * 0.3}Q${x} ${y - r * 0.08} ${x + r * 0.78} ${y - r * 0.3}`, b.dark, 1.4)
  );
}

/** Draws a water pot with mango leaves and a coconut. */
export function kalash(S, p, x, y, k, b) {
  const d = 'M-34 0H34L42 -12C84 -34 84 -96 34 -112L30 -124H-30L-34 -112C-84 -96 -84 -34 -42 -12Z';
  const nut = 'M0 -208C30 -196 40 -164 26 -142H-26C-40 -164 -30 -196 0 -208Z';
  const leaves = [-64, -40, -16, 16, 40, 64]
    .map((a, i) =>
      group(
        path('M0 0C16 -22 14 -58 0 -84C-14 -58 -16 -22 0 0Z', i % 2 ? p.leafm : p.leaf) +
          line('M0 -4V-74', '#c6c46a', 1.4),
        `transform="translate(${a * 0.2} -126) rotate(${a})"`,
      ),
    )
    .join('');
  return group(
    ellipse(6, 2, 62, 10, p.dark, 'opacity=".45"') +
      leaves +
      path(nut, '#7a4424') +
      S.shade(nut, '#2a120a', 0, 0.9) +
      S.form(d, b, { dark: 1, lite: 0.95, dir: [0.3, 0, 1, 0.2] }) +
      rect(-38, -130, 76, 10, b.base) +
      line('M-38 -130H38M-38 -120H38', b.lite, 1.6) +
      petalRing(0, -60, 6, 10, 22, 7, '#c23a2c') +
      circle(0, -60, 5, '#fff1d4') +
      line('M-62 -86Q0 -70 62 -86M-62 -34Q0 -18 62 -34', b.dark, 1.8),
    `transform="translate(${x} ${y}) scale(${k})"`,
  );
}
