import { litArch } from '../../kit/architecture/arcades.mjs';
import { archPath } from '../../kit/architecture/arches.mjs';
import { chhatri, finial } from '../../kit/architecture/domes.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';

function slit(S, p, x, y, w, h) {
  const d = archPath(x, y, w, h, w * 0.8, 0);
  return path(d, p.lit.mid) + S.shade(d, p.lit.deep, 0, 0.9, [0, 1, 0, 0]) + line(d, p.gold, 1.4);
}

function coneRoof(S, p, x, y, w) {
  const h = w * 1.5;
  const tone = { base: mix(p.mid, p.sky[1], 0.45), dark: mix(p.dark, p.sky[0], 0.4), lite: p.sky[3] };
  const d = `M${f(x - w * 0.66)} ${f(y)}Q${f(x - w * 0.16)} ${f(y - h * 0.36)} ${f(x)} ${f(y - h)}Q${f(x + w * 0.16)} ${f(y - h * 0.36)} ${f(x + w * 0.66)} ${f(y)}Q${f(x)} ${f(y + w * 0.16)} ${f(x - w * 0.66)} ${f(y)}Z`;
  const ribs = [-0.4, -0.2, 0, 0.2, 0.4].map(
    (k) => `M${f(x + w * k)} ${f(y + w * 0.06)}Q${f(x + w * k * 0.3)} ${f(y - h * 0.36)} ${f(x)} ${f(y - h)}`,
  );
  return (
    S.form(d, tone, { dark: 1, lite: 0.6 }) +
    line(ribs.join(''), p.gold, 1.3, 'opacity=".6"') +
    finial(x, y - h + w * 0.04, w * 0.09, p.gold)
  );
}

function pennant(p, x, y, s) {
  const d = `M${x} ${y}q${s * 24} -8 ${s * 46} 2t${s * 40} 0l${s * -16} 13l${s * 18} 13q${s * -22} 8 ${s * -44} 0t${s * -44} 2Z`;
  return line(`M${x} ${y + 40}V${y - 8}`, p.gold, 3) + path(d, mix(p.lit.deep, '#c02a4a', 0.35)) + line(d, p.gold, 1.4);
}

/** Draws a round tower with battlements on corbels; roofed, or open with a pennant. */
function roundTower(S, p, x, y, w, h, { roof = true, flag = 1 } = {}) {
  const c = stone(p);
  const half = w / 2;
  const top = y - h;
  const shaft = `M${x - half * 1.1} ${y}L${x - half} ${top + 60}V${top}H${x + half}V${top + 60}L${x + half * 1.1} ${y}Z`;
  const head = box(x - half * 1.18, top, x + half * 1.18, top - 44);
  const corbels = range(7).map((i) => {
    const at = x - half * 1.1 + (i * half * 2.2) / 6;
    return path(archPath(at, top + 16, half * 0.26, 10, 8, 0), mix(c.base, p.dark, 0.55));
  });
  const courses = range(Math.floor(h / 64)).map((i) =>
    line(`M${x - half} ${y - 40 - i * 64}H${x + half}`, p.dark, 1.2, 'opacity=".22"'),
  );
  return (
    (roof ? coneRoof(S, p, x, top - 52, w) : pennant(p, x, top - 130, flag)) +
    S.form(shaft, c, { dark: 1, lite: 0.6, dir: [0.2, 0, 1, 0] }) +
    courses.join('') +
    slit(S, p, x, y - h * 0.3, w * 0.2, h * 0.08) +
    slit(S, p, x, y - h * 0.64, w * 0.2, h * 0.08) +
    path(head, mix(c.base, c.lite, 0.4)) +
    S.shade(head, p.dark, 0, 0.95, [0.2, 0, 1, 0]) +
    corbels.join('') +
    rect(x - half * 1.22, top - 2, half * 2.44, 4, p.gold) +
    merlons(x - half * 1.18, x + half * 1.18, top - 44, 22, mix(c.base, c.lite, 0.3)) +
    (roof ? ellipse(x, top - 52, half * 0.9, 8, p.dark, 'opacity=".4"') : '')
  );
}

function curtainWall(S, p, x0, x1, y, h) {
  const c = stone(p);
  const [l, r] = [Math.min(x0, x1), Math.max(x0, x1)];
  const wall = box(l, y, r, y - h);
  const bays = Math.max(2, Math.round((r - l) / 86));
  return (
    path(wall, c.base) +
    S.shade(wall, p.dark, x0 < S.cx ? 0 : 0.3, x0 < S.cx ? 0.7 : 1, [0, 0, 1, 0.1]) +
    range(bays)
      .map((i) => {
        const x = l + ((r - l) * (i + 0.5)) / bays;
        return litArch(S, x, y, 50, 44, 32, c, p.lit, { lamp: false, cusps: 3 }) + slit(S, p, x, y - h * 0.66, 20, 22);
      })
      .join('') +
    rect(l - 4, y - h - 8, r - l + 8, 10, c.lite) +
    rect(l - 4, y - h + 2, r - l + 8, 2.4, c.gold) +
    merlons(l, r, y - h - 8, 24, c.base)
  );
}

function gatehouse(S, p, cx, y) {
  const c = stone(p);
  const body = box(cx - 190, y, cx + 190, y - 372);
  const roundels = [-1, 1].map((s) =>
    circle(cx + s * 138, y - 270, 22, 'none', `stroke="${p.gold}" stroke-width="2.4"`),
  );
  return (
    S.form(body, c, { dark: 0.85, dir: [0.25, 0, 1, 0.1] }) +
    `<rect x="${cx - 170}" y="${y - 350}" width="340" height="350" fill="none" stroke="${p.gold}" stroke-width="2"/>` +
    roundels.join('') +
    litArch(S, cx, y, 232, 130, 124, c, p.lit, { cusps: 6 }) +
    [-84, 0, 84].map((dx) => slit(S, p, cx + dx, y - 300, 26, 30)).join('') +
    rect(cx - 202, y - 384, 404, 14, c.lite) +
    rect(cx - 202, y - 370, 404, 2.6, c.gold) +
    merlons(cx - 190, cx + 190, y - 384, 28, c.base) +
    [-1, 1].map((s) => chhatri(S, cx + s * 150, y - 392, 70, c, p.lit.mid)).join('') +
    chhatri(S, cx, y - 392, 120, c, p.lit.mid)
  );
}

/** Draws a castle of round towers about a gatehouse; cx, y of its foot. `span` is how far the outer towers stand. */
export function castle(S, p, cx, y, { span = 620 } = {}) {
  let o = '';
  for (const s of [-1, 1])
    o +=
      roundTower(S, p, cx + s * 330, y - 150, 104, 330, { roof: false, flag: s }) +
      curtainWall(S, p, cx + s * 200, cx + s * span, y, 196) +
      roundTower(S, p, cx + s * span, y, 148, 330);
  for (const s of [-1, 1]) o += roundTower(S, p, cx + s * 232, y, 128, 452);
  return o + gatehouse(S, p, cx, y);
}
