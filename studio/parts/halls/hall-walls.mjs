import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, line, open, path } from '../../kit/shapes.mjs';
import { filling } from './end-wall.mjs';

const onWall = (cam, x, z, y0, args) =>
  cam.onWall(
    x,
    arch(z, 0, ...args).map(([u, v]) => [u, y0 - v]),
  );

function bay(S, p, cam, s, w, z, depth, tone, daylight) {
  const surround = onWall(cam, s * w, z, 0, [depth * 0.84, 3.9, 1.9, 0]);
  const opening = onWall(cam, s * w, z, 0, [depth * 0.68, 3.8, 1.5, 4]);
  const k = cam.scale(z);
  const [lx, ly] = cam.at(s * w, 2.6, z);
  const lamp =
    S.glow(lx, ly, k * 1.5, '#fff3cf', 0.85) +
    line(`M${f(lx)} ${f(ly)}V${f(ly - k * 3)}`, p.lit.deep, 1.4) +
    circle(lx, ly, k * 0.13, '#fffaf0');
  const panes =
    [1.2, 2.4, 3.6]
      .map((y) => line(open([cam.at(s * w, y, z - depth / 2), cam.at(s * w, y, z + depth / 2)]), p.gold, 1.6))
      .join('') + line(open([cam.at(s * w, 0, z), cam.at(s * w, 6, z)]), p.gold, 2);
  return (
    path(surround, mix(tone.pale, tone.wall, 0.35)) +
    line(surround, p.gold, 1.6) +
    path(opening, filling(S, p, daylight)) +
    (daylight ? '' : S.shade(opening, p.lit.deep, 0.2, 0.9, s > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0], 'b')) +
    line(opening, p.gold, 1.8) +
    S.inside(opening, daylight ? panes : lamp)
  );
}

function pilaster(p, cam, x, z, tone) {
  const foot = cam.at(x, 0, z);
  const top = cam.at(x, 6.6, z);
  return (
    path(cam.wall(x, z - 0.22, z + 0.22, 0, 6.6), mix(tone.pale, tone.wall, 0.55)) +
    line(`M${f(foot[0])} ${f(foot[1])}V${f(top[1])}`, p.gold, Math.max(1, cam.scale(z) * 0.02), 'opacity=".8"')
  );
}

/** Draws both long walls with `bays` arches each; `daylight` glazes them. room = { w, h, back } in metres. */
export function archedWalls(S, p, cam, { w, h, back }, tone, { bays = 5, daylight = false } = {}) {
  const depth = (back - 4) / bays;
  let o = '';
  for (const s of [-1, 1]) {
    const wall = cam.wall(s * w, 3, back, 0, h);
    o += path(wall, tone.wall) + S.shade(wall, tone.deep, 0.95, 0.1, s > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0], 'b');
    for (let i = bays - 1; i >= 0; i--) {
      const z = back - (i + 1) * depth;
      o += bay(S, p, cam, s, w, z + depth / 2, depth, tone, daylight) + pilaster(p, cam, s * w, z, tone);
    }
    for (const [y, opacity] of [
      [6.6, 0.5],
      [7.3, 0.8],
    ])
      if (y < h) o += line(open([cam.at(s * w, y, 3), cam.at(s * w, y, back)]), p.gold, 2.4, `opacity="${opacity}"`);
    o += line(open([cam.at(s * w, h, 3), cam.at(s * w, h, back)]), p.gold, 4);
    o += line(open([cam.at(s * w, 0.5, 3), cam.at(s * w, 0.5, back)]), p.gold, 1.4, 'opacity=".6"');
  }
  return o;
}

/** Draws both long walls and the end wall hung with cloth in folds, a sconce in every third. */
export function drapedWalls(S, p, cam, { w, h, back }, tone, cloth = [p.lite, mix(p.lite, p.sky[3], 0.5)]) {
  const eave = h - 1.6;
  const n = 30;
  let o = '';
  for (const s of [-1, 1])
    for (const i of range(n)) {
      const z0 = lerp(back, 3, i / n);
      const z1 = lerp(back, 3, (i + 1) / n);
      const strip = cam.wall(s * w, z1, z0, 0, eave);
      o +=
        path(strip, mix(cloth[i % 2], tone.wall, 0.25)) +
        S.shade(strip, tone.deep, 0, 0.6, s > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]);
      if (i % 5 !== 2) continue;
      const [x, y] = cam.at(s * w, 3, (z0 + z1) / 2);
      o += S.glow(x, y, cam.scale(z0) * 1.3, '#fff3cf', 0.8) + circle(x, y, cam.scale(z0) * 0.12, '#fffaf0');
    }
  const [x0, low] = cam.at(-w, 0, back);
  const [x1, top] = cam.at(w, eave, back);
  for (const i of range(24)) {
    const strip = box(lerp(x0, x1, i / 24), low, lerp(x0, x1, (i + 1) / 24) + 1, top);
    o += path(strip, mix(cloth[i % 2], tone.wall, 0.15)) + S.shade(strip, tone.deep, 0, 0.5, [0, 0, 1, 0]);
  }
  return o;
}
