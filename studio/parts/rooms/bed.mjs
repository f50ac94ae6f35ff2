import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, line, open, P, path } from '../../kit/shapes.mjs';
import { drape, POST, post } from './bed-frame.mjs';
import { pillows } from './pillows.mjs';

const Z = { foot: 3.45, head: 5.85 };

// carved headboard in a bow, studded; `wide` is the bed's width against a double bed's
function headboard(S, p, [x, y], k, half, tone) {
  const wide = half / 1.02;
  const u = (n) => f(x + k * n * wide);
  const v = (n) => f(y - k * n);
  const d = `M${u(-1.02)} ${f(y)}V${v(0.5)}Q${u(-0.7)} ${v(0.62)} ${u(-0.5)} ${v(0.76)}Q${f(x)} ${v(1.12)} ${u(0.5)} ${v(0.76)}Q${u(0.7)} ${v(0.62)} ${u(1.02)} ${v(0.5)}V${f(y)}Z`;
  const studs = [
    [-0.6, 0.3],
    [-0.3, 0.38],
    [0, 0.42],
    [0.3, 0.38],
    [0.6, 0.3],
    [-0.45, 0.6],
    [-0.15, 0.68],
    [0.15, 0.68],
    [0.45, 0.6],
  ].map(([dx, dy]) => circle(x + k * dx * wide, y - k * dy, k * 0.018, p.gold));
  return path(d, tone.wine) + S.shade(d, p.dark, 0, 0.85, [0.2, 0, 1, 0.2]) + line(d, p.gold, 3.2) + studs.join('');
}

// the embroidered throw across the foot and its scalloped hem
function throwOver(S, p, cam, x, half, tone) {
  const at = (dx, y, z) => cam.at(x + dx, y, z);
  const band = P([at(-half, 0.67, 3.55), at(half, 0.67, 3.55), at(half, 0.67, 4.35), at(-half, 0.67, 4.35)]);
  return (
    path(band, tone.wine) +
    S.shade(band, p.dark, 0, 0.75, [0.2, 0, 1, 0.2]) +
    line(open([at(-half, 0.67, 4.35), at(half, 0.67, 4.35)]), p.gold, 3) +
    line(open([at(-half, 0.67, 4.25), at(half, 0.67, 4.25)]), p.gold, 1.3)
  );
}

function valance(S, p, cam, x, half, tone, shade) {
  const front = cam.front(x - half, 0.1, x + half, 0.66, Z.foot);
  const drop = cam.front(x - half, 0.3, x + half, 0.66, Z.foot);
  const [x0, y] = cam.at(x - half, 0.3, Z.foot);
  const [x1] = cam.at(x + half, 0.3, Z.foot);
  const rosettes = half > 0.8 ? 5 : 3;
  const n = Math.round(17 * (half / 1.02));
  const step = (x1 - x0) / n;
  const scallops = range(n).map(
    (i) => `M${f(x0 + step * i)} ${f(y)}h${f(step)}q${f(-step / 2)} ${f(step * 0.9)} ${f(-step)} 0Z`,
  );
  let o =
    path(front, tone.linen) +
    S.shade(front, shade, 0.15, 0.85, [0.1, 0, 1, 0.2]) +
    path(drop, tone.wine) +
    S.shade(drop, p.dark, 0.1, 0.85, [0.15, 0, 1, 0.2]);
  for (const i of range(rosettes)) {
    const [a, b] = cam.at(x + (i - (rosettes - 1) / 2) * 0.4, 0.48, Z.foot);
    o += petalRing(a, b, 5, 10, 18, 6, p.gold) + circle(a, b, 4, tone.linen);
  }
  return o + line(`M${f(x0)} ${f(y - 12)}H${f(x1)}`, p.gold, 1.4) + path(scallops.join(''), p.gold);
}

/**
 * Draws a made bed with its foot to the viewer: x of its middle and half its width in metres, tones of `roomTones`.
 * `posts` puts a curtained four-poster frame round it.
 */
export function bed(S, p, cam, tone, { x = 0, half = 1.02, posts = true } = {}) {
  const shade = mix(p.dark, p.sky[2], 0.25);
  const { foot, head } = Z;
  const at = (dx, y, z) => cam.at(x + dx, y, z);
  const rail = (a, b, width) => line(open([at(...a), at(...b)]), p.gold, width);
  const top = P([at(-half, 0.66, foot), at(half, 0.66, foot), at(half, 0.66, head), at(-half, 0.66, head)]);
  const behind = posts
    ? rail([-half, POST, head], [half, POST, head], 4) +
      post(S, p, cam, x - half, head) +
      post(S, p, cam, x + half, head)
    : '';
  const inFront = posts
    ? rail([-half, POST, foot], [-half, POST, head], 4) +
      rail([half, POST, foot], [half, POST, head], 4) +
      rail([-half, POST, foot], [half, POST, foot], 6) +
      drape(S, p, cam, x - half, foot, 1, tone, shade, 0.02) +
      drape(S, p, cam, x + half, foot, -1, tone, shade, 0.1) +
      post(S, p, cam, x - half, foot) +
      post(S, p, cam, x + half, foot)
    : '';
  return (
    behind +
    headboard(S, p, at(0, 0.6, head), cam.scale(head), half, tone) +
    path(top, tone.linen) +
    S.shade(top, shade, 0, 0.55, [0.3, 0, 1, 0.2]) +
    S.pool(top, at(0, 0.66, head)[0], at(0, 0.66, head)[1], 190, p.lit.mid, 0.5) +
    pillows(S, p, cam, x, half, tone, shade) +
    throwOver(S, p, cam, x, half, tone) +
    valance(S, p, cam, x, half, tone, shade) +
    inFront
  );
}
