import { f } from '../numbers.mjs';
import { group } from '../shapes.mjs';

/** Mirrors `inner` about line y inside `region`, then breaks it with horizontal bars of the given colours */
export function water(S, y, inner, base, cuts, r, { region, bottom = S.H, strength = 0.62, density = 1 } = {}) {
  const depth = bottom - y;
  let bars = '';
  for (let k = 0; k < 40; k++) {
    const t = k / 40;
    const yy = y + depth * t ** 1.35;
    const hh = depth * (0.004 + 0.016 * t);
    for (let q = 0; q < (2 + t * 3) * density; q++) {
      const w = S.W * (0.05 + 0.22 * r());
      const x = r() * S.W - w / 2;
      bars += `<rect x="${f(x)}" y="${f(yy)}" width="${f(w)}" height="${f(hh)}" rx="${f(hh / 2)}" fill="${cuts[k % cuts.length]}" opacity="${f(0.25 + 0.45 * r())}"/>`;
    }
  }
  return S.inside(
    region ?? `M0 ${y}H${S.W}V${bottom}H0Z`,
    base + group(inner, `transform="translate(0 ${f(2 * y)}) scale(1 -1)" opacity="${strength}"`) + bars,
  );
}
