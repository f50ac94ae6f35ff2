import { f, rng } from '../numbers.mjs';
import { line, path } from '../shapes.mjs';

/** Draws one layer of a far city along y, houses up to `height`, a share of `lamps` of its windows lit. */
export function skyline(S, p, y, tone, height, seed, lamps) {
  const r = rng(seed * 17);
  let houses = '';
  let windows = '';
  for (let x = -20; x < S.W; ) {
    const w = 36 + 56 * r();
    const h = height * (0.45 + 0.55 * r());
    const roof = r() < 0.35 ? `l${f(w)} ${f(-w * 0.5)}` : `h${f(w)}`;
    houses += `M${f(x)} ${y + 20}V${f(y - h)}${roof}V${y + 20}Z`;
    for (let v = y - h + 14; v < y - 20; v += 15)
      for (let u = x + 8; u < x + w - 8; u += 11) if (r() < lamps) windows += `M${f(u)} ${f(v)}v6`;
    x += w + 5 * r();
  }
  return path(houses, tone) + line(windows, p.lit.mid, 3, 'opacity=".6"');
}

/** Draws old-city roofs along y: onion domes, small towers and flat terraces, `lamps` as in `skyline`. */
export function domedRoofs(S, p, y, tone, height, seed, lamps) {
  const r = rng(seed * 31);
  let houses = '';
  let windows = '';
  for (let x = -30; x < S.W + 30; ) {
    const w = 40 + 74 * r();
    const h = height * (0.45 + 0.5 * r());
    const kind = r();
    const onion = `h${f(w * 0.16)}c${f(-w * 0.16)} ${f(-w * 0.36)} ${f(w * 0.12)} ${f(-w * 0.5)} ${f(w * 0.34)} ${f(-w * 0.72)}c${f(w * 0.22)} ${f(w * 0.22)} ${f(w * 0.5)} ${f(w * 0.36)} ${f(w * 0.34)} ${f(w * 0.72)}h${f(w * 0.16)}`;
    const tower = `h${f(w * 0.3)}v${f(-w * 0.7)}l${f(w * 0.2)} ${f(-w * 0.3)}l${f(w * 0.2)} ${f(w * 0.3)}v${f(w * 0.7)}h${f(w * 0.3)}`;
    const roof = kind < 0.26 ? onion : kind < 0.4 ? tower : `h${f(w)}`;
    houses += `M${f(x)} ${y}V${f(y - h)}${roof}V${y}Z`;
    for (let q = y - h + 12; q < y - 26; q += 17)
      for (let v = x + 8; v < x + w - 6; v += 13) if (r() < lamps * 0.5) windows += `M${f(v)} ${f(q)}v6`;
    x += w + 4 * r();
  }
  return path(houses, tone) + line(windows, p.lit.mid, 3, `opacity="${f(0.3 + lamps)}"`);
}
