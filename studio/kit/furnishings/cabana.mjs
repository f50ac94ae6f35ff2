import { mix } from '../colour.mjs';
import { f, lerp, range } from '../numbers.mjs';
import { circle, line, open, P, path, rect } from '../shapes.mjs';

/** Draws a curtained cabana with a daybed, in perspective: x, z = centre of its floor (metres). */
export function cabana(S, cam, x, z, w, p, { h = 2.5, roof = p.lite, curtain = p.lite } = {}) {
  const r = w / 2;
  const zf = z - r;
  const zb = z + r;
  const side = x > 0 ? -1 : 1;
  const inner = x + side * r;
  const k = cam.scale(zf);
  const fl = cam.at(x, 0, z);
  const post = (px, pz, dim) => {
    const [bx, by] = cam.at(px, 0, pz);
    const [, ty] = cam.at(px, h, pz);
    const s = cam.scale(pz);
    return rect(bx - s * 0.05, ty, s * 0.1, by - ty, mix(p.gold, p.dark, dim));
  };
  // a gathered curtain between two posts: full at the rail, tied at two thirds, flaring to the floor
  const drape = (a, b, s, dim) => {
    const d = `M${f(a[0])} ${f(a[1])}L${f(lerp(a[0], b[0], 0.42))} ${f(a[1])}Q${f(lerp(a[0], b[0], 0.3))} ${f(lerp(a[1], b[1], 0.4))} ${f(lerp(a[0], b[0], 0.08))} ${f(lerp(a[1], b[1], 0.58))}Q${f(lerp(a[0], b[0], 0.12))} ${f(lerp(a[1], b[1], 0.8))} ${f(lerp(a[0], b[0], 0.2))} ${f(b[1])}H${f(a[0])}Z`;
    const tone = mix(curtain, p.dark, dim);
    const folds = [0.12, 0.26]
      .map(
        (t) =>
          `M${f(lerp(a[0], b[0], t))} ${f(a[1])}Q${f(lerp(a[0], b[0], t * 0.7))} ${f(lerp(a[1], b[1], 0.4))} ${f(lerp(a[0], b[0], 0.03))} ${f(lerp(a[1], b[1], 0.58))}L${f(lerp(a[0], b[0], t * 0.6))} ${f(b[1])}`,
      )
      .join('');
    return (
      path(d, tone) +
      S.shade(d, p.dark, 0.05, 0.7, [0, 0, 1, 0]) +
      line(folds, mix(tone, p.dark, 0.35), Math.max(1, s * 0.012)) +
      line(
        `M${f(a[0])} ${f(lerp(a[1], b[1], 0.58))}L${f(lerp(a[0], b[0], 0.1))} ${f(lerp(a[1], b[1], 0.58))}`,
        p.gold,
        Math.max(2, s * 0.04),
      )
    );
  };
  const at = cam.at;
  const back = cam.front(x - r, 0, x + r, h, zb);
  const bed = (y0, y1, tone, dark) => {
    const bx0 = x - r * 0.72;
    const bx1 = x + r * 0.72;
    const zf2 = zf + w * 0.12;
    const front = cam.front(bx0, y0, bx1, y1, zf2);
    const top = P([at(bx0, y1, zf2), at(bx1, y1, zf2), at(bx1, y1, zb - 0.2), at(bx0, y1, zb - 0.2)]);
    const flank = cam.wall(x + side * r * 0.72, zf2, zb - 0.2, y0, y1);
    return (
      path(flank, mix(tone, dark, 0.3)) +
      path(top, mix(tone, '#ffffff', 0.3)) +
      S.shade(top, p.lit.mid, 0.5, 0, [0, 0, 0, 1]) +
      path(front, tone) +
      S.shade(front, dark, 0.1, 0.8, [0.2, 0, 1, 0])
    );
  };
  const cushion = (cx0, tone) => {
    const [a, b] = at(cx0, 0.62, zb - 0.45);
    const s = cam.scale(zb - 0.45) * 0.3;
    const d = `M${f(a - s)} ${f(b + s * 0.6)}Q${f(a - s * 1.1)} ${f(b - s * 0.8)} ${f(a)} ${f(b - s * 0.7)}Q${f(a + s * 1.1)} ${f(b - s * 0.8)} ${f(a + s)} ${f(b + s * 0.6)}Z`;
    return path(d, tone) + S.shade(d, p.dark, 0, 0.7);
  };
  const deck = cam.floor(x - r * 1.12, zf - 0.25, x + r * 1.12, zb, 0.12);
  const deckFront = cam.front(x - r * 1.12, 0, x + r * 1.12, 0.12, zf - 0.25);
  const deckSide = cam.wall(inner + side * r * 0.12, zf - 0.25, zb, 0, 0.12);
  let o =
    S.pooled(fl[0], fl[1], w * cam.scale(z) * 0.9, w * cam.scale(z) * 0.26, p.lit.mid, 0.5) +
    path(deckSide, mix(p.base, p.dark, 0.4)) +
    path(deck, mix(p.base, p.lite, 0.4)) +
    path(deckFront, p.base) +
    S.shade(deckFront, p.dark, 0.2, 0.8);
  o +=
    path(
      back,
      S.lin([
        [0, p.lit.deep],
        [0.4, p.lit.mid],
        [1, mix(p.lit.mid, p.lit.deep, 0.5)],
      ]),
    ) + S.shade(back, p.lit.deep, 0.8, 0, [0, 0, 0.8, 0.3], 'b');
  const far = cam.wall(x - side * r, zf, zb, 0.12, h); // the curtained side away from the pool
  o +=
    path(far, mix(p.lit.mid, p.lit.deep, 0.45)) +
    S.shade(far, p.lit.deep, 0.1, 0.9, side > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0], 'b') +
    range(6)
      .map((i) =>
        line(
          open([at(x - side * r, 0.12, lerp(zf, zb, (i + 0.5) / 6)), at(x - side * r, h, lerp(zf, zb, (i + 0.5) / 6))]),
          p.lit.deep,
          1.4,
          'opacity=".5"',
        ),
      )
      .join('');
  const lamp = at(x, h - 0.55, z);
  o += S.glow(lamp[0], lamp[1], k * 1.1, p.lit.hi, 0.8);
  o +=
    bed(0.12, 0.42, mix(p.sky[1], p.base, 0.15), p.sky[0]) +
    [-0.42, 0, 0.42].map((t, i) => cushion(x + t * r * 1.25, [p.sky[3], p.gold, p.sky[3]][i])).join('');
  o +=
    line(`M${f(lamp[0])} ${f(at(x, h, z)[1])}V${f(lamp[1])}`, p.gold, Math.max(1, k * 0.012)) +
    circle(lamp[0], lamp[1], k * 0.1, '#fff8e0');
  o += post(inner, zb, 0.35) + drape(at(inner, h, zb), at(inner, 0.12, zf), k, 0.22);
  o +=
    drape(at(x - r, h, zf), at(x + r, 0.12, zf), k, 0) +
    drape(at(x + r, h, zf), at(x - r, 0.12, zf), k, 0.08) +
    post(x - r, zf, 0) +
    post(x + r, zf, 0.15);
  const e = r * 1.14;
  const roofFront = cam.front(x - e, h, x + e, h + 0.34, zf - 0.2);
  const roofSide = cam.wall(x + side * e, zf - 0.2, zb + 0.2, h, h + 0.34);
  o +=
    path(roofSide, mix(roof, p.dark, 0.35)) +
    path(roofFront, roof) +
    S.shade(roofFront, p.dark, 0, 0.75, [0.2, 0, 1, 0.1]);
  const [x0, y0] = at(x - e, h, zf - 0.2);
  const [x1] = at(x + e, h, zf - 0.2);
  const n = 9;
  const st = (x1 - x0) / n;
  const [, yt] = at(x, h + 0.34, zf - 0.2);
  o += path(
    range(n)
      .map(
        (i) =>
          `M${f(x0 + st * i)} ${f(y0 - 1)}H${f(x0 + st * (i + 1))}Q${f(x0 + st * (i + 0.5))} ${f(y0 + st * 1.1)} ${f(x0 + st * i)} ${f(y0 - 1)}Z`,
      )
      .join(''),
    roof,
    `stroke="${p.gold}" stroke-width="1.4"`,
  );
  return o + line(`M${f(x0)} ${f(y0)}H${f(x1)}M${f(x0)} ${f(yt)}H${f(x1)}`, p.gold, Math.max(1.4, k * 0.018));
}
